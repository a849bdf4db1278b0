import type { Summary } from '#domain/statistics/summary.ts'

/** Which form the text has; raised whenever it, or what its numbers mean, changes. */
export const SUMMARY_FORM = 1

// Without the names, which would be two thirds of the text.

/** A summary as the text that is kept. */
export function bodyOf({ days, latest, ...rest }: Summary): string {
  return JSON.stringify({
    ...rest,
    days: days.map(({ day, ms, isCredited }) => [day, ms, isCredited ? 1 : 0]),
    latest: latest.map((fast) => [
      fast.id,
      fast.startMs,
      fast.endMs,
      fast.targetHours,
      fast.startWeekday,
      fast.startMinute,
      fast.endDay,
    ]),
  })
}

type Body = Omit<Summary, 'days' | 'latest'> & {
  readonly days: readonly [number, number, number][]
  readonly latest: readonly [string, number, number, number, number, number, number][]
}

/** The summary that was kept as a text of this form. */
export function summaryIn(body: string): Summary {
  const { days, latest, ...rest } = JSON.parse(body) as Body
  return {
    ...rest,
    days: days.map(([day, ms, credited]) => ({ day, ms, isCredited: credited === 1 })),
    latest: latest.map(([id, startMs, endMs, targetHours, startWeekday, startMinute, endDay]) => {
      return { id, startMs, endMs, targetHours, startWeekday, startMinute, endDay }
    }),
  }
}
