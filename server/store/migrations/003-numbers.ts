import type { Kysely } from 'kysely'
import { instant, tableEnd } from '../dialect.ts'
import type { Tables } from '../schema.ts'

export async function up(db: Kysely<Tables>): Promise<void> {
  const at = instant(db)
  const end = tableEnd(db)

  for (const column of ['revision', 'gentle_mode']) {
    await db.schema
      .alterTable('users')
      .addColumn(column, 'integer', (col) => col.notNull().defaultTo(0))
      .execute()
  }

  await db.schema
    .createTable('summaries')
    .addColumn('user_id', 'text', (col) =>
      col.primaryKey().notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('form', 'integer', (col) => col.notNull())
    .addColumn('body', 'text', (col) => col.notNull())
    .modifyEnd(end)
    .execute()

  await db.schema
    .createTable('plans')
    .addColumn('user_id', 'text', (col) => col.notNull().references('users.id').onDelete('cascade'))
    .addColumn('from_date', 'text', (col) => col.notNull())
    .addColumn('body', 'text', (col) => col.notNull())
    .addPrimaryKeyConstraint('plans_key', ['user_id', 'from_date'])
    .modifyEnd(end)
    .execute()

  await db.schema
    .createTable('weights')
    .addColumn('user_id', 'text', (col) => col.notNull().references('users.id').onDelete('cascade'))
    .addColumn('date', 'text', (col) => col.notNull())
    .addColumn('id', 'text', (col) => col.notNull())
    .addColumn('grams', 'integer', (col) => col.notNull())
    .addColumn('created_at', at, (col) => col.notNull())
    .addColumn('updated_at', at, (col) => col.notNull())
    .addPrimaryKeyConstraint('weights_key', ['user_id', 'date'])
    .modifyEnd(end)
    .execute()
}
