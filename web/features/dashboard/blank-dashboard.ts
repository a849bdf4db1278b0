import { DASHBOARD_DAYS, type Dashboard } from '#contract/dashboard.ts'
import { dayNumber, dayOf } from '#domain/day-numbers.ts'
import { toInputValue } from '#web/browser/local-time.ts'

/** A dashboard without data, as large as one with: what stands there until the first answer. */
export function blankDashboard(nowMs: number): Dashboard {
  const today = toInputValue(nowMs).slice(0, 10)
  return {
    today,
    currentFast: null,
    stats: {
      totalFasts: 0,
      goalFasts: 0,
      goalRate: 0,
      totalHours: 0,
      averageHours: 0,
      longestHours: 0,
      currentStreak: 0,
      longestStreak: 0,
      hoursThisWeek: 0,
      hoursLastWeek: 0,
      caloriesBurned: 0,
    },
    days: Array.from({ length: DASHBOARD_DAYS }, (_, index) => ({
      date: dayOf(dayNumber(today) - DASHBOARD_DAYS + 1 + index),
      hours: 0,
      reachedTarget: false,
    })),
    recentFasts: [],
    insights: [],
    weights: [],
    plan: null,
  }
}
