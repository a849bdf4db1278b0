import type { Fast } from '#domain/fasting/fast.ts'
import type { SessionKey } from '#server/store/sessions.ts'

/** What the server by hand asks of a database. */
export interface BareStore {
  session(key: SessionKey): Promise<Who | null>
  running(userId: string): Promise<Fast | null>
  start(userId: string, fast: Fast): Promise<void>
  end(userId: string, id: string, ended: (fast: Fast) => Fast): Promise<Fast>
}

interface Who {
  readonly userId: string
  readonly zone: string
  readonly lastUsedMs: number
}

/** A no, by its status. */
export class Refused extends Error {
  readonly status: number
  constructor(status: number) {
    super(`Refused: ${status}`)
    this.status = status
  }
}

/** The queries of these calls, with `?` for each value: what the program itself asks. */
export const QUERIES = {
  session: `select users.*, sessions.last_used_at, call_counts.minute, call_counts.calls
    from sessions join users on users.id = sessions.user_id
    left join call_counts on call_counts.user_id = sessions.user_id
    where sessions.user_id = ? and sessions.token_hash = ?`,
  running: 'select * from fasts where user_id = ? and end_at is null',
  newest: `select start_at, max(coalesce(end_at, 9007199254740991)) as end_at from fasts
    where user_id = ? and id <> ? and start_at < 9007199254740991
    group by start_at order by start_at desc limit 1`,
  insert: `insert into fasts (user_id, id, start_at, target_hours, note, start_zone, start_date,
    created_at, updated_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?)
    on conflict (user_id) where end_at is null do nothing`,
  fast: 'select * from fasts where user_id = ? and id = ?',
  update: `update fasts set end_at = ?, end_zone = ?, end_date = ?, updated_at = ?
    where user_id = ? and id = ?`,
  summary: 'select body from summaries where user_id = ? and form = 1',
  subscribed: 'select token_hash from push_subscriptions where user_id = ?',
  bump: 'update users set revision = revision + 1 where id = ?',
} as const

export type QueryName = keyof typeof QUERIES

interface Newest {
  readonly start_at: number
  /** Out of reach where it runs. */
  readonly end_at: number
}

/** Refuses a fast that begins while the newest one lasts. */
export function refuseWithin(newest: Newest | undefined, { startMs }: Fast): void {
  if (newest?.end_at === Number.MAX_SAFE_INTEGER) throw new Refused(400)
  if (newest && newest.end_at > startMs) throw new Refused(422)
}

export function insertValues(userId: string, fast: Fast) {
  const { id, startMs, targetHours, note, startZone, startDate, createdMs, updatedMs } = fast
  return [userId, id, startMs, targetHours, note, startZone, startDate, createdMs, updatedMs]
}

export function updateValues(userId: string, { id, endMs, endZone, endDate, updatedMs }: Fast) {
  return [endMs, endZone, endDate, updatedMs, userId, id]
}
