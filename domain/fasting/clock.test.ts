import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  caloriesBurned,
  elapsedMs,
  formatElapsed,
  progress,
  progressPercent,
  targetMs,
} from './clock.ts'

const HOUR_MS = 3_600_000

describe('CONST-29 TIMER-28 TIMER-29 TIMER-30 TIMER-31 worked examples', () => {
  test.each([
    // elapsed ms, target h, display, exact percent, tile, kcal
    [0, 16, '00:00:00', 0, 0, 0],
    [35_999, 16, '00:00:35', 0.0625, 0, 0],
    [36_000, 16, '00:00:36', 0.0625, 0, 1],
    [107_999, 16, '00:01:47', 0.1875, 0, 1],
    [108_000, 16, '00:01:48', 0.1875, 0, 2],
    [1_800_000, 12, '00:30:00', 4.1667, 4, 25],
    [3_600_000, 16, '01:00:00', 6.25, 6, 50],
    [19_234_000, 16, '05:20:34', 33.3924, 33, 267],
    [27_900_000, 16, '07:45:00', 48.4375, 48, 388],
    [28_800_000, 16, '08:00:00', 50, 50, 400],
    [43_200_000, 36, '12:00:00', 33.3333, 33, 600],
    [57_599_000, 16, '15:59:59', 99.9983, 99, 800],
    [57_600_000, 16, '16:00:00', 100, 100, 800],
    [63_000_000, 16, '17:30:00', 100, 100, 875],
    [72_000_000, 12, '20:00:00', 100, 100, 1000],
    [172_800_000, 48, '48:00:00', 100, 100, 2400],
    [360_000_000, 48, '100:00:00', 100, 100, 5000],
    [-5000, 16, '00:00:00', 0, 0, 0],
  ])('%i ms of %i h', (elapsed, targetHours, display, percent, tile, calories) => {
    expect(formatElapsed(elapsed)).toBe(display)
    expect(progress(elapsed, targetHours) * 100).toBeCloseTo(percent, 4)
    expect(progressPercent(elapsed, targetHours)).toBe(tile)
    expect(caloriesBurned(elapsed)).toBe(calories)
  })
})

describe('TIMER-31 TIMER-32 TIMER-33 the display', () => {
  test.each([
    [0, '00:00:00'],
    [999, '00:00:00'],
    [1000, '00:00:01'],
    [59_999, '00:00:59'],
    [60_000, '00:01:00'],
    [3_599_999, '00:59:59'],
    [3_600_000, '01:00:00'],
    [86_399_999, '23:59:59'],
    [86_400_000, '24:00:00'],
    [172_800_000, '48:00:00'],
    [359_999_999, '99:59:59'],
    [360_000_000, '100:00:00'],
    [445_506_000, '123:45:06'],
    [-1, '00:00:00'],
    [-3_600_000, '00:00:00'],
    [Number.NaN, '00:00:00'],
    [Number.POSITIVE_INFINITY, '00:00:00'],
    [null, '00:00:00'],
    [undefined, '00:00:00'],
    ['abc', '00:00:00'],
  ])('of %j is %s', (input, output) => {
    expect(formatElapsed(input)).toBe(output)
  })
})

test.each([
  [1000, 5000, 4000],
  [5000, 1000, 0],
  [5000, 5000, 0],
  [Number.NaN, 5000, 0],
  [0, Number.POSITIVE_INFINITY, 0],
])('TIMER-35 from %d to %d have passed %d ms', (start, now, elapsed) => {
  expect(elapsedMs(start, now)).toBe(elapsed)
})

test('the target of 16 hours lies 16 hours after the start', () => {
  expect(targetMs(1000, 16)).toBe(57_601_000)
})

test.each([0, -1, Number.NaN])('a target of %d hours is never approached', (targetHours) => {
  expect(progress(HOUR_MS, targetHours)).toBe(0)
  expect(progressPercent(HOUR_MS, targetHours)).toBe(0)
})

describe('whatever the numbers', () => {
  const anyNumber = fc.double()
  const elapsed = fc.integer({ min: 0, max: 1000 * HOUR_MS })
  const target = fc.integer({ min: 1, max: 72 })

  test('TIMER-30 progress stays between 0 and 1 and calories are a number from 0', () => {
    fc.assert(
      fc.property(anyNumber, anyNumber, (a, b) => {
        expect(progress(a, b)).toBeGreaterThanOrEqual(0)
        expect(progress(a, b)).toBeLessThanOrEqual(1)
        expect(Number.isInteger(progressPercent(a, b))).toBe(true)
        expect(caloriesBurned(a)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  // 8.64e15 ms is the longest time that a Date can hold.
  test('TIMER-31 the display is digits and colons', () => {
    fc.assert(
      fc.property(fc.double({ max: 8.64e15 }), (ms) => {
        expect(formatElapsed(ms)).toMatch(/^\d{2,}:[0-5]\d:[0-5]\d$/)
      }),
    )
  })

  test('the tile shows 100 from the target on and never before', () => {
    fc.assert(
      fc.property(elapsed, target, (ms, hours) => {
        expect(progressPercent(ms, hours) === 100).toBe(ms >= hours * HOUR_MS)
      }),
    )
  })

  test('nothing goes back as time goes on', () => {
    fc.assert(
      fc.property(elapsed, fc.nat(HOUR_MS), target, (ms, more, hours) => {
        expect(progress(ms + more, hours)).toBeGreaterThanOrEqual(progress(ms, hours))
        expect(progressPercent(ms + more, hours)).toBeGreaterThanOrEqual(progressPercent(ms, hours))
        expect(caloriesBurned(ms + more)).toBeGreaterThanOrEqual(caloriesBurned(ms))
      }),
    )
  })

  test('the display reads back to the second', () => {
    fc.assert(
      fc.property(elapsed, (ms) => {
        const [hours = 0, minutes = 0, seconds = 0] = formatElapsed(ms).split(':').map(Number)
        expect((hours * 60 + minutes) * 60 + seconds).toBe(Math.floor(ms / 1000))
      }),
    )
  })
})
