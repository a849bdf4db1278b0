import type { Kysely } from 'kysely'
import { instant, tableEnd } from '../dialect.ts'
import type { Tables } from '../schema.ts'

export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('account_events')
    .addColumn('user_id', 'text', (col) => col.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (col) => col.notNull())
    .addColumn('kind', 'text', (col) => col.notNull())
    .addColumn('at', instant(db), (col) => col.notNull())
    .addColumn('device', 'text', (col) => col.notNull())
    .addPrimaryKeyConstraint('account_events_key', ['user_id', 'id'])
    .modifyEnd(tableEnd(db))
    .execute()
}
