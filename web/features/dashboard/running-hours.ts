import type { CalendarDay } from '#domain/days.ts'

const HOUR_MS = 3_600_000

/** The hours of the fast that runs, so far, that fall on a day of the device's calendar. */
export function runningHoursOn(
  date: CalendarDay,
  fast: { readonly startTime: string } | null,
  nowMs: number,
): number {
  if (!fast) return 0
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const beginsMs = new Date(year, month - 1, day).getTime()
  const endsMs = new Date(year, month - 1, day + 1).getTime()
  const fromMs = Math.max(Date.parse(fast.startTime), beginsMs)
  return Math.max(0, Math.min(nowMs, endsMs) - fromMs) / HOUR_MS
}
