import { describe, expect, test } from 'vitest'
import type { Plan } from '#contract/plan.ts'
import { draftOf, hasLongFast, planOf } from './plan-draft.ts'

const TODAY = '2026-03-28'
const weekly = (...hours: (number | null)[]): Plan => ({ kind: 'weekly', hours })

describe('a plan', () => {
  test.each([
    ['every', weekly(18, 18, 18, 18, 18, 18, 18)],
    ['two', weekly(24, null, null, 24, null, null, null)],
    ['two', weekly(null, null, 20, null, null, null, 20)],
    ['own', weekly(24, null, null, 20, null, null, null)],
    ['own', weekly(16, 16, 16, 16, 16, null, null)],
    ['own', weekly(16, 16, 16, 16, 16, 16, 18)],
    ['own', weekly(null, null, null, null, 36, null, null)],
    ['own', weekly(16, null, null, null, null, null, null)],
    ['alternate', { kind: 'alternate', hours: 20, from: TODAY } as Plan],
    ['alternate', { kind: 'alternate', hours: 20, from: '2026-03-29' } as Plan],
  ])('is opened as %s and comes out as it went in (%#)', (kind, plan) => {
    const draft = draftOf(plan, TODAY)
    expect(draft.kind).toBe(kind)
    expect(planOf(draft)).toEqual(plan)
  })

  test('of every second day is counted from a day that is near', () => {
    const from = (day: string) => draftOf({ kind: 'alternate', hours: 24, from: day }, TODAY).from
    expect([from('2026-03-01'), from('2026-03-02')]).toEqual(['2026-03-29', '2026-03-28'])
  })

  test('begins with 16 hours every day, and each kind with its own', () => {
    const draft = draftOf(null, TODAY)
    expect(planOf(draft)).toEqual(weekly(16, 16, 16, 16, 16, 16, 16))
    const as = (kind: 'two' | 'alternate' | 'own' | 'none') => planOf({ ...draft, kind })
    expect(as('two')).toEqual(weekly(24, null, null, 24, null, null, null))
    expect(as('alternate')).toEqual({ kind: 'alternate', hours: 24, from: TODAY })
    expect(as('own')).toEqual(weekly(16, 16, 16, 16, 16, 16, 16))
    expect(as('none')).toBeNull()
  })
})

test.each([
  [null, false],
  [weekly(23, null, 16, 16, 16, 16, 16), false],
  [weekly(null, null, 24, null, null, null, null), true],
  [{ kind: 'alternate', hours: 23, from: TODAY } as Plan, false],
  [{ kind: 'alternate', hours: 36, from: TODAY } as Plan, true],
])('a word of care for %j: %s', (plan, needed) => {
  expect(hasLongFast(plan)).toBe(needed)
})
