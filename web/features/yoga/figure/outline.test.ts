import { describe, expect, it } from 'vitest'
import { blob, circle, limb } from './outline.ts'

const commands = (d: string): string => d.replaceAll(/[^A-Z]/g, '')
const numbers = (d: string): number[] => (d.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)

describe('limb', () => {
  it('runs down one side, round the tip and up the other', () => {
    const d = limb([0, 0, 0, 20, 0, 40], [4, 3, 2], 0)
    expect(commands(d)).toBe('MCCCCCCC')
    expect(d).toMatch(/^M4 0C/)
    expect(d).toMatch(/-4 0$/)
  })

  it('has the same commands straight and bent either way, so that one can move into another', () => {
    const shapes = [0, 15, -15].map((x) => limb([0, 0, x, 20, 0, 40], [4, 3, 2]))
    expect(new Set(shapes.map(commands)).size).toBe(1)
  })

  it('keeps a fully folded knee near its bones', () => {
    const d = limb([0, 0, 28, 0, 2, 1], [7, 5, 3])
    for (const n of numbers(d)) expect(Math.abs(n)).toBeLessThan(40)
  })

  it('stays finite where two joints meet', () => {
    const d = limb([0, 0, 0, 0, 0, 10], [4, 3, 2])
    expect(d).not.toMatch(/NaN|Infinity/)
  })
})

describe('circle and blob', () => {
  it('draws a circle as two half turns', () => {
    expect(circle([10, 10], 5)).toBe('M5 10A5 5 0 1 1 15 10A5 5 0 1 1 5 10Z')
  })

  it('closes through every point', () => {
    const d = blob([
      [0, 0],
      [10, 0],
      [10, 10],
    ])
    expect(commands(d)).toBe('MCCCZ')
    expect(d).toContain('10 10')
  })
})
