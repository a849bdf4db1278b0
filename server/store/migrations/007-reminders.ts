import { type Kysely, sql } from 'kysely'
import { instant, tableEnd } from '../dialect.ts'
import type { Tables } from '../schema.ts'

export async function up(db: Kysely<Tables>): Promise<void> {
  const at = instant(db)
  const end = tableEnd(db)

  await db.schema
    .createTable('push_keys')
    .addColumn('name', 'text', (col) => col.primaryKey().notNull())
    .addColumn('public_key', 'text', (col) => col.notNull())
    .addColumn('private_key', 'text', (col) => col.notNull())
    .addColumn('created_at', at, (col) => col.notNull())
    .modifyEnd(end)
    .execute()

  await db.schema
    .createTable('push_subscriptions')
    .addColumn('user_id', 'text', (col) => col.notNull().references('users.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (col) => col.notNull())
    .addColumn('endpoint', 'text', (col) => col.notNull())
    .addColumn('p256dh', 'text', (col) => col.notNull())
    .addColumn('auth', 'text', (col) => col.notNull())
    .addColumn('created_at', at, (col) => col.notNull())
    .addPrimaryKeyConstraint('push_subscriptions_key', ['user_id', 'token_hash'])
    .modifyEnd(end)
    .execute()

  await db.schema
    .createTable('reminder_choices')
    .addColumn('user_id', 'text', (col) =>
      col.primaryKey().notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('at_target', 'integer', (col) => col.notNull())
    .addColumn('minutes_before', 'integer', (col) => col.notNull())
    .addColumn('at_planned_start', 'integer', (col) => col.notNull())
    .modifyEnd(end)
    .execute()

  await db.schema
    .createTable('reminders')
    .addColumn('user_id', 'text', (col) => col.notNull().references('users.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (col) => col.notNull())
    .addColumn('kind', 'text', (col) => col.notNull())
    .addColumn('fast_id', 'text')
    .addColumn('due_at', at, (col) => col.notNull())
    .addColumn('until_at', at, (col) => col.notNull())
    .addColumn('next_at', at)
    .addColumn('attempts', 'integer', (col) => col.notNull())
    .addPrimaryKeyConstraint('reminders_key', ['user_id', 'token_hash', 'kind'])
    .modifyEnd(end)
    .execute()

  await sql`create index reminders_next on reminders (next_at) where next_at is not null`.execute(
    db,
  )
}
