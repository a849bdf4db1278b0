import type { Fast } from '#contract/fast.ts'
import { callAs, type Person } from './person.ts'

const HOUR_MS = 3_600_000

/** A fast as the API gave it. */
export interface MadeFast {
  readonly _id: string
  readonly startTime: string
}

/** Starts a fast through the API, some hours ago. */
export async function startFast(
  person: Person,
  url: string,
  { hoursAgo = 0, targetHours = 16 } = {},
): Promise<MadeFast> {
  const startTime = new Date(Date.now() - hoursAgo * HOUR_MS).toISOString()
  return await made(callAs(person, url, 'POST', '/fasts/start', { startTime, targetHours }))
}

/** Ends it, now or some hours ago. */
export async function endFast(
  person: Person,
  url: string,
  fast: MadeFast,
  hoursAgo = 0,
): Promise<MadeFast> {
  const ended = hoursAgo > 0 && { endTime: new Date(Date.now() - hoursAgo * HOUR_MS).toISOString() }
  return await made(callAs(person, url, 'PUT', `/fasts/end/${fast._id}`, { ...ended }))
}

/** Adds a fast of the past; times in ms since the epoch. */
export async function addFast(
  person: Person,
  url: string,
  past: { startMs: number; endMs: number; targetHours?: number },
): Promise<MadeFast> {
  const { startMs, endMs, targetHours = 16 } = past
  const [startTime, endTime] = [startMs, endMs].map((ms) => new Date(ms).toISOString())
  return await made(callAs(person, url, 'POST', '/fasts/add', { startTime, endTime, targetHours }))
}

/** So many past fasts of sixteen hours, one a day, the last of them yesterday. */
export async function addFasts(person: Person, url: string, count: number): Promise<void> {
  for (let daysAgo = 1; daysAgo <= count; daysAgo++) {
    const endMs = Date.now() - (daysAgo * 24 - 4) * HOUR_MS
    await addFast(person, url, { startMs: endMs - 16 * HOUR_MS, endMs })
  }
}

/** The fasts of a person, the latest first. */
export async function fastsOf(person: Person, url: string): Promise<Fast[]> {
  const answer = await callAs(person, url, 'GET', '/fasts/user')
  return ((await answer.json()) as { fasts: Fast[] }).fasts
}

async function made(call: Promise<Response>): Promise<MadeFast> {
  const answer = await call
  const body = (await answer.json()) as { fast?: MadeFast }
  if (!answer.ok || !body.fast) throw new Error(`${answer.status}: ${JSON.stringify(body)}`)
  return body.fast
}
