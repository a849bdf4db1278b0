import type { EndedFast } from '../fasting/ended-fast.ts'
import { type Insight, insights } from '../statistics/insights/insights.ts'
import { summarise } from '../statistics/summary.ts'
import { lived } from './lived.ts'

/** Fasts on days in a row before a day, each from a time, for some hours. */
export function inARow(
  until: string,
  hours: number[],
  { time = '20:00', targetHours = 16 } = {},
): EndedFast[] {
  return hours.map((long, index) => {
    const start = Temporal.PlainDateTime.from(`${until}T${time}`).subtract({
      days: hours.length - index,
    })
    const end = start.add({ minutes: Math.round(long * 60) })
    return lived(start.toString(), end.toString(), { targetHours })
  })
}

/** What is said of fasts on a day. */
export function said(fasts: EndedFast[], today: string): Insight[] {
  return insights(summarise(fasts, []), today)
}

/** One of the insights said of fasts on a day. */
export function saidOf(id: Insight['id'], fasts: EndedFast[], today: string): Insight | undefined {
  return said(fasts, today).find((insight) => insight.id === id)
}

/** The ids of fasts that come oldest first. */
export function newestFirst(fasts: EndedFast[]): string[] {
  return fasts.map(({ id }) => id).reverse()
}
