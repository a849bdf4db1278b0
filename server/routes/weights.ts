import { randomUUIDv7 } from 'node:crypto'
import * as weights from '#contract/weights.ts'
import { isCalendarDay } from '#domain/day-numbers.ts'
import { checkWeightDay, type WeightDayProblem } from '#domain/health/weight.ts'
import { localDate } from '#domain/local-date.ts'
import { Refusal, wrongField } from '../refusal.ts'
import type { Serve } from '../serve.ts'
import { inTurn } from '../store/in-turn.ts'
import type { Db } from '../store/schema.ts'
import { bumpRevision } from '../store/users.ts'
import * as store from '../store/weights.ts'
import { weightOut } from './weights-out.ts'

const problems: Record<WeightDayProblem, string> = {
  TOO_EARLY: 'The day cannot be before the year 2000',
  IN_FUTURE: 'The day cannot be in the future',
}

export function weightRoutes(serve: Serve, db: Db): void {
  serve(weights.addWeight, ({ body, user, nowMs }) => {
    const date = body.date ?? localDate(nowMs, user.timeZone)
    const problem = checkWeightDay(date, nowMs)
    if (problem) throw wrongField('date', problems[problem])
    const moments = { createdMs: nowMs, updatedMs: nowMs }
    const weight = { id: randomUUIDv7(), date, weightKg: body.weight, ...moments }
    return inTurn(db, user.id, async (trx) => {
      const kept = await store.keepWeight(trx, user.id, weight)
      await bumpRevision(trx, user.id)
      return { weight: weightOut(kept) }
    })
  })

  serve(weights.listWeights, async ({ query, user }) => {
    const before = query.before === undefined ? null : dayOfCursor(query.before)
    // One more than asked for tells whether there is a page after.
    const found = await store.listWeights(db, user.id, query.limit + 1, before)
    const page = found.slice(0, query.limit)
    const last = found.length > page.length ? page.at(-1) : undefined
    return { weights: page.map(weightOut), nextCursor: last?.date ?? null }
  })

  serve(weights.deleteWeight, ({ params, user }) =>
    inTurn(db, user.id, async (trx) => {
      const weight = await store.deleteWeight(trx, user.id, params.id)
      if (!weight) throw new Refusal('NO_SUCH_WEIGHT')
      await bumpRevision(trx, user.id)
      return { weight: weightOut(weight) }
    }),
  )
}

// A person has one weight a day, so the day of the last one says where a page ended.
function dayOfCursor(text: string): string {
  if (!isCalendarDay(text)) throw wrongField('before', 'Pass on a nextCursor as it came')
  return text
}
