import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Fast } from './fast.ts'
import * as field from './fields.ts'
import { Plan } from './plan.ts'
import { Weight } from './weight.ts'

/** Figures over all ended fasts. Hours to one decimal; the week begins on Monday. */
export const Stats = z.object({
  totalFasts: z.number(),
  /** Fasts that reached their target, and their share, 0 to 1. */
  goalFasts: z.number(),
  goalRate: z.number(),
  totalHours: z.number(),
  averageHours: z.number(),
  longestHours: z.number(),
  /** Days. */
  currentStreak: z.number(),
  longestStreak: z.number(),
  hoursThisWeek: z.number(),
  hoursLastWeek: z.number(),
  /** A rough estimate without a study behind it: hours × 50. */
  caloriesBurned: z.number(),
})
export type Stats = z.output<typeof Stats>

/** A day with the hours of ended fasts that fall on it. */
export const Day = z.object({
  date: field.day,
  hours: z.number(),
  /** Whether a fast that reached its target credits the day. */
  reachedTarget: z.boolean(),
  /** There where the plan of that time made it a rest day. */
  isRest: z.optional(z.boolean()),
})
export type Day = z.output<typeof Day>

/** What a person's latest fasts say, in their own time and language. */
export const Insight = z.object({
  id: z.string(),
  tone: z.enum(['praise', 'fact', 'tip', 'care']),
  title: z.string(),
  detail: z.string(),
  /** How many fasts it rests on. */
  fastCount: z.number(),
})
export type Insight = z.output<typeof Insight>

export { DASHBOARD_DAYS } from '#domain/statistics/dashboard-days.ts'

export const Dashboard = z.object({
  /** The day that it was made on, in the zone asked for. */
  today: field.day,
  currentFast: z.nullable(Fast),
  stats: Stats,
  /** Each of the last 371 days, oldest first, the last of them today. */
  days: z.array(Day),
  /** The last five that ended, newest first. */
  recentFasts: z.array(Fast),
  insights: z.array(Insight),
  /** The last 90 entries, oldest first. */
  weights: z.array(Weight),
  /** The plan that is in force; null without one. */
  plan: z.nullable(Plan),
})
export type Dashboard = z.output<typeof Dashboard>

/** The zone decides only which day is today; the profile's unless said. */
const zoned = z.object({ timeZone: z.optional(field.timeZone) })

export const getStats = endpoint({
  method: 'GET',
  path: '/fasts/stats',
  access: 'signed-in',
  summary: 'Statistics of all ended fasts',
  query: zoned,
  answer: z.object({ stats: Stats }),
})

export const getDashboardStats = endpoint({
  ...getStats,
  path: '/dashboard/stats',
  summary: 'The same statistics, for the dashboard',
})

export const getDashboard = endpoint({
  method: 'GET',
  path: '/fasts/dashboard',
  access: 'signed-in',
  summary:
    'All that the dashboard shows. 304 to an `If-None-Match` that still holds, unless `X-Force-Refresh: true` is sent',
  query: zoned,
  answer: z.object({ dashboard: Dashboard }),
})

export const getInsights = endpoint({
  method: 'GET',
  path: '/fasts/insights',
  access: 'signed-in',
  summary: 'What the latest fasts say; nothing below five fasts',
  query: zoned,
  answer: z.object({ insights: z.array(Insight) }),
})

export const getInsightFasts = endpoint({
  method: 'GET',
  path: '/fasts/insights/{id}',
  access: 'signed-in',
  summary: 'An insight with the fasts that it rests on, newest first',
  params: z.strictObject({ id: z.string() }),
  query: zoned,
  answer: z.object({ insight: Insight, fasts: z.array(Fast) }),
  refusals: ['NO_SUCH_INSIGHT'],
})
