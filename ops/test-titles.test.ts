import { expect, test } from 'vitest'
import { titlesIn } from './test-titles.ts'

const read = (source: string) => titlesIn('any.test.ts', source).map(({ whole }) => whole)

test.each([
  ['a test', `test('one', () => {})`, ['one']],
  ['a group and what is in it', `describe('all', () => { it("one") })`, ['all', 'one']],
  ['a test of ours', `withPayee.describe('paid', () => onBothEngines('kept'))`, ['paid', 'kept']],
  ['places of a template', `for (const x of y) test(\`\${x} is \${z}\`)`, ['… is …']],
  [
    'a row in the title of its table',
    `test.each([['one', 2]])('%s and %i')`,
    ['%s and %i', 'one and 2'],
  ],
  ['a place of no text', `test.each([['one', f(), 2]])('%s: %s')`, ['%s: %s', 'one: %s']],
  [
    'a row of a table elsewhere',
    `const rows = [['one', 2]]; test.each(rows)('%s')`,
    ['one 2', '%s'],
  ],
])('reads %s', (_, source, titles) => expect(read(source)).toEqual(titles))

test.each([
  ['a comment', `// test('one')`],
  ['what a test does', `page.goto('one')`],
  ['a test that is never run', `test.skip('one'); describe.skip('two'); test.todo('three')`],
  ['a list that is no table', `const one = { cells: 'one' }`],
])('leaves %s alone', (_, source) => expect(read(source)).toEqual([]))
