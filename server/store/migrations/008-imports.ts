import type { Kysely } from 'kysely'
import { instant, tableEnd } from '../dialect.ts'
import type { Tables } from '../schema.ts'

export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('imports')
    .addColumn('user_id', 'text', (col) => col.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (col) => col.notNull())
    .addColumn('at', instant(db), (col) => col.notNull())
    .addColumn('format', 'text', (col) => col.notNull())
    .addColumn('fasts', 'integer', (col) => col.notNull())
    .addColumn('weights', 'integer', (col) => col.notNull())
    .addColumn('plans', 'integer', (col) => col.notNull())
    .addPrimaryKeyConstraint('imports_key', ['user_id', 'id'])
    .modifyEnd(tableEnd(db))
    .execute()

  for (const table of ['fasts', 'weights', 'plans']) {
    await db.schema.alterTable(table).addColumn('import_id', 'text').execute()
  }
}
