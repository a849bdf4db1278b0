import { DASHBOARD_DAYS, type Dashboard, type Day } from '#contract/dashboard.ts'
import { dayNumber, dayOf } from '#domain/day-numbers.ts'

/** A Friday. */
export const TODAY = '2026-11-20'

/** 371 days up to one, without fasts but for those that are given by their date. */
export function daysUpTo(today: string, given: Readonly<Record<string, Partial<Day>>> = {}): Day[] {
  return Array.from({ length: DASHBOARD_DAYS }, (_, index) => {
    const date = dayOf(dayNumber(today) - DASHBOARD_DAYS + 1 + index)
    return { date, hours: 0, reachedTarget: false, ...given[date] }
  })
}

/** A dashboard of someone who has fasted for a while. */
export function aDashboard(change: Partial<Dashboard> = {}): Dashboard {
  return {
    today: TODAY,
    currentFast: null,
    stats: {
      totalFasts: 50,
      goalFasts: 34,
      goalRate: 0.68,
      totalHours: 790,
      averageHours: 15.8,
      longestHours: 20,
      currentStreak: 5,
      longestStreak: 12,
      hoursThisWeek: 62.5,
      hoursLastWeek: 80,
      caloriesBurned: 39_500,
    },
    days: daysUpTo(TODAY, {
      '2026-11-16': { hours: 16, reachedTarget: true },
      '2026-11-17': { hours: 10.5 },
    }),
    recentFasts: [],
    insights: [
      {
        id: 'usual-start',
        tone: 'praise',
        title: 'A steady rhythm',
        detail: 'Your fasts begin around 8 PM.',
        fastCount: 40,
      },
    ],
    weights: [],
    plan: null,
    ...change,
  }
}
