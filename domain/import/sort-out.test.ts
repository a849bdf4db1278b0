import fc from 'fast-check'
import { expect, test } from 'vitest'
import { overlaps } from '../fasting/times.ts'
import { lived } from '../test/lived.ts'
import type { FileFast, PastFast } from './file-contents.ts'
import { sortOutFasts, sortOutPlans, sortOutWeights } from './sort-out.ts'

const HOUR_MS = 3_600_000
const STARTED_MS = Date.parse('2026-03-01T00:00:00Z')

function fastBetween(startMs: number, endMs: number, place: number): FileFast {
  const fast = { ...lived('2026-03-01T00:00', '2026-03-01T01:00'), startMs, endMs }
  return { place, fast: fast as PastFast, doubt: null }
}

const spans = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 40 })), {
    maxLength: 25,
  })
  .map((all) =>
    all.map(([from, hours]) => {
      const startMs = STARTED_MS + from * HOUR_MS
      return { startMs, endMs: startMs + hours * HOUR_MS }
    }),
  )

/** Those of spans that share time with none before them. */
function apart(all: { startMs: number; endMs: number }[]) {
  return all.filter((one, place) => {
    return all.slice(0, place).every((other) => !overlaps(one, other))
  })
}

test('every fast of a file is added, known or left out; nothing that is added shares time with anything', () => {
  fc.assert(
    fc.property(spans, spans, fc.boolean(), (inFile, before, isRunning) => {
      const ended = apart(before)
      const latestMs = Math.max(STARTED_MS, ...ended.map(({ endMs }) => endMs))
      const kept = isRunning ? [...ended, { startMs: latestMs, endMs: null }] : ended
      const found = inFile.map(({ startMs, endMs }, n) => fastBetween(startMs, endMs, n + 1))
      const { added, known, leftOut } = sortOutFasts(found, kept)
      expect(added.length + known + leftOut.length).toBe(found.length)
      const after = [...kept, ...added.map(({ fast }) => fast)]
      for (const [place, one] of after.entries()) {
        for (const other of after.slice(place + 1)) expect(overlaps(one, other)).toBe(false)
      }
      for (const { place, other, span, fault } of leftOut) {
        const one = found[place - 1]?.fast
        expect([span?.startMs, span?.endMs]).toEqual([one?.startMs, one?.endMs])
        expect(one && other && overlaps(one, other)).toBe(true)
        const isKept = kept.some(({ startMs, endMs }) => {
          return startMs === other?.startMs && endMs === other.endMs
        })
        expect(isKept).toBe(fault === 'OVERLAPS_KEPT')
      }
      // The same file a second time.
      const again = sortOutFasts(found, after)
      expect([again.added, again.known]).toEqual([[], known + added.length])
    }),
    { numRuns: 2000 },
  )
})

test('a fast is known to the minute where it shares time, and to the millisecond where it does not', () => {
  const kept = [{ startMs: STARTED_MS + 30_000, endMs: STARTED_MS + HOUR_MS + 59_000 }]
  const known = (fromMs: number, toMs: number) => {
    const one = fastBetween(STARTED_MS + fromMs, STARTED_MS + toMs, 1)
    const { added, known, leftOut } = sortOutFasts([one], kept)
    return added.length ? 'added' : known ? 'known' : leftOut[0]?.fault
  }
  expect(known(0, HOUR_MS)).toBe('known')
  expect(known(30_000, HOUR_MS + 59_000)).toBe('known')
  expect(known(0, HOUR_MS + 2 * 60_000)).toBe('OVERLAPS_KEPT')
  expect(known(-HOUR_MS, 0)).toBe('added')
  // Two short ones within a minute.
  expect(known(0, 20_000)).toBe('added')
})

test('weights are added to days that have none', () => {
  const weight = (date: string, weightKg: number, place: number) => {
    return { place, weight: { id: '', date, weightKg, createdMs: 0, updatedMs: 0 } }
  }
  const found = [
    weight('2026-03-01', 70, 1),
    weight('2026-03-02', 70, 2),
    weight('2026-03-03', 70, 3),
    weight('2026-03-03', 71, 4),
  ]
  const kept = [
    { date: '2026-03-01', weightKg: 70 },
    { date: '2026-03-02', weightKg: 71 },
  ]
  const { added, known, leftOut } = sortOutWeights(found, kept)
  expect([added.map(({ place }) => place), known]).toEqual([[3], 1])
  expect(leftOut).toEqual([
    { list: 'weights', place: 2, fault: 'OTHER_WEIGHT', day: '2026-03-02' },
    { list: 'weights', place: 4, fault: 'OTHER_WEIGHT', day: '2026-03-03' },
  ])
})

test('plans are added where nothing was ever planned', () => {
  const plan = { kind: 'alternate', hours: 24, from: '2026-03-01' } as const
  const found = [
    { place: 1, plan: { from: '2026-03-01', plan } },
    { place: 2, plan: { from: '2026-03-09', plan: null } },
    { place: 3, plan: { from: '2026-03-09', plan } },
  ]
  const first = sortOutPlans(found, [])
  expect([first.added.length, first.known, first.leftOut.length]).toEqual([2, 0, 1])
  const again = sortOutPlans(
    found,
    first.added.map(({ plan }) => plan),
  )
  expect([again.added.length, again.known, again.leftOut.length]).toEqual([0, 2, 1])
  const other = sortOutPlans(found, [{ from: '2026-04-01', plan: null }])
  expect([other.added.length, other.leftOut.map(({ fault }) => fault)]).toEqual([
    0,
    ['OTHER_PLAN', 'OTHER_PLAN', 'OTHER_PLAN'],
  ])
})
