import { type Migration, Migrator } from 'kysely/migration'
import { withoutTimeLimits } from './dialect.ts'
import * as accountsAndFasts from './migrations/001-accounts-and-fasts.ts'
import * as recoveryAndLimits from './migrations/002-recovery-and-limits.ts'
import type { Db } from './schema.ts'

/** Every change of the schema, applied in the order of the names. One that was released is never edited. */
const migrations: Record<string, Migration> = {
  '001-accounts-and-fasts': accountsAndFasts,
  '002-recovery-and-limits': recoveryAndLimits,
}

/** The database was last used by a newer version of the program. */
export class NewerSchemaError extends Error {}

/** Brings the schema up to date in one transaction, one process at a time. Returns the names of what it applied. */
export async function migrate(db: Db): Promise<string[]> {
  return db.connection().execute((connection) =>
    withoutTimeLimits(connection, async () => {
      await refuseNewerSchema(connection)
      const migrator = new Migrator({
        db: connection,
        provider: { getMigrations: async () => migrations },
      })
      const { error, results = [] } = await migrator.migrateToLatest()
      if (error) throw error
      return results.map((result) => result.migrationName)
    }),
  )
}

async function refuseNewerSchema(db: Db): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some((table) => table.name === 'kysely_migration')) return
  const applied = await db
    .selectFrom('kysely_migration' as never)
    .select('name' as never)
    .execute()
  const unknown = (applied as { name: string }[]).find(({ name }) => !(name in migrations))
  if (unknown) throw new NewerSchemaError(unknown.name)
}
