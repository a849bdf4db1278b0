import type { Insight as InsightOut } from '#contract/dashboard.ts'
import * as dashboard from '#contract/dashboard.ts'
import { localDate } from '#domain/local-date.ts'
import { type Insight, insights } from '#domain/statistics/insights/insights.ts'
import { shownDays } from '#domain/statistics/shown-days.ts'
import { statistics } from '#domain/statistics/statistics.ts'
import type { User } from '#domain/user.ts'
import { Refusal } from '../refusal.ts'
import type { Serve } from '../serve.ts'
import { findFasts, listFasts } from '../store/fasts.ts'
import { listPlans } from '../store/plans.ts'
import type { Db } from '../store/schema.ts'
import { summaryOf } from '../store/summaries.ts'
import { insightsIn } from '../words/insights.ts'
import { fastOut } from './fasts.ts'
import { weightsWithTrend } from './weights-out.ts'

/** Fasts that the dashboard lists. */
const RECENT = 5

/** Which form the dashboard's answer has; raised whenever that, or a word of an insight, changes. */
const FORM = 1

interface Asked {
  readonly user: User
  readonly query: { readonly timeZone?: string | undefined }
  readonly nowMs: number
}

export function dashboardRoutes(serve: Serve, db: Db): void {
  async function stats(asked: Asked) {
    const { summary, plans, today } = await figuresOf(asked)
    return { stats: statistics(summary, plans, today) }
  }
  serve(dashboard.getStats, stats)
  serve(dashboard.getDashboardStats, stats)

  serve(
    dashboard.getDashboard,
    async (asked) => {
      const { user } = asked
      const { summary, plans, today } = await figuresOf(asked)
      // The one that runs is among the newest.
      const fasts = await listFasts(db, user.id, RECENT + 1, null)
      const running = fasts.find(({ endMs }) => endMs === null)
      const ended = fasts.filter((fast) => fast !== running)
      return {
        dashboard: {
          today,
          currentFast: running ? fastOut(running) : null,
          stats: statistics(summary, plans, today),
          days: shownDays(summary, plans, today),
          recentFasts: ended.slice(0, RECENT).map(fastOut),
          insights: insights(summary, today).map(insightOut(user)),
          weights: await weightsWithTrend(db, user.id),
          plan: plans.at(-1)?.plan ?? null,
        },
      }
    },
    {
      version({ user, query, nowMs }) {
        const zone = query.timeZone ?? user.timeZone
        return [FORM, user.id, user.revision, localDate(nowMs, zone), zone]
      },
    },
  )

  serve(dashboard.getInsights, async (asked) => {
    const { summary, today } = await figuresOf(asked)
    return { insights: insights(summary, today).map(insightOut(asked.user)) }
  })

  serve(dashboard.getInsightFasts, async ({ params, ...asked }) => {
    const { summary, today } = await figuresOf(asked)
    const insight = insights(summary, today).find(({ id }) => id === params.id)
    if (!insight) throw new Refusal('NO_SUCH_INSIGHT')
    const fasts = await findFasts(db, asked.user.id, insight.fastIds)
    return { insight: insightOut(asked.user)(insight), fasts: fasts.map(fastOut) }
  })

  /** What all figures are made of. */
  async function figuresOf({ user, query, nowMs }: Asked) {
    return {
      summary: await summaryOf(db, user.id),
      plans: await listPlans(db, user.id),
      today: localDate(nowMs, query.timeZone ?? user.timeZone),
    }
  }
}

/** An insight in a person's own language. */
function insightOut({ locale }: User): (insight: Insight) => InsightOut {
  const say = insightsIn(locale)
  return (insight) => {
    const { id, tone, fastIds } = insight
    return { id, tone, ...say(insight), fastCount: fastIds.length }
  }
}
