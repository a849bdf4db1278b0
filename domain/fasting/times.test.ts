import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkEnded, EARLIEST_MS, overlaps, type Span, settleEnd, settleStart } from './times.ts'

const NOW = Date.parse('2026-03-28T12:00:00Z')
const MINUTE_MS = 60_000
const WEEK_MS = 7 * 24 * 60 * MINUTE_MS

test.each([
  [0, NOW],
  [-1, NOW - 1],
  [-WEEK_MS, NOW - WEEK_MS],
  [-WEEK_MS - 1, 'TOO_OLD'],
  [1, NOW],
  [MINUTE_MS, NOW],
  [MINUTE_MS + 1, 'IN_FUTURE'],
])('a start %d ms from now settles at %s', (fromNow, settled) => {
  expect(settleStart(NOW + fromNow, NOW)).toBe(settled)
})

test.each([
  ['now, unless said', undefined, NOW - 5, NOW],
  ['at the start, where the clock has gone back', undefined, NOW + 5, NOW + 5],
  ['at the start', NOW - 5, NOW - 5, NOW - 5],
  ['now', NOW, NOW - 5, NOW],
  ['before the start', NOW - 6, NOW - 5, 'END_BEFORE_START'],
  ['in the future', NOW + 1, NOW - 5, 'END_IN_FUTURE'],
])('an end %s', (_, asked, start, settled) => {
  expect(settleEnd(asked, start, NOW)).toBe(settled)
})

test.each([
  ['of a second', NOW - 1000, NOW, null],
  ['of no length', NOW, NOW, null],
  ['from the first moment on', EARLIEST_MS, NOW, null],
  ['before the first moment', EARLIEST_MS - 1, NOW, 'START_TOO_EARLY'],
  ['turned round', NOW, NOW - 1, 'END_BEFORE_START'],
  ['into the future', NOW - 1, NOW + 1, 'END_IN_FUTURE'],
])('an ended fast %s', (_, startMs, endMs, problem) => {
  expect(checkEnded(startMs, endMs, NOW)).toBe(problem)
})

test('the first moment is the year 2000', () => {
  expect(new Date(EARLIEST_MS).toISOString()).toBe('2000-01-01T00:00:00.000Z')
})

describe('overlap', () => {
  const span = (startMs: number, endMs: number | null): Span => ({ startMs, endMs })

  test.each([
    ['apart', span(0, 2), span(3, 4), false],
    ['touching', span(0, 2), span(2, 4), false],
    ['by a moment', span(0, 3), span(2, 4), true],
    ['one within the other', span(0, 9), span(2, 4), true],
    ['the same', span(2, 4), span(2, 4), true],
    ['one that runs, after', span(0, 2), span(2, null), false],
    ['one that runs, before the end', span(0, 3), span(2, null), true],
    ['two that run', span(0, null), span(9, null), true],
    ['one of no length, within', span(0, 4), span(2, 2), true],
    ['one of no length, at an end', span(0, 4), span(4, 4), false],
    ['one of no length, at a start', span(4, 8), span(4, 4), false],
  ])('%s', (_, a, b, shared) => {
    expect(overlaps(a, b)).toBe(shared)
    expect(overlaps(b, a)).toBe(shared)
  })

  test('is sharing a moment, for fasts that have a length', () => {
    const any = fc
      .tuple(fc.nat(12), fc.integer({ min: 1, max: 6 }), fc.nat(4))
      .map(([start, length, runs]) => span(start, runs === 0 ? null : start + length))
    const covers = (s: Span, moment: number) => s.startMs <= moment && moment < (s.endMs ?? 99)
    fc.assert(
      fc.property(any, any, (a, b) => {
        const moments = Array.from({ length: 40 }, (_, moment) => moment)
        expect(overlaps(a, b)).toBe(
          moments.some((moment) => covers(a, moment) && covers(b, moment)),
        )
      }),
    )
  })
})
