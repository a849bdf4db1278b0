import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CalendarDay } from '../days.ts'
import { type EndedFast, reachedTarget } from '../fasting/ended-fast.ts'
import { endFast, startFast } from '../fasting/fast.ts'
import { isRestDay, type Plan, type PlanFrom } from '../fasting/plan.ts'
import { localDate } from '../local-date.ts'
import { shownDays } from './shown-days.ts'
import { statistics } from './statistics.ts'
import { type Summary, summarise } from './summary.ts'

const QUARTER_MS = 900_000
const HOUR_MS = 3_600_000
// Until 2011 a Canadian clock went back at one minute past midnight, which no quarter of an hour sees.
const FIRST_MS = Date.parse('2012-01-01T00:00:00Z')
const LAST_MS = Date.parse('2040-01-01T00:00:00Z')

// Few enough that a history often stays in one, with days of 23, 23.5, 24.5 and 25 hours and both ends of the world.
const zones = fc.constantFrom(
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'America/Santiago',
  'Pacific/Kiritimati',
  'Etc/GMT+12',
)

const targets = fc.constantFrom(1, 12, 16, 16, 24, 48)

/** Quarters of an hour between two fasts: mostly a meal, now and then days, seldom a year. */
const pauses = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 40 }) },
  { weight: 2, arbitrary: fc.integer({ min: 40, max: 500 }) },
  { weight: 1, arbitrary: fc.integer({ min: 500, max: 40_000 }) },
)

const lengths = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 100 }) },
  { weight: 1, arbitrary: fc.integer({ min: 100, max: 400 }) },
)

const step = fc.tuple(pauses, lengths, targets, zones, zones, fc.boolean())

const histories = fc
  .tuple(
    fc.integer({ min: FIRST_MS / QUARTER_MS, max: LAST_MS / QUARTER_MS }),
    fc.array(step, { maxLength: 25 }),
  )
  .map(([start, steps]): EndedFast[] => {
    let at = start
    let zone = 'Europe/Berlin'
    return steps.map(([pause, length, targetHours, from, to, travels], index) => {
      const startMs = (at + pause) * QUARTER_MS
      at += pause + length
      if (travels) zone = from
      const id = String(index).padStart(3, '0')
      const running = startFast({ id, startMs, targetHours, zone }, 0)
      if (travels) zone = to
      return endFast(running, at * QUARTER_MS, zone, 0)
    })
  })

const plan: fc.Arbitrary<Plan | null> = fc.oneof(
  fc.constant(null),
  fc
    .array(fc.constantFrom(16, null), { minLength: 7, maxLength: 7 })
    .filter((hours) => hours.some((each) => each !== null))
    .map((hours): Plan => ({ kind: 'weekly', hours })),
  fc
    .constantFrom('2012-01-01', '2012-01-02')
    .map((from): Plan => ({ kind: 'alternate', hours: 16, from })),
)

/** Plans of which each came into force on a day that a fast began on. */
const lives = histories.chain((fasts) =>
  fc.record({
    fasts: fc.constant(fasts),
    plans: fc
      .array(fc.tuple(fc.nat(Math.max(0, fasts.length - 1)), plan), { maxLength: 4 })
      .map((changes): PlanFrom[] => {
        const byDay = new Map(
          changes.map(([place, each]) => [fasts[place]?.startDate ?? '2012-01-01', each]),
        )
        return [...byDay]
          .map(([from, each]) => ({ from, plan: each }))
          .sort((a, b) => (a.from < b.from ? -1 : 1))
      }),
    zone: zones,
    laterMs: fc.oneof(
      fc.constant(0),
      fc.nat(72).map((hours) => hours * HOUR_MS),
    ),
  }),
)

/** What the rules say, counted quarter of an hour by quarter and day by day. */
function counted(fasts: readonly EndedFast[], plans: readonly PlanFrom[], today: CalendarDay) {
  const msOn = new Map<CalendarDay, number>()
  const credited = new Set<CalendarDay>()
  for (const fast of fasts) {
    const own = new Map<CalendarDay, number>()
    for (let at = fast.startMs; at < fast.endMs; at += QUARTER_MS) {
      const day = localDate(at, fast.endZone)
      own.set(day, (own.get(day) ?? 0) + QUARTER_MS)
    }
    const last = [...own.keys()].at(-1)
    for (const [day, ms] of own) {
      msOn.set(day, (msOn.get(day) ?? 0) + ms)
      const isWhole = Temporal.PlainDate.from(day)
        .toZonedDateTime(fast.endZone)
        .add({ milliseconds: ms })
        .equals(Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(fast.endZone))
      if (reachedTarget(fast) && (day === last || isWhole)) credited.add(day)
    }
  }

  const next = (day: CalendarDay, days: number) =>
    Temporal.PlainDate.from(day).add({ days }).toString()
  const adding = [...credited].filter((day) => !isRestDay(plans, day)).sort()
  const [first = today, last = today] = [adding[0], adding.at(-1)]
  let longest = 0
  for (let day = first, run = 0; day <= last; day = next(day, 1)) {
    if (isRestDay(plans, day)) continue
    run = credited.has(day) ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  let current = 0
  for (let day = last > today ? last : today; day >= first; day = next(day, -1)) {
    if (isRestDay(plans, day) || (day === today && !credited.has(day) && last <= today)) continue
    if (!credited.has(day)) break
    current++
  }
  return { msOn, credited, longest: adding.length === 0 ? 0 : longest, current }
}

function lookAt({
  fasts,
  plans,
  zone,
  laterMs,
}: typeof lives extends fc.Arbitrary<infer T> ? T : never) {
  const today = localDate((fasts.at(-1)?.endMs ?? FIRST_MS) + laterMs, zone)
  return { today, summary: summarise(fasts, plans), plans, fasts }
}

test('H8 figures and days are those that counting day by day gives', () => {
  fc.assert(
    fc.property(lives, (life) => {
      const { today, summary, plans, fasts } = lookAt(life)
      const { msOn, credited, longest, current } = counted(fasts, plans, today)
      const figures = statistics(summary, plans, today)
      expect([figures.longestStreak, figures.currentStreak]).toEqual([longest, current])
      for (const { date, hours, reachedTarget: isReached } of shownDays(summary, plans, today)) {
        const exact = (msOn.get(date) ?? 0) / HOUR_MS
        expect([date, Math.abs(hours - exact) < 0.0501, isReached]).toEqual([
          date,
          true,
          credited.has(date),
        ])
      }
      const ofWeek = (first: Temporal.PlainDate) =>
        Array.from({ length: 7 }, (_, days) => msOn.get(first.add({ days }).toString()) ?? 0)
          .map((ms) => ms / HOUR_MS)
          .reduce((sum, hours) => sum + hours, 0)
      const day = Temporal.PlainDate.from(today)
      const monday = day.subtract({ days: day.dayOfWeek - 1 })
      expect(figures.hoursThisWeek).toBeCloseTo(ofWeek(monday), 0)
      expect(figures.hoursLastWeek).toBeCloseTo(ofWeek(monday.subtract({ days: 7 })), 0)
    }),
    { numRuns: 100 },
  )
})

test('H30 every figure is finite, never negative, and agrees with the others', () => {
  fc.assert(
    fc.property(lives, (life) => {
      const { today, summary, plans } = lookAt(life)
      const figures = statistics(summary, plans, today)
      for (const value of Object.values(figures)) expect(value).toBeGreaterThanOrEqual(0)
      for (const value of Object.values(figures)) expect(value).toBeLessThan(Infinity)
      expect(figures.currentStreak).toBeLessThanOrEqual(figures.longestStreak)
      expect(figures.goalRate).toBeLessThanOrEqual(1)
      expect(figures.averageHours).toBeLessThanOrEqual(figures.longestHours)
    }),
  )
})

test('a summary that fasts were added to is the one of all of them, at any place and one by one', () => {
  fc.assert(
    fc.property(lives, fc.nat(25), ({ fasts, plans }, place) => {
      const all = summarise(fasts, plans)
      const head = summarise(fasts.slice(0, place), plans)
      expect(summarise(fasts.slice(place), plans, head)).toEqual(all)
      const none: Summary = summarise([], plans)
      expect(fasts.reduce((sum, fast) => summarise([fast], plans, sum), none)).toEqual(all)
    }),
  )
})

test('H8 a fast more that reached its target never shortens the longest streak, one less never lengthens it', () => {
  fc.assert(
    fc.property(lives, fc.nat(24), ({ fasts, plans }, place) => {
      const longest = (some: EndedFast[]) =>
        statistics(summarise(some, plans), plans, '2040-01-01').longestStreak
      expect(longest(fasts.toSpliced(place, 1))).toBeLessThanOrEqual(longest(fasts))
    }),
  )
})

test('H9 the zone that is asked from changes no day and no figure but by what is today in it', () => {
  fc.assert(
    fc.property(lives, zones, (life, other) => {
      const here = lookAt(life)
      const there = lookAt({ ...life, zone: other })
      const days = new Map(
        shownDays(here.summary, here.plans, here.today).map((day) => [day.date, day]),
      )
      for (const day of shownDays(there.summary, there.plans, there.today)) {
        if (days.has(day.date)) expect(day).toEqual(days.get(day.date))
      }
      const { currentStreak, hoursThisWeek, hoursLastWeek, ...lasting } = statistics(
        there.summary,
        there.plans,
        there.today,
      )
      expect(statistics(here.summary, here.plans, here.today)).toMatchObject(lasting)
    }),
  )
})
