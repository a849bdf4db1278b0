import { type Migration, Migrator } from 'kysely/migration'
import { withoutTimeLimits } from './dialect.ts'
import * as accountsAndFasts from './migrations/001-accounts-and-fasts.ts'
import * as recoveryAndLimits from './migrations/002-recovery-and-limits.ts'
import * as numbers from './migrations/003-numbers.ts'
import * as accountEvents from './migrations/004-account-events.ts'
import * as quickOverlaps from './migrations/005-quick-overlaps.ts'
import * as care from './migrations/006-care.ts'
import * as reminders from './migrations/007-reminders.ts'
import * as imports from './migrations/008-imports.ts'
import type { Db } from './schema.ts'

/** Every change of the schema, applied in the order of the names. One that was released is never edited. */
const migrations: Record<string, Migration> = {
  '001-accounts-and-fasts': accountsAndFasts,
  '002-recovery-and-limits': recoveryAndLimits,
  '003-numbers': numbers,
  '004-account-events': accountEvents,
  '005-quick-overlaps': quickOverlaps,
  '006-care': care,
  '007-reminders': reminders,
  '008-imports': imports,
}

/** The database was last used by a newer version of the program. */
export class NewerSchemaError extends Error {}

/** Brings the schema up to date in one transaction, one process at a time. Returns the names of what it applied. */
export async function migrate(db: Db): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    const applied = await appliedTo(connection)
    const unknown = applied.find((name) => !(name in migrations))
    if (unknown) throw new NewerSchemaError(unknown)
    // Taking the lock for nothing would make every start wait for every other.
    if (Object.keys(migrations).every((name) => applied.includes(name))) return []
    return withoutTimeLimits(connection, async () => {
      const migrator = new Migrator({
        db: connection,
        provider: { getMigrations: async () => migrations },
      })
      const { error, results = [] } = await migrator.migrateToLatest()
      if (error) throw error
      return results.map((result) => result.migrationName)
    })
  })
}

async function appliedTo(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some((table) => table.name === 'kysely_migration')) return []
  const applied = await db
    .selectFrom('kysely_migration' as never)
    .select('name' as never)
    .execute()
  return (applied as { name: string }[]).map(({ name }) => name)
}
