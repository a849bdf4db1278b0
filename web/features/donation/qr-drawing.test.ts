import { expect, test } from 'vitest'
import { drawQr } from './qr-drawing.ts'

const link = 'upi://pay?pa=upvas@examplebank&pn=Upvas&am=100&cu=INR'

/** The squares that a path fills. */
function squares(path: string): Set<string> {
  const filled = new Set<string>()
  for (const [, x = '', y = '', to = ''] of path.matchAll(/M(\d+) (\d+)H(\d+)v1H\d+z/g)) {
    for (let at = Number(x); at < Number(to); at++) filled.add(`${at},${y}`)
  }
  return filled
}

test('PAY-08 a code has its three finders, its timing line and a quiet zone of four', () => {
  const { size, path } = drawQr(link)
  const dark = squares(path)
  const modules = size - 8
  expect((modules - 17) % 4).toBe(0)
  for (const [left, top] of [
    [4, 4],
    [size - 11, 4],
    [4, size - 11],
  ] as const) {
    for (let step = 0; step < 7; step++) {
      expect(dark).toContain(`${left + step},${top}`)
      expect(dark).toContain(`${left + step},${top + 6}`)
      expect(dark).toContain(`${left},${top + step}`)
    }
    expect(dark).not.toContain(`${left + 1},${top + 1}`)
    expect(dark).toContain(`${left + 3},${top + 3}`)
  }
  for (let at = 12; at < size - 12; at++) expect(dark.has(`${at},10`)).toBe(at % 2 === 0)
  for (const square of dark) {
    for (const at of square.split(',').map(Number)) {
      expect(at).toBeGreaterThanOrEqual(4)
      expect(at).toBeLessThan(size - 4)
    }
  }
})

test('another amount is another code, and what is too long is refused', () => {
  expect(drawQr(link.replace('100', '500')).path).not.toBe(drawQr(link).path)
  expect(() => drawQr('x'.repeat(4000))).toThrow()
})
