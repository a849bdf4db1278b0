import type { Fast } from '#contract/fast.ts'
import * as fasts from '#contract/fasts.ts'
import type { Remarks } from '#domain/fasting/fast.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { deviceZone } from '#web/browser/device-zone.ts'

const ALREADY_ACTIVE = /already have an active fast|already active/i
const NONE_ACTIVE = /no active fast found|not found/i

export const fastSentences = {
  alreadyActive: 'You already have an active fast running',
  updateFailed: 'Failed to update fast',
  deleteFailed: 'Failed to delete fast',
} as const

const withoutId = {
  end: 'End fast failed: Fast ID is missing.',
  update: 'Update fast failed: Fast ID is missing.',
  delete: 'Delete fast failed: Fast ID is missing.',
} as const

/** The running fast, or null where the server says that there is none. */
export async function fetchCurrentFast(signal?: AbortSignal): Promise<Fast | null> {
  try {
    return (await call(fasts.currentFast, {}, signal ? { signal } : {})).fast
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const none = error.body?.fast === null || NONE_ACTIVE.test(error.message)
    if (none && (error.status === 404 || error.status === 200)) return null
    throw error
  }
}

export async function startFast(targetHours: number, startMs: number | null): Promise<Fast> {
  try {
    const startTime = asTime(startMs ?? undefined)
    return (
      await call(fasts.startFast, { body: { targetHours, startTime, timeZone: deviceZone() } })
    ).fast
  } catch (error) {
    if (error instanceof ApiError && error.status === 400 && ALREADY_ACTIVE.test(error.message)) {
      throw new ApiError(error.code, fastSentences.alreadyActive, error)
    }
    throw error
  }
}

/** Ends a fast now, or at an earlier moment, ms since the epoch; in the device's zone unless one is named. */
export async function endFast(
  id: string | null,
  endMs: number | null,
  zone = deviceZone(),
): Promise<Fast> {
  const body = { endTime: asTime(endMs ?? undefined), timeZone: zone }
  return (await call(fasts.endFast, { params: { id: known(id, withoutId.end) }, body })).fast
}

/** A fast of the past, as a form gives it; times in ms since the epoch. */
export interface PastFast extends Remarks {
  readonly startMs: number
  readonly endMs: number
  readonly targetHours: number
}

export async function addFast({ startMs, endMs, ...rest }: PastFast): Promise<Fast> {
  const times = { startTime: asTime(startMs), endTime: asTime(endMs), timeZone: deviceZone() }
  return (await call(fasts.addFast, { body: { ...times, ...rest } })).fast
}

export async function updateFast(id: string | null, change: Partial<PastFast>): Promise<Fast> {
  const { startMs, endMs, ...rest } = change
  const body = { startTime: asTime(startMs), endTime: asTime(endMs), ...rest }
  return (await call(fasts.updateFast, { params: { id: known(id, withoutId.update) }, body })).fast
}

export async function deleteFast(id: string | null, keepalive = false): Promise<Fast> {
  const params = { id: known(id, withoutId.delete) }
  return (await call(fasts.deleteFast, { params }, { keepalive })).fast
}

export async function listFasts(before: string | null, limit: number, signal?: AbortSignal) {
  const query = before === null ? { limit } : { limit, before }
  return await call(fasts.listFasts, { query }, signal ? { signal } : {})
}

// A time that was emptied travels as an empty one, for the server to name the field.
function asTime(atMs: number): string
function asTime(atMs: number | undefined): string | undefined
function asTime(atMs: number | undefined): string | undefined {
  if (atMs === undefined) return undefined
  return Number.isFinite(atMs) ? new Date(atMs).toISOString() : ''
}

function known(id: string | null, otherwise: string): string {
  if (id) return id
  throw new ApiError('UNKNOWN_ERROR', otherwise)
}
