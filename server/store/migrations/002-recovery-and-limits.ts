import type { Kysely } from 'kysely'
import { instant, tableEnd } from '../dialect.ts'
import type { Tables } from '../schema.ts'

export async function up(db: Kysely<Tables>): Promise<void> {
  const at = instant(db)
  const end = tableEnd(db)

  await db.schema
    .alterTable('sessions')
    .addColumn('device', 'text', (col) => col.notNull().defaultTo(''))
    .execute()

  await db.schema
    .createTable('identities')
    .addColumn('user_id', 'text', (col) => col.notNull().references('users.id').onDelete('cascade'))
    .addColumn('issuer', 'text', (col) => col.notNull())
    .addColumn('subject', 'text', (col) => col.notNull())
    .addColumn('created_at', at, (col) => col.notNull())
    .addPrimaryKeyConstraint('identities_key', ['user_id', 'issuer', 'subject'])
    .modifyEnd(end)
    .execute()

  await db.schema
    .createTable('identity_owners')
    .addColumn('issuer', 'text', (col) => col.notNull())
    .addColumn('subject', 'text', (col) => col.notNull())
    .addColumn('user_id', 'text', (col) => col.notNull())
    .addPrimaryKeyConstraint('identity_owners_key', ['issuer', 'subject'])
    .modifyEnd(end)
    .execute()

  await db.schema
    .createTable('letter_tokens')
    .addColumn('user_id', 'text', (col) => col.notNull().references('users.id').onDelete('cascade'))
    .addColumn('purpose', 'text', (col) => col.notNull())
    .addColumn('token_hash', 'text', (col) => col.notNull())
    .addColumn('expires_at', at, (col) => col.notNull())
    .addPrimaryKeyConstraint('letter_tokens_key', ['user_id', 'purpose'])
    .modifyEnd(end)
    .execute()

  await db.schema
    .createTable('devices')
    .addColumn('user_id', 'text', (col) => col.notNull().references('users.id').onDelete('cascade'))
    .addColumn('device_hash', 'text', (col) => col.notNull())
    .addColumn('last_used_at', at, (col) => col.notNull())
    .addPrimaryKeyConstraint('devices_key', ['user_id', 'device_hash'])
    .modifyEnd(end)
    .execute()

  await db.schema
    .createTable('call_counts')
    .addColumn('user_id', 'text', (col) =>
      col.primaryKey().notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('minute', 'integer', (col) => col.notNull())
    .addColumn('calls', 'integer', (col) => col.notNull())
    .modifyEnd(end)
    .execute()

  await db.schema
    .createTable('limits')
    .addColumn('key', 'text', (col) => col.primaryKey().notNull())
    .addColumn('hits', 'integer', (col) => col.notNull())
    .addColumn('resets_at', at, (col) => col.notNull())
    .modifyEnd(end)
    .execute()
  await db.schema.createIndex('limits_expiry').on('limits').column('resets_at').execute()
}
