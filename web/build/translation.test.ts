import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, traverse, types } from '@babel/core'
import { describe, expect, test } from 'vitest'
import { refusals } from '#contract/refusals.ts'
import { socialSentences } from '#contract/social.ts'
import { FIRST_LANGUAGE } from '#domain/language.ts'
import { readCatalogue, translationOf } from './catalogue.ts'
import { readTranslation } from './translation.ts'

const ROOT = path.join(import.meta.dirname, '../..')
const DEVANAGARI = /\p{Script=Devanagari}/u
/** Names and numbers that are the same in every language. */
const SAME = new Set(['{calories} kcal', '{name}: {what}', '5:2', 'IFSC', 'UPI', 'UPI ID'])

test('the code is written in the first language', async () => {
  expect(await readTranslation(FIRST_LANGUAGE)).toBeNull()
})

const hindi = await readTranslation('hi')
if (!hindi) throw new Error('There is no Hindi.')
const entries = [hindi.messages, hindi.texts, hindi.answers].flatMap((each) => [...each.values()])

/** The values and elements that a message takes in, however often and in whatever order. */
function placeholders(message: string): string {
  return [...new Set(message.match(/\{\w+[,}]|<[/]?\d+[/]?>/g))].sort().join(' ')
}

describe('the Hindi of the interface', () => {
  test('is all there, and Hindi', () => {
    const isHindi = ({ english, translation }: (typeof entries)[number]) =>
      SAME.has(english) ? translation === english : DEVANAGARI.test(translation)
    expect(entries.filter((entry) => !isHindi(entry))).toEqual([])
  })

  test('takes in the values and elements that the English does', () => {
    expect(placeholders('<0>{n, plural, other {# of}} {m}</0>')).toBe('</0> <0> {m} {n,')
    const differs = entries.filter(
      ({ english, translation }) => placeholders(english) !== placeholders(translation),
    )
    expect(differs).toEqual([])
  })

  test('ends a sentence with a danda and leaves no blank before or after', () => {
    const unclean = ({ translation }: (typeof entries)[number]) =>
      / [।,;:?!]|[^.]\.(?= |$)(?<!\d\.)|^\s|\s$| {2}/u.test(translation.replaceAll('...', ''))
    expect(entries.filter(unclean).map(({ translation }) => translation)).toEqual([])
  })
})

test('no text of the code is translated that is no more in it', async () => {
  const files = globSync('{web,domain,contract}/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: ['**/*.test.*'],
  })
  const code = files.map((file) => readFileSync(path.join(ROOT, file), 'utf8')).join('')
  const inCode = await readCatalogue(path.join(ROOT, 'web/locales/code.hi.po'))
  const english = [...inCode.values()].map((entry) => entry.english)
  expect(english.length).toBeGreaterThan(50)
  expect(english.filter((text) => !code.includes(`'${text}'`))).toEqual([])
})

describe('what the server says', () => {
  const said = (sentence: string) => Boolean(translationOf(hindi.answers, sentence))

  test('every refusal is known in Hindi', () => {
    const sentences = Object.values(refusals).map(({ message }) => message)
    const unknown = [...sentences, ...Object.values(socialSentences)].filter((each) => !said(each))
    expect(unknown).toEqual([])
  })

  // Of a field the server says what is wrong in plain strings, here and there: read from the code itself.
  test.each([
    'contract/fields.ts',
    'contract/plan.ts',
    'contract/user.ts',
    'server/routes/fast-times.ts',
    'server/routes/recovery.ts',
    'server/routes/user.ts',
    'server/routes/weights.ts',
    'server/serve.ts',
    'server/body.ts',
  ])('every fault that %s finds is known in Hindi', (file) => {
    expect(sentencesIn(file).filter((each) => !said(each))).toEqual([])
  })
})

/** What makes sentences of a field's name. */
const WANTED = { name: 'wanted' }

/** What is refused with in a file of code: sentences without an end mark, which only faults of fields have. */
function sentencesIn(file: string): string[] {
  const code = readFileSync(path.join(ROOT, file), 'utf8')
  const tree = parseSync(code, { parserOpts: { plugins: ['typescript'] }, configFile: false })
  const found: string[] = []
  traverse(tree as types.File, {
    StringLiteral({ node, parent }) {
      const isOfDocuments =
        types.isObjectProperty(parent) &&
        types.isIdentifier(parent.key) &&
        ['summary', 'description'].includes(parent.key.name)
      const isName = types.isCallExpression(parent) && types.isIdentifier(parent.callee, WANTED)
      if (!isOfDocuments && !isName && /^[A-Z]\w* \w.*[a-z\d]$/.test(node.value))
        found.push(node.value)
    },
  })
  return found
}
