import type { Weight as WeightOut } from '#contract/weight.ts'
import { roundTo } from '#domain/health/rounding.ts'
import type { Weight } from '#domain/health/weight.ts'
import { weightTrend } from '#domain/health/weight-trend.ts'
import type { Db } from '../store/schema.ts'
import { recentWeights } from '../store/weights.ts'

/** Weights that the dashboard shows, and those before them with which their trend has settled: 0.9^60 is 0.2 %. */
const SHOWN = 90
const RUN_UP = 60

/** A weight as it travels. */
export function weightOut({ id, date, weightKg }: Weight): WeightOut {
  return { _id: id, date, weight: weightKg }
}

/** The last 90 weights with their trend, the oldest first. */
export async function weightsWithTrend(db: Db, userId: string): Promise<WeightOut[]> {
  const weights = (await recentWeights(db, userId, SHOWN + RUN_UP)).reverse()
  const trend = weightTrend(weights)
  return weights
    .map((weight, place) => ({ ...weightOut(weight), trend: roundTo(trend[place] ?? 0, 2) }))
    .slice(-SHOWN)
}
