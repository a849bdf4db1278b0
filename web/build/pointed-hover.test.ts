import postcss from 'postcss'
import { expect, test } from 'vitest'
import { pointedHover } from './pointed-hover.ts'

const plain = (css: string) =>
  postcss([pointedHover]).process(css, { from: undefined }).css.replaceAll(/\s/g, '')

test('a look under the pointer is for those who point', () => {
  expect(plain('@layer ui { .a:hover { left: 0 } .b { left: 1px } }')).toBe(
    '@layerui{@media(hover:hover){.a:hover{left:0}}.b{left:1px}}',
  )
})

test('what shares the rule keeps it', () => {
  expect(plain('.a:hover, .a[open] { left: 0 }')).toBe(
    '.a[open]{left:0}@media(hover:hover){.a:hover{left:0}}',
  )
})
