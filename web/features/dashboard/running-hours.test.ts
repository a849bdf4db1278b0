import { expect, test } from 'vitest'
import { runningHoursOn } from './running-hours.ts'

const at = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime()
const since = (day: number, hour: number) => ({ startTime: new Date(at(day, hour)).toISOString() })

test.each([
  ['nothing runs', 20, null, 0],
  ['it began this day', 20, since(20, 4), 8],
  ['it began the day before', 20, since(19, 20), 12],
  ['it began before this day and ran through it', 19, since(18, 20), 24],
  ['it began on this day and runs into the next', 19, since(19, 20), 4],
  ['it began after this day', 18, since(19, 20), 0],
  ['the day is still ahead', 21, since(19, 20), 0],
] as const)('where %s', (_, day, fast, hours) => {
  expect(runningHoursOn(`2026-11-${day}`, fast, at(20, 12))).toBe(hours)
})
