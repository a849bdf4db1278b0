import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sentences } from '#web/api/failures.ts'
import { authSentences } from '#web/features/auth/auth-effects.ts'
import { recoverySentences } from '#web/features/auth/recovery-sentences.ts'
import { fastSentences } from '#web/features/fasting/fasting-api.ts'
import { timerSentences } from '#web/features/fasting/fasting-effects.ts'
import { root } from './folders.ts'
import { titlesIn } from './test-titles.ts'

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

  const tables = { sentences, authSentences, recoverySentences, fastSentences, timerSentences }
  test.each(Object.entries(tables))('leaves out none of the %s', (_, table) => {
    for (const sentence of Object.values(table)) expect(page).toContain(`\`${sentence}\``)
  })

  test.each(rows)('%s', (...cells) => {
    const tests = [...(cells.at(-1) ?? '').matchAll(NAMED_TEST)]
    expect(tests.length, 'a test is named').toBeGreaterThan(0)
    for (const [, file = '', title = ''] of tests) {
      const titles = titlesIn(file, readFileSync(join(root, file), 'utf8'))
      expect(titles.map(({ whole }) => whole).join('\n'), `${file} has it`).toContain(title)
    }
    const sentence = SENTENCE.exec(cells.at(-3) ?? '')?.[1]
    if (sentence) expect(code, 'the sentence stands in the code').toContain(sentence)
  })
})
