import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asTyped, csvRow, defused } from './csv.ts'

describe('A20 a cell', () => {
  test.each([
    ['=1+1', "'=1+1"],
    [' =1+1', "' =1+1"],
    ['\t=1+1', "'\t'=1+1"],
    ['-1', "'-1"],
    ['@x', "'@x"],
    ['\rx', "'\rx"],
    ['＝x', "'＝x"],
    ['"=x', `'"=x`],
    ["'=x", "''=x"],
    ['a;=x', "a;'=x"],
    ['a, +x', "a,' +x"],
    ['a\n-b', "a\n'-b"],
    ['a=b', 'a=b'],
    ["it's", "it's"],
    ["'quoted'", "'quoted'"],
    ['', ''],
  ])('%j is written as %j', (typed, written) => {
    expect([defused(typed), asTyped(written)]).toEqual([written, typed])
  })

  const texts = fc
    .array(fc.oneof(fc.constantFrom(...'=+-@\t\r\n,;|"\' a＝'), fc.string({ maxLength: 3 })))
    .map((parts) => parts.join(''))

  test('is never a formula, wherever a file is cut into cells, and comes back', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const written = defused(text)
        for (const part of [written, ...written.split(/[,;|\t\r\n]/)]) {
          expect(part.replace(/^[\s"]+/, '')).not.toMatch(/^[=+\-@＝＋－＠]/)
        }
        expect(written).not.toMatch(/^[\t\r]/)
        expect(asTyped(written)).toBe(text)
      }),
      { numRuns: 5000 },
    )
  })

  test('that is a number stays one, and what would end it stands in quotes', () => {
    expect(csvRow([-1.5, '-1', 'a,"b"\nc', 'd'])).toBe(`-1.5,'-1,"a,""b""\nc",d\r\n`)
  })
})
