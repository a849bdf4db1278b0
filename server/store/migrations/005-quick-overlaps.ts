import type { Kysely } from 'kysely'
import { replaceOverlapTriggers } from '../dialect.ts'
import type { Tables } from '../schema.ts'

/** The first triggers looked at every fast of a person on each write. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await replaceOverlapTriggers(db)
}
