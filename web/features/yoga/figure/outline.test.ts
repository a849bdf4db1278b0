import { describe, expect, it } from 'vitest'
import { blob, circle, close, curveTo, limb, moveTo, pathOf } from './outline.ts'
import { add, type Point, pointsOf } from './vector.ts'

const commands = (d: string): string => d.replaceAll(/[^a-z]/g, '')
const numbers = (d: string): number[] => (d.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)

/** The points of each command of moves and curves, on the canvas. */
const drawn = (d: string): Point[][] => {
  let pen: Point = [0, 0]
  return (d.match(/[mc][^a-z]+/g) ?? []).map((command) => {
    const points = pointsOf(numbers(command)).map((step) => add(pen, step))
    pen = points.at(-1) ?? pen
    return points
  })
}
const ends = (d: string): (Point | undefined)[] => drawn(d).map((points) => points.at(-1))

describe('pathOf', () => {
  it('goes on from where the last command ended', () => {
    const d = pathOf(moveTo([10, 10]), curveTo([10, 8], [12.5, 7], [15, 7]), close)
    expect(d).toBe('m10 10c0-2 2.5-3 5-3z')
  })

  it('ends where it should after many steps, each rounded', () => {
    const steps = Array.from({ length: 100 }, (_, i) => [(i + 1) / 30, (i + 1) / -30] as const)
    const last = ends(pathOf(moveTo([0, 0]), ...steps.map((p) => curveTo(p, p, p)))).at(-1)
    expect(last?.[0]).toBeCloseTo(3.3)
    expect(last?.[1]).toBeCloseTo(-3.3)
  })
})

describe('limb', () => {
  it('runs down one side, round the tip and up the other', () => {
    const d = limb([0, 0, 0, 20, 0, 40], [4, 3, 2], 0)
    expect(commands(d)).toBe('mccccccc')
    expect(d).toMatch(/^m4 0c/)
    const end = ends(d).at(-1)
    expect(end?.[0]).toBeCloseTo(-4)
    expect(end?.[1]).toBeCloseTo(0)
  })

  it('has the same commands straight and bent either way, so that one can move into another', () => {
    const shapes = [0, 15, -15].map((x) => limb([0, 0, x, 20, 0, 40], [4, 3, 2]))
    expect(new Set(shapes.map(commands)).size).toBe(1)
  })

  it('keeps a fully folded knee near its bones', () => {
    const d = limb([0, 0, 28, 0, 2, 1], [7, 5, 3])
    for (const n of drawn(d).flat(2)) expect(Math.abs(n)).toBeLessThan(40)
  })

  it('stays finite where two joints meet', () => {
    const d = limb([0, 0, 0, 0, 0, 10], [4, 3, 2])
    expect(d).not.toMatch(/NaN|Infinity/)
  })
})

describe('circle and blob', () => {
  it('draws a circle as two half turns', () => {
    expect(circle([10, 10], 5)).toBe('m5 10a5 5 0 1 1 10 0a5 5 0 1 1-10 0z')
  })

  it('closes through every point', () => {
    const corners = pointsOf([0, 0, 10, 0, 10, 10])
    const d = blob(corners)
    expect(commands(d)).toBe('mcccz')
    expect(ends(d)).toEqual([...corners, corners[0]])
  })
})
