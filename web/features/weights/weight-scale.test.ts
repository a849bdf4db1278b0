import { expect, test } from 'vitest'
import { nearestPoint, weightScale } from './weight-scale.ts'

const on = (date: string, weight: number, trend?: number) => ({ _id: date, date, weight, trend })

test('weights stand by their day and between the lightest and the heaviest', () => {
  const weights = [on('2026-03-01', 70, 70), on('2026-03-05', 76, 72), on('2026-03-11', 72, 71)]
  expect(weightScale(weights)).toEqual({
    bottomKg: 70,
    topKg: 76,
    points: [
      { x: 0, y: 1, trendY: 1 },
      { x: 0.4, y: 0, trendY: expect.closeTo(4 / 6) },
      { x: 1, y: expect.closeTo(4 / 6), trendY: expect.closeTo(5 / 6) },
    ],
  })
})

test('small differences stay small', () => {
  const { bottomKg, topKg } = weightScale([on('2026-03-01', 70), on('2026-03-02', 71)])
  expect([bottomKg, topKg]).toEqual([68.5, 72.5])
})

test('a single weight stands in the middle', () => {
  const { bottomKg, topKg, points } = weightScale([on('2026-03-01', 70)])
  expect([bottomKg, topKg]).toEqual([68, 72])
  expect(points).toEqual([{ x: 0.5, y: 0.5, trendY: 0.5 }])
})

test.each([
  [-0.2, 0],
  [0.19, 0],
  [0.21, 1],
  [0.69, 1],
  [0.71, 2],
  [1.3, 2],
])('at %d of the width the nearest is %d', (x, place) => {
  const points = [0, 0.4, 1].map((x) => ({ x, y: 0, trendY: 0 }))
  expect(nearestPoint(points, x)).toBe(place)
})
