import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Migration, Migrator } from 'kysely/migration'
import type { Db } from '../../server/store/schema.ts'

const FOLDER = join(import.meta.dirname, '../../server/store/migrations')

/** The names of all migrations, in their order. */
export const versions: readonly string[] = readdirSync(FOLDER)
  .map((file) => file.replace(/\.ts$/, ''))
  .toSorted()

/** Gives an empty database the schema that a version had. */
export async function migrateTo(db: Db, version: string): Promise<void> {
  const names = versions.slice(0, versions.indexOf(version) + 1)
  const migrations: Record<string, Migration> = {}
  for (const name of names) migrations[name] = await import(join(FOLDER, `${name}.ts`))
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

/** The columns of our tables, as they are now. */
export async function columnsOf(db: Db): Promise<Map<string, string[]>> {
  const tables = await db.introspection.getTables()
  return new Map(tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]))
}
