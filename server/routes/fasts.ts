import { randomUUIDv7 } from 'node:crypto'
import type { HandlerInput } from '#contract/endpoint.ts'
import type { Fast as FastOut } from '#contract/fast.ts'
import * as fasts from '#contract/fasts.ts'
import { correctFast, endFast, type Fast, remarksOf, startFast } from '#domain/fasting/fast.ts'
import { overlaps, type Span, settleEnd, settleStart } from '#domain/fasting/times.ts'
import { Refusal } from '../refusal.ts'
import type { Serve } from '../serve.ts'
import * as store from '../store/fasts.ts'
import type { Db } from '../store/schema.ts'
import { sideBySide } from '../store/side-by-side.ts'
import { addToSummary, deleteSummary } from '../store/summaries.ts'
import { cursorOf, cursorText } from './fast-cursor.ts'
import { checkedChanges, msOf, settled, settledSpan } from './fast-times.ts'
import { changeFasts } from './fasts-change.ts'

type Asked = HandlerInput<typeof fasts.updateFast>['body']

export function fastRoutes(serve: Serve, db: Db): void {
  serve(fasts.startFast, ({ body, user, nowMs }) =>
    changeFasts(db, user, nowMs, async (trx) => {
      const newest = await store.findNewest(trx, user.id)
      if (newest?.endMs === null) throw new Refusal('ALREADY_FASTING')
      const startMs = settled(settleStart(msOf(body.startTime) ?? nowMs, nowMs))
      const { targetHours, timeZone: zone = user.timeZone } = body
      const fast = startFast({ id: randomUUIDv7(), startMs, targetHours, zone }, nowMs)
      if (newest && overlaps(newest, fast)) refuseOverlap(newest, 'startTime')
      if (!(await store.insertFast(trx, user.id, fast))) throw new Refusal('ALREADY_FASTING')
      return { fast: fastOut(fast), message: 'Fast started' }
    }),
  )

  serve(fasts.currentFast, async ({ running }) => {
    if (!running) throw new Refusal('NO_ACTIVE_FAST', { fast: null })
    return { fast: fastOut(running), message: 'Fast is running' }
  })

  serve(fasts.endFast, ({ params, body, user, nowMs }) =>
    changeFasts(db, user, nowMs, async (trx) => {
      const fast = await existing(trx, user.id, params.id)
      if (fast.endMs !== null) throw new Refusal('ALREADY_ENDED', { fast: fastOut(fast) })
      const endMs = settled(settleEnd(msOf(body.endTime), fast.startMs, nowMs))
      const ended = endFast(fast, endMs, body.timeZone ?? user.timeZone, nowMs)
      await sideBySide(store.keepEnd(trx, user.id, ended), addToSummary(trx, user.id, ended))
      return { fast: fastOut(ended), message: 'Fast ended' }
    }),
  )

  serve(fasts.addFast, ({ body, user, nowMs }) =>
    changeFasts(db, user, nowMs, async (trx) => {
      const { startMs, endMs } = settledSpan(msOf(body.startTime), msOf(body.endTime), nowMs)
      const { targetHours, timeZone: zone = user.timeZone } = body
      const started = startFast({ id: randomUUIDv7(), startMs, targetHours, zone }, nowMs)
      const fast = { ...endFast(started, endMs, zone, nowMs), ...remarksOf(body) }
      refuseOverlap(await store.findOverlap(trx, user.id, fast), 'startTime')
      await store.insertFast(trx, user.id, fast)
      await addToSummary(trx, user.id, fast)
      return { fast: fastOut(fast), message: 'Fast added' }
    }),
  )

  serve(fasts.updateFast, ({ params, body, user, nowMs }) =>
    changeFasts(db, user, nowMs, async (trx) => {
      const fast = await existing(trx, user.id, params.id)
      const corrected = correctFast(fast, checkedChanges(fast, body, nowMs), nowMs)
      const field = body.startTime === undefined ? 'endTime' : 'startTime'
      refuseOverlap(await store.findOverlap(trx, user.id, corrected), field)
      await store.updateFast(trx, user.id, corrected)
      if (fast.endMs !== null && isCountedAnew(body)) await deleteSummary(trx, user.id)
      return { fast: fastOut(corrected), message: 'Fast updated' }
    }),
  )

  serve(fasts.deleteFast, ({ params, user, nowMs }) =>
    changeFasts(db, user, nowMs, async (trx) => {
      const fast = await existing(trx, user.id, params.id)
      await store.deleteFast(trx, user.id, fast.id)
      if (fast.endMs !== null) await deleteSummary(trx, user.id)
      return { fast: fastOut(fast), message: 'Fast deleted' }
    }),
  )

  serve(fasts.listFasts, async ({ query, user }) => {
    const after = query.before === undefined ? null : cursorOf(query.before)
    // One more than asked for tells whether there is a page after.
    const found = await store.listFasts(db, user.id, query.limit + 1, after)
    const page = found.slice(0, query.limit)
    const last = found.length > page.length ? page.at(-1) : undefined
    return { fasts: page.map(fastOut), nextCursor: last ? cursorText(last) : null }
  })
}

/** Whether a correction changes more than words. */
function isCountedAnew({ startTime, endTime, targetHours }: Asked): boolean {
  return [startTime, endTime, targetHours].some((value) => value !== undefined)
}

async function existing(db: Db, userId: string, id: string): Promise<Fast> {
  const fast = await store.findFast(db, userId, id)
  if (!fast) throw new Refusal('NO_SUCH_FAST')
  return fast
}

function refuseOverlap(other: Span | null, field: 'startTime' | 'endTime'): void {
  if (!other) return
  const end = other.endMs === null ? 'and still runs' : `and ended ${iso(other.endMs)}`
  const message = `This overlaps another fast that started ${iso(other.startMs)} ${end}.`
  throw new Refusal('FIELDS', { message, errors: [{ field, message }] })
}

export function fastOut(fast: Fast): FastOut {
  return {
    _id: fast.id,
    startTime: iso(fast.startMs),
    endTime: fast.endMs === null ? null : iso(fast.endMs),
    isRunning: fast.endMs === null,
    targetHours: fast.targetHours,
    ...remarksOf(fast),
    createdAt: iso(fast.createdMs),
    updatedAt: iso(fast.updatedMs),
  }
}

function iso(ms: number): string {
  return new Date(ms).toISOString()
}
