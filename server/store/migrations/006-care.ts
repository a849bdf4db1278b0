import type { Kysely } from 'kysely'
import { instant } from '../dialect.ts'
import type { Tables } from '../schema.ts'

export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('care_version', 'integer', (col) => col.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('users').addColumn('care_answered_at', instant(db)).execute()
}
