import type { Plan } from '#contract/plan.ts'
import { dayNumber, dayOf } from '#domain/day-numbers.ts'
import type { CalendarDay } from '#domain/days.ts'
import { hoursOn } from '#domain/fasting/plan.ts'
import { DEFAULT_TARGET_HOURS, LONG_TARGET_HOURS } from '#domain/fasting/targets.ts'

export type PlanKind = 'every' | 'two' | 'alternate' | 'own' | 'none'

/** A plan while it is being chosen: what was set for one kind waits while another is looked at. */
export interface PlanDraft {
  readonly kind: PlanKind
  /** Hours of each fast, where they are all as long. */
  readonly hours: Readonly<Record<'every' | 'two' | 'alternate', number>>
  /** Weekdays of the two fasts of a week: 0 is Monday. */
  readonly two: readonly [number, number]
  /** A day of the fasts on every second day. */
  readonly from: CalendarDay
  readonly own: readonly (number | null)[]
}

const MONDAY = 0
const THURSDAY = 3
const WEEK = [0, 1, 2, 3, 4, 5, 6]

/** The draft that a plan leads to; without one, fasts of 16 hours every day. */
export function draftOf(plan: Plan | null, today: CalendarDay): PlanDraft {
  const draft: PlanDraft = {
    kind: 'every',
    hours: { every: DEFAULT_TARGET_HOURS, two: LONG_TARGET_HOURS, alternate: LONG_TARGET_HOURS },
    two: [MONDAY, THURSDAY],
    from: today,
    own: Array(7).fill(DEFAULT_TARGET_HOURS),
  }
  if (plan === null) return draft
  if (plan.kind === 'alternate') {
    const from = hoursOn(plan, today) === null ? dayOf(dayNumber(today) + 1) : today
    return { ...draft, kind: 'alternate', from, hours: { ...draft.hours, alternate: plan.hours } }
  }
  const days = WEEK.filter((day) => plan.hours[day] !== null)
  const lengths = new Set(days.map((day) => plan.hours[day] as number))
  const [hours = DEFAULT_TARGET_HOURS] = lengths
  const [first = MONDAY, second = THURSDAY] = days
  const kind = lengths.size > 1 ? 'own' : ({ 7: 'every', 2: 'two' } as const)[days.length]
  const own = { ...draft, own: plan.hours }
  if (kind === 'every') return { ...own, kind, hours: { ...draft.hours, every: hours } }
  if (kind !== 'two') return { ...own, kind: 'own' }
  return { ...own, kind, two: [first, second], hours: { ...draft.hours, two: hours } }
}

/** The plan that was chosen; null: none. */
export function planOf({ kind, hours, two, from, own }: PlanDraft): Plan | null {
  const weekly = (hoursOf: (day: number) => number | null): Plan => {
    return { kind: 'weekly', hours: WEEK.map(hoursOf) }
  }
  switch (kind) {
    case 'every':
      return weekly(() => hours.every)
    case 'two':
      return weekly((day) => (two.includes(day) ? hours.two : null))
    case 'alternate':
      return { kind, hours: hours.alternate, from }
    case 'own':
      return weekly((day) => own[day] ?? null)
    case 'none':
      return null
  }
}

/** Whether a plan has a fast that asks for a word of care. */
export function hasLongFast(plan: Plan | null): boolean {
  if (plan === null) return false
  return [plan.hours].flat().some((hours) => hours !== null && hours >= LONG_TARGET_HOURS)
}
