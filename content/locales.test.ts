import { readFileSync } from 'node:fs'
import { formatter } from '@lingui/format-po'
import { describe, expect, test } from 'vitest'

// What nobody reads as a sentence, or what stays in its own language: ids, addresses, and the titles of works.
const NO_TEXT = new Set([
  ...['id', 'exerciseIds', 'pose', 'difficulty', 'helps', 'figure', 'basis', 'evidence'],
  ...['source', 'sources', 'videoUrl', 'videoTitle', 'videoChannel'],
])

// Poses are drawings, and no screen shows where a video's link was found.
const modules = import.meta.glob<object>(
  ['./**/*.ts', '!./**/*.test.ts', '!./yoga/poses/*', '!./yoga/video-sources.ts'],
  { eager: true },
)

/** Every string of a value, once: those that people read as ours, or the others. */
function stringsIn(value: unknown, wanted: 'text' | 'no text'): Set<string> {
  const found = new Set<string>()
  walk(value, 'text')
  return found

  function walk(part: unknown, kind: typeof wanted): void {
    if (typeof part === 'string' && kind === wanted) found.add(part)
    if (typeof part !== 'object' || part === null) return
    for (const [field, inner] of Object.entries(part)) {
      walk(inner, NO_TEXT.has(field) ? 'no text' : kind)
    }
  }
}

const texts = stringsIn(modules, 'text')
const translations = await formatter({ explicitIdAsDefault: true }).parse(
  readFileSync(new URL('locales/hi.po', import.meta.url), 'utf8'),
  { locale: 'hi', sourceLocale: 'en', filename: 'hi.po' },
)
const entries = Object.entries(translations).map(([english, { translation = '' }]) => ({
  english,
  hindi: translation,
}))

describe('the Hindi of the content', () => {
  test('every text has its Hindi', () => {
    expect([...texts].filter((text) => !(text in translations))).toEqual([])
  })

  test('no entry is left over from a text that is gone', () => {
    expect(entries.filter(({ english }) => !texts.has(english))).toEqual([])
  })

  test('an entry, which replaces every string that is equal to it, is no id and no title of a work', () => {
    const others = stringsIn(modules, 'no text')
    expect(entries.filter(({ english }) => others.has(english))).toEqual([])
  })

  test('every entry is in Devanagari and cleanly set', () => {
    const unclean = ({ hindi }: { hindi: string }) =>
      !/\p{Script=Devanagari}/u.test(hindi) ||
      hindi !== hindi.trim().normalize() ||
      / {2}|--|\.\.|['"०-९]| [।,;:?!]/u.test(hindi)
    expect(entries.filter(unclean)).toEqual([])
  })

  test('a sentence stays a sentence, and a label a label', () => {
    const full = /[.!]$/
    expect(entries.filter((e) => full.test(e.english) !== /[।!]$/u.test(e.hindi))).toEqual([])
  })

  test('numbers are those of the English', () => {
    const numbers = (text: string) =>
      text
        .match(/\d+(?:[.,:]\d+)*/g)
        ?.toSorted()
        .join(' ')
    expect(entries.filter((e) => numbers(e.english) !== numbers(e.hindi))).toEqual([])
  })

  test('what may be stays what may be, and a “not” is not lost', () => {
    const lost = ({ english, hindi }: { english: string; hindi: string }) =>
      (/\bmay\b/i.test(english) && !/सकत|संभव|शायद/u.test(hindi)) ||
      (/\b(not|never|cannot|avoid|without)\b/i.test(english) &&
        !/नहीं|कभी|बिना|बचें|बचने|(?<!\p{L})न(?!\p{L}|\p{M})/u.test(hindi))
    expect(entries.filter(lost)).toEqual([])
  })

  test('no word promises, frightens or shames', () => {
    const forbidden =
      /डिटॉक्स|डीटॉक्स|विषाक्त|विषैल|चमत्कार|गारंटी|रामबाण|अचूक|जड़ से|इलाज कर|उपचार कर|ठीक कर द|नाकाम|असफल/u
    const said = entries.filter(({ hindi }) => forbidden.test(hindi))
    expect(said.filter(({ english }) => !english.includes('never a failure'))).toEqual([])
  })
})
