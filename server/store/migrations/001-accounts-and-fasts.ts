import { type Kysely, sql } from 'kysely'
import { guardAgainstOverlaps, instant, tableEnd } from '../dialect.ts'
import type { Tables } from '../schema.ts'

export async function up(db: Kysely<Tables>): Promise<void> {
  const at = instant(db)
  const end = tableEnd(db)
  const target = sql`target_hours between 1 and 72`

  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (col) => col.primaryKey().notNull())
    .addColumn('name', 'text', (col) => col.notNull())
    .addColumn('email', 'text', (col) => col.notNull())
    .addColumn('email_verified_at', at)
    .addColumn('password_hash', 'text')
    .addColumn('time_zone', 'text', (col) => col.notNull())
    .addColumn('target_hours', 'integer', (col) => col.notNull())
    .addColumn('locale', 'text', (col) => col.notNull())
    .addColumn('created_at', at, (col) => col.notNull())
    .addColumn('updated_at', at, (col) => col.notNull())
    .addCheckConstraint('users_target', target)
    .modifyEnd(end)
    .execute()

  await db.schema
    .createTable('emails')
    .addColumn('email', 'text', (col) => col.primaryKey().notNull())
    .addColumn('user_id', 'text', (col) => col.notNull())
    .modifyEnd(end)
    .execute()

  await db.schema
    .createTable('sessions')
    .addColumn('user_id', 'text', (col) => col.notNull().references('users.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (col) => col.notNull())
    .addColumn('created_at', at, (col) => col.notNull())
    .addColumn('last_used_at', at, (col) => col.notNull())
    .addPrimaryKeyConstraint('sessions_key', ['user_id', 'token_hash'])
    .modifyEnd(end)
    .execute()

  await db.schema
    .createTable('fasts')
    .addColumn('user_id', 'text', (col) => col.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (col) => col.notNull())
    .addColumn('start_at', at, (col) => col.notNull())
    .addColumn('end_at', at)
    .addColumn('target_hours', 'integer', (col) => col.notNull())
    .addColumn('note', 'text', (col) => col.notNull())
    .addColumn('start_zone', 'text', (col) => col.notNull())
    .addColumn('end_zone', 'text')
    .addColumn('start_date', 'text', (col) => col.notNull())
    .addColumn('end_date', 'text')
    .addColumn('created_at', at, (col) => col.notNull())
    .addColumn('updated_at', at, (col) => col.notNull())
    .addPrimaryKeyConstraint('fasts_key', ['user_id', 'id'])
    .addCheckConstraint('fasts_order', sql`end_at >= start_at`)
    .addCheckConstraint('fasts_target', target)
    .modifyEnd(end)
    .execute()

  await sql`create unique index fasts_running on fasts (user_id) where end_at is null`.execute(db)
  await sql`create index fasts_newest on fasts (user_id, start_at desc, id desc)`.execute(db)
  await guardAgainstOverlaps(db)
}
