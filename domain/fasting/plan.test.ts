import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayOf } from '../day-numbers.ts'
import { hoursOn, isRestDay, type Plan, type PlanFrom, planOn } from './plan.ts'

// Monday 30 March 2026 and the days after it.
const WEEK = [30, 31, 32, 33, 34, 35, 36].map((date) => dayOf(20_542 + date - 30))

const everyDay: Plan = { kind: 'weekly', hours: Array(7).fill(16) }
const fiveTwo: Plan = { kind: 'weekly', hours: [24, null, null, 24, null, null, null] }
const own: Plan = { kind: 'weekly', hours: [12, 13, 14, 16, 18, null, 20] }
const alternate: Plan = { kind: 'alternate', hours: 24, from: '2026-03-31' }

describe('the hours of a week', () => {
  test.each([
    ['16:8', everyDay, [16, 16, 16, 16, 16, 16, 16]],
    ['5:2', fiveTwo, [24, null, null, 24, null, null, null]],
    ['own', own, [12, 13, 14, 16, 18, null, 20]],
    ['every second day', alternate, [null, 24, null, 24, null, 24, null]],
    [
      'a week cut short rests',
      { kind: 'weekly', hours: [12] } as Plan,
      [12, ...Array(6).fill(null)],
    ],
  ])('%s', (_, plan, hours) => {
    expect(WEEK.map((day) => hoursOn(plan, day))).toEqual(hours)
  })

  test('every second day reaches back before the day it is counted from, and over 29 February', () => {
    expect(hoursOn(alternate, '2026-03-29')).toBe(24)
    expect(hoursOn(alternate, '2026-03-30')).toBeNull()
    const leap: Plan = { ...alternate, from: '2028-02-28' }
    expect(['2028-02-29', '2028-03-01', '2028-03-02'].map((day) => hoursOn(leap, day))).toEqual([
      null,
      24,
      null,
    ])
  })

  test('every second day is one of any two that follow each other', () => {
    const day = fc.integer({ min: -10_000, max: 60_000 })
    fc.assert(
      fc.property(day, day, (from, number) => {
        const plan: Plan = { kind: 'alternate', hours: 24, from: dayOf(from) }
        const two = [hoursOn(plan, dayOf(number)), hoursOn(plan, dayOf(number + 1))]
        expect(two.toSorted()).toEqual([24, null])
      }),
    )
  })
})

describe('plans that followed each other', () => {
  const plans: PlanFrom[] = [
    { from: '2026-03-10', plan: everyDay },
    { from: '2026-03-20', plan: fiveTwo },
    { from: '2026-03-30', plan: null },
  ]

  test.each([
    ['before the first', '2026-03-09', null],
    ['on the first day', '2026-03-10', everyDay],
    ['on the last day', '2026-03-19', everyDay],
    ['from the next one on', '2026-03-20', fiveTwo],
    ['where the plan was ended', '2026-03-30', null],
    ['long after', '2027-01-01', null],
  ])('%s', (_, day, plan) => {
    expect(planOn(plans, day)).toBe(plan)
  })

  test('none is in force without any', () => {
    expect(planOn([], '2026-03-30')).toBeNull()
  })

  test.each([
    ['before any plan', '2026-03-09', false],
    ['a day to fast on', '2026-03-19', false],
    // A Friday and the Monday after it.
    ['a day without hours', '2026-03-20', true],
    ['a day with hours', '2026-03-23', false],
    ['without a plan any more', '2026-03-31', false],
  ])('a rest day: %s', (_, day, rests) => {
    expect(isRestDay(plans, day)).toBe(rests)
  })
})
