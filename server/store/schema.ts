import type { Kysely } from 'kysely'

/**
 * The tables. Everything of a person begins its primary key with `user_id` and every query names the person,
 * so that the tables can be spread over machines by that column. Instants (`…_at`) are ms since the epoch.
 */
export interface Tables {
  users: UserRow
  emails: EmailRow
  sessions: SessionRow
  fasts: FastRow
}

/** An open database, or a transaction in it. */
export type Db = Kysely<Tables>

export interface UserRow {
  id: string
  name: string
  email: string
  email_verified_at: number | null
  password_hash: string | null
  time_zone: string
  target_hours: number
  locale: string
  created_at: number
  updated_at: number
}

/** The directory that leads from an address to its owner, and keeps an address single. */
export interface EmailRow {
  email: string
  user_id: string
}

export interface SessionRow {
  user_id: string
  token_hash: string
  created_at: number
  last_used_at: number
}

export interface FastRow {
  user_id: string
  id: string
  start_at: number
  end_at: number | null
  target_hours: number
  note: string
  start_zone: string
  end_zone: string | null
  start_date: string
  end_date: string | null
  created_at: number
  updated_at: number
}
