import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './folders.ts'

const NAMED_TEST = /`([^`]+\.(?:test\.tsx?|journey\.ts))`: \*([^*]+)\*/g
const SENTENCE = /^`(.+)`$/

const page = readFileSync(join(root, 'docs/errors.md'), 'utf8')
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (situation|---)/.test(line))
  .map((line) => line.slice(2, -2).split(' | '))

const code = globSync(['web/**/*.{ts,tsx}', 'contract/*.ts'], { cwd: root })
  .filter((file) => !/\.test\.|\/test\//.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n')

describe('docs/errors.md', () => {
  test('has a row for each situation', () => expect(rows.length).toBeGreaterThan(45))

  test.each(rows)('%s', (...cells) => {
    const tests = [...(cells.at(-1) ?? '').matchAll(NAMED_TEST)]
    expect(tests.length, 'a test is named').toBeGreaterThan(0)
    for (const [, file = '', title = ''] of tests) {
      expect(existsSync(join(root, file)), file).toBe(true)
      expect(readFileSync(join(root, file), 'utf8'), `${file} has it`).toContain(title)
    }
    const sentence = SENTENCE.exec(cells.at(-3) ?? '')?.[1]
    if (sentence) expect(code, 'the sentence stands in the code').toContain(sentence)
  })
})
