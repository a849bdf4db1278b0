import { expect, test } from 'vitest'
import { FIRST_CHOICES, type ReminderChoices } from './reminder-choices.ts'
import { MAX_LATE_MS, plannedReminders, runningReminders } from './reminders.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const START_MS = Date.parse('2026-03-28T20:00:00Z')
const fast = { id: 'a', startMs: START_MS, targetHours: 16 }
const END_MS = START_MS + 16 * HOUR_MS

const choices = (changes: Partial<ReminderChoices>) => ({ ...FIRST_CHOICES, ...changes })

test('unless chosen otherwise there is one reminder: the target’s', () => {
  expect(runningReminders(fast, FIRST_CHOICES)).toEqual([
    { kind: 'target', fastId: 'a', dueMs: END_MS, untilMs: END_MS + MAX_LATE_MS },
  ])
})

test.each([
  [15, 15],
  [30, 30],
  [60, 60],
  // More than an hour late is too late.
  [120, 60],
] as const)(
  'one %i minutes before the target is worth sending for %i',
  (minutesBefore, minutes) => {
    const dueMs = END_MS - minutesBefore * MINUTE_MS
    const untilMs = dueMs + minutes * MINUTE_MS
    const wanted = choices({ minutesBefore, atTarget: false })
    expect(runningReminders(fast, wanted)).toEqual([
      { kind: 'before-target', fastId: 'a', dueMs, untilMs },
    ])
  },
)

test('none comes before a fast has begun', () => {
  const short = { ...fast, targetHours: 1 }
  const kinds = (minutesBefore: 30 | 60 | 120) =>
    runningReminders(short, choices({ minutesBefore })).map(({ kind }) => kind)
  expect(kinds(30)).toEqual(['before-target', 'target'])
  expect(kinds(60)).toEqual(['target'])
  expect(kinds(120)).toEqual(['target'])
})

test('whoever wants none gets none', () => {
  expect(runningReminders(fast, choices({ atTarget: false }))).toEqual([])
})

test('the planned start is when the eating window closes, in the person’s own time', () => {
  const plan = { kind: 'weekly', hours: [16, 16, 16, 16, 16, 16, 16] } as const
  const lastEndMs = Date.parse('2026-03-28T06:30:00Z') // Noon in Kolkata.
  const dueMs = Date.parse('2026-03-28T14:30:00Z') // 20:00 there, so that 16 hours end at noon again.
  const wanted = choices({ atPlannedStart: true })
  expect(plannedReminders(plan, lastEndMs, 'Asia/Kolkata', wanted)).toEqual([
    { kind: 'planned-start', fastId: null, dueMs, untilMs: dueMs + MAX_LATE_MS },
  ])
  expect(plannedReminders(plan, lastEndMs, 'Asia/Kolkata', FIRST_CHOICES)).toEqual([])
  const long = { kind: 'weekly', hours: [null, null, null, null, null, null, null] } as const
  expect(plannedReminders(long, lastEndMs, 'Asia/Kolkata', wanted)).toEqual([])
})
