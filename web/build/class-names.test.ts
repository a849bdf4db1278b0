import { expect, test } from 'vitest'
import { className } from './class-names.ts'

const file = `${import.meta.dirname}/../ui/card.module.css`

test('the classes of a file have one mark, and those of another file another', () => {
  const mark = className('a', file).slice(1)
  expect(mark).toMatch(/^-[0-9a-f]{4}$/)
  expect(className('b', `${file}?used`)).toBe(`b${mark}`)
  expect(className('a', file.replace('card', 'button'))).not.toBe(`a${mark}`)
})
