import { randomUUIDv7 } from 'node:crypto'
import { newToken, tokenKey } from '../../server/auth/tokens.ts'
import type { Tables } from '../../server/store/schema.ts'

/** Rows of every table, as the newest schema has them: an older one takes of them what it knows. */
export type Rows = { [Table in keyof Tables]: Tables[Table][] }

const HOUR_MS = 3_600_000
const NAMES = ['Asha', 'आशा', 'Zoë 🌱', "O'Neill; drop table users", ' ']
const ZONES = ['Asia/Kolkata', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Apia', 'UTC']

/** People as they are found in databases: with and without passwords, fasts that run, spring nights that lack an hour. */
export function oldRows(people: number, fasts: number): { rows: Rows; tokens: string[] } {
  const nowMs = Date.now()
  const rows: Rows = {
    users: [],
    emails: [],
    sessions: [],
    fasts: [],
    identities: [],
    identity_owners: [],
    letter_tokens: [],
    devices: [],
    call_counts: [],
    limits: [],
    summaries: [],
    plans: [],
    weights: [],
    account_events: [],
    imports: [],
    push_keys: [{ name: 'vapid', public_key: 'x', private_key: 'x', created_at: nowMs }],
    push_subscriptions: [],
    reminder_choices: [],
    reminders: [],
  }
  const tokens: string[] = []

  for (let n = 0; n < people; n++) {
    const id = randomUUIDv7()
    const owned = { user_id: id }
    const zone = ZONES[n % ZONES.length] ?? 'UTC'
    const email = `person${n}@example.org`
    const made = { created_at: nowMs - n, updated_at: nowMs - n }
    rows.users.push({
      id,
      name: NAMES[n % NAMES.length] ?? '',
      email,
      email_verified_at: n % 2 === 0 ? nowMs : null,
      password_hash: n % 3 === 0 ? null : 'no hash',
      time_zone: zone,
      target_hours: 1 + (n % 72),
      locale: n % 2 === 0 ? 'en' : 'hi',
      ...made,
      revision: n,
      gentle_mode: n % 2,
      care_version: n % 2,
      care_answered_at: n % 2 === 0 ? null : nowMs,
    })
    rows.emails.push({ email, ...owned })
    const token = newToken(id)
    tokens.push(token)
    const { tokenHash: token_hash } = tokenKey(token)
    const used = { last_used_at: nowMs - HOUR_MS / 2 }
    rows.sessions.push({ ...owned, token_hash, created_at: nowMs, ...used, device: 'Firefox' })
    rows.identities.push({ ...owned, issuer: 'https://id.example', subject: `${n}`, created_at: 1 })
    rows.identity_owners.push({ issuer: 'https://id.example', subject: `${n}`, ...owned })
    const letter = { purpose: 'verify-email' as const, token_hash: `${n}` }
    rows.letter_tokens.push({ ...owned, ...letter, expires_at: nowMs + HOUR_MS })
    rows.devices.push({ ...owned, device_hash: `${n}`, ...used })
    rows.call_counts.push({ ...owned, minute: n, calls: n })
    rows.limits.push({ key: `rule ${n}`, hits: n, resets_at: nowMs + HOUR_MS })
    const event = { id: randomUUIDv7(), kind: 'password-changed' as const, at: nowMs }
    rows.account_events.push({ ...owned, ...event, device: '' })
    const session = { ...owned, token_hash }
    const push = { endpoint: 'https://push.example', p256dh: 'x', auth: 'x', created_at: nowMs }
    rows.push_subscriptions.push({ ...session, ...push })
    const choices = { at_target: n % 2, minutes_before: 30 as const, at_planned_start: 0 }
    rows.reminder_choices.push({ ...owned, ...choices })
    const moments = { due_at: nowMs, until_at: nowMs, next_at: null, attempts: n }
    rows.reminders.push({ ...session, kind: 'target', fast_id: null, ...moments })
    const brought = { id: randomUUIDv7(), at: nowMs, format: 'zero-csv' as const }
    rows.imports.push({ ...owned, ...brought, fasts: 1, weights: 1, plans: 1 })
    const import_id = n % 2 === 0 ? null : brought.id
    rows.plans.push({ ...owned, from_date: '2026-01-01', body: 'null', import_id })
    const weight = { date: '2026-03-29', id: randomUUIDv7(), grams: 70_100 }
    rows.weights.push({ ...owned, ...weight, ...made, import_id })

    for (let fast = 0; fast < fasts; fast++) {
      const start_at = nowMs - (fast + 1) * 24 * HOUR_MS
      const runs = fast === 0 && n % 2 === 0
      const end_at = runs ? null : start_at + (fast % 20) * HOUR_MS
      rows.fasts.push({
        ...owned,
        id: randomUUIDv7(),
        start_at,
        end_at,
        target_hours: 16,
        note: fast % 3 === 0 ? '' : `${NAMES[fast % NAMES.length]}\n"quoted"`,
        start_zone: zone,
        end_zone: end_at === null ? null : 'Europe/London',
        start_date: dayOf(start_at, zone),
        end_date: end_at === null ? null : dayOf(end_at, 'Europe/London'),
        ...made,
        import_id: fast === 1 ? import_id : null,
      })
    }
  }
  return { rows, tokens }
}

function dayOf(ms: number, zone: string): string {
  const instant = Temporal.Instant.fromEpochMilliseconds(ms)
  return instant.toZonedDateTimeISO(zone).toPlainDate().toString()
}
