import type { Kysely } from 'kysely'
import type { AccountEventKind } from '#domain/account-event.ts'
import type { Remarks } from '#domain/fasting/fast.ts'
import type { MinutesBefore } from '#domain/fasting/reminder-choices.ts'
import type { ReminderKind } from '#domain/fasting/reminders.ts'
import type { FileFormat } from '#domain/import/file-contents.ts'
import type { TokenPurpose } from '#domain/letter-token.ts'

/**
 * The tables. Everything of a person begins its primary key with `user_id` and every query names the person,
 * so that the tables can be spread over machines by that column. Instants (`…_at`) are ms since the epoch.
 */
export interface Tables {
  users: UserRow
  emails: EmailRow
  sessions: SessionRow
  fasts: FastRow
  identities: IdentityRow
  identity_owners: IdentityOwnerRow
  letter_tokens: LetterTokenRow
  devices: DeviceRow
  call_counts: CallCountRow
  limits: LimitRow
  summaries: SummaryRow
  plans: PlanRow
  weights: WeightRow
  account_events: AccountEventRow
  push_keys: PushKeyRow
  push_subscriptions: PushSubscriptionRow
  reminder_choices: ReminderChoicesRow
  reminders: ReminderRow
  imports: ImportRow
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
  revision: number
  /** 0 or 1. */
  gentle_mode: number
  /** 0 until the words before a first fast were answered, with the moment beside it. */
  care_version: number
  care_answered_at: number | null
}

/** The directory that leads from an address to its owner, and keeps an address single. */
interface EmailRow {
  email: string
  user_id: string
}

interface SessionRow {
  user_id: string
  token_hash: string
  created_at: number
  last_used_at: number
  /** What it was made with, such as `Firefox on Android`; empty where that is unknown. */
  device: string
}

export interface FastRow extends Remarks {
  user_id: string
  id: string
  start_at: number
  end_at: number | null
  target_hours: number
  start_zone: string
  end_zone: string | null
  start_date: string
  end_date: string | null
  created_at: number
  updated_at: number
  /** The import that brought it, until it is corrected: from then on it is the person's own. */
  import_id: string | null
}

/** Someone as another provider knows them. */
interface IdentityRow {
  user_id: string
  issuer: string
  subject: string
  created_at: number
}

/** The directory that leads from an identity to its owner, and keeps it single: what `emails` is for addresses. */
interface IdentityOwnerRow {
  issuer: string
  subject: string
  user_id: string
}

/** The one token of each purpose that a person has been sent last. */
interface LetterTokenRow {
  user_id: string
  purpose: TokenPurpose
  token_hash: string
  expires_at: number
}

/** A browser in which the person has signed in before. */
interface DeviceRow {
  user_id: string
  device_hash: string
  last_used_at: number
}

/** Calls of a person in the latest minute (since the epoch) in which they were counted. */
interface CallCountRow {
  user_id: string
  minute: number
  calls: number
}

/** How often something was tried; nothing in the key tells who or where. */
interface LimitRow {
  key: string
  hits: number
  resets_at: number
}

/** All ended fasts of a person in short: kept so that no page has to read them all. Gone where it must be made anew. */
interface SummaryRow {
  user_id: string
  /** Which form the body has; one of another form is made anew. */
  form: number
  /** JSON. */
  body: string
}

/** What a person plans from a day on, until the next row. */
export interface PlanRow {
  user_id: string
  from_date: string
  /** JSON of a plan, or `null` where nothing is planned. */
  body: string
  import_id: string | null
}

/** A person's weight on a day. */
export interface WeightRow {
  user_id: string
  date: string
  id: string
  grams: number
  created_at: number
  updated_at: number
  import_id: string | null
}

/** Something that happened to an account. */
interface AccountEventRow {
  user_id: string
  id: string
  kind: AccountEventKind
  at: number
  /** Such as `Firefox on Android`; empty where that is unknown. */
  device: string
}

/** The keys by which push services know this Upvas; one row, `vapid`. */
interface PushKeyRow {
  name: string
  /** An uncompressed point of P-256, base64url. */
  public_key: string
  /** PKCS #8, PEM. */
  private_key: string
  created_at: number
}

/** Where the browser of a session has its pushes sent, and what they are encrypted for. */
interface PushSubscriptionRow {
  user_id: string
  token_hash: string
  endpoint: string
  /** Both base64url. */
  p256dh: string
  auth: string
  created_at: number
}

/** Which reminders a person wants; the flags are 0 or 1. */
interface ReminderChoicesRow {
  user_id: string
  at_target: number
  minutes_before: MinutesBefore
  at_planned_start: number
}

/** A reminder for the browser of one session, kept after it was sent so that it is not sent again. */
export interface ReminderRow {
  user_id: string
  token_hash: string
  kind: ReminderKind
  fast_id: string | null
  due_at: number
  /** From when on it is too late. */
  until_at: number
  /** When it may be taken up; null once nothing is left to do. Whoever takes it up moves it on. */
  next_at: number | null
  attempts: number
}

/** An import that can be undone, and how much it added. */
export interface ImportRow {
  user_id: string
  id: string
  at: number
  format: FileFormat
  fasts: number
  weights: number
  plans: number
}
