import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bestOffsetMs, type ClockOffset, narrowOffset, UNKNOWN_OFFSET } from './server-clock.ts'

const DAY_MS = 86_400_000

/** One answer on its way: what passes before it is asked for, and where on the way the server looks at its clock. */
interface Trip {
  readonly gapMs: number
  readonly tookMs: number
  readonly share: number
}

test.each([
  [
    'the first answer bounds it by its second and its way',
    UNKNOWN_OFFSET,
    [5000, 4000, 4300],
    [700, 2000],
  ],
  ['a second one narrows it from below', [700, 2000], [6000, 4900, 5000], [1000, 2000]],
  ['and from above', [700, 2000], [6000, 5500, 5600], [700, 1500]],
  ['one that tells nothing new leaves it', [700, 900], [5000, 4000, 4300], [700, 900]],
  ['bounds that touch are one offset', [700, 900], [5900, 5000, 5000], [900, 900]],
  ['a clock that was set counts alone', [700, 900], [90_000, 10_000, 10_100], [79_900, 81_000]],
  ['one that arrived before it left is no answer', [700, 900], [5000, 9000, 2000], [700, 900]],
  ['one without a time is no answer', [700, 900], [Number.NaN, 0, 1], [700, 900]],
] as const)('%s', (_, known, [dateMs, sentMs, receivedMs], then) => {
  const before = 'lowMs' in known ? known : { lowMs: known[0], highMs: known[1] }
  const [lowMs, highMs] = then
  expect(narrowOffset(before, { dateMs, sentMs, receivedMs })).toEqual({ lowMs, highMs })
})

test.each([
  ['nothing is known', -Infinity, Infinity, 0],
  ["the device's clock may be right", -200, 800, 0],
  ['it is just right', 0, 0, 0],
  ['the server is ahead', 300, 1200, 300],
  ['the server is behind', -1200, -300, -300],
])('the offset to reckon with where %s', (_, lowMs, highMs, bestMs) => {
  expect(bestOffsetMs({ lowMs, highMs })).toBe(bestMs)
})

describe('whatever the clocks and the way', () => {
  const offset = fc.integer({ min: -DAY_MS, max: DAY_MS })
  const trip = fc.record({
    gapMs: fc.nat(60_000),
    tookMs: fc.nat(5000),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  const trips = fc.array(trip, { minLength: 1, maxLength: 30 })

  function follow(
    offsetMs: number,
    list: readonly Trip[],
    visit: (known: ClockOffset, before: ClockOffset) => void,
  ) {
    let known = UNKNOWN_OFFSET
    let nowMs = 1_774_728_000_000
    for (const { gapMs, tookMs, share } of list) {
      const sentMs = nowMs + gapMs
      const receivedMs = sentMs + tookMs
      const serverMs = sentMs + Math.floor(tookMs * share) + offsetMs
      const before = known
      const dateMs = Math.floor(serverMs / 1000) * 1000
      known = narrowOffset(known, { dateMs, sentMs, receivedMs })
      visit(known, before)
      nowMs = receivedMs
    }
  }

  test('the bounds hold the true offset', () => {
    fc.assert(
      fc.property(offset, trips, (offsetMs, list) => {
        follow(offsetMs, list, ({ lowMs, highMs }) => {
          expect(lowMs).toBeLessThanOrEqual(offsetMs)
          expect(highMs).toBeGreaterThanOrEqual(offsetMs)
        })
      }),
    )
  })

  test('they never widen', () => {
    fc.assert(
      fc.property(offset, trips, (offsetMs, list) => {
        follow(offsetMs, list, (known, before) => {
          expect(known.lowMs).toBeGreaterThanOrEqual(before.lowMs)
          expect(known.highMs).toBeLessThanOrEqual(before.highMs)
        })
      }),
    )
  })

  test('what is reckoned with is within a second and the fastest way of the truth', () => {
    fc.assert(
      fc.property(offset, trips, (offsetMs, list) => {
        const fastestMs = Math.min(...list.map(({ tookMs }) => tookMs))
        let last = UNKNOWN_OFFSET
        follow(offsetMs, list, (known) => {
          last = known
        })
        expect(Math.abs(bestOffsetMs(last) - offsetMs)).toBeLessThanOrEqual(1000 + fastestMs)
      }),
    )
  })

  test('a device whose clock is right is left alone', () => {
    fc.assert(
      fc.property(trips, (list) => {
        follow(0, list, (known) => expect(Math.abs(bestOffsetMs(known))).toBe(0))
      }),
    )
  })

  test('a clock that is set is followed from the next answer on', () => {
    fc.assert(
      fc.property(offset, offset, fc.nat(5000), (oldMs, newMs, tookMs) => {
        fc.pre(Math.abs(oldMs - newMs) > 2 * (1000 + 5000))
        const answer = (offsetMs: number) => ({
          dateMs: Math.floor((1_000_000 + offsetMs) / 1000) * 1000,
          sentMs: 1_000_000,
          receivedMs: 1_000_000 + tookMs,
        })
        const known = narrowOffset(narrowOffset(UNKNOWN_OFFSET, answer(oldMs)), answer(newMs))
        expect(known).toEqual(narrowOffset(UNKNOWN_OFFSET, answer(newMs)))
      }),
    )
  })
})
