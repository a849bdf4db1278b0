import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely'
import { waitingFor } from './busy.ts'
import { makeLastingFolder } from './lasting-folder.ts'
import type { Db } from './schema.ts'
import { statementOf } from './sqlite-statement.ts'

/** First version without the bug that could corrupt a WAL database (sqlite.org/wal.html, "The WAL-Reset Bug"). */
const OLDEST = [3, 51, 3]
const STATEMENTS_KEPT = 200
/** Waits for another process block this whole one; but for the opening, longer ones are left to `waitingFor`. */
const BUSY_MS = 5
const OPENING_MS = 1000

/** The one connection of this process to its file. */
interface Sqlite extends SqliteDatabase {
  /** Whether a transaction is open, but for the one that reads share. */
  readonly isTransaction: boolean
  /**
   * Reads outside of a transaction. All that is read in one turn of the event loop is read as one: to take and to let
   * go of the locks of the file takes longer than to find a row. What others change meanwhile the next turn sees, and
   * what this one serves had arrived before it began (docs/decisions/022).
   */
  read(text: string, values: readonly unknown[]): unknown[]
}

/** What Kysely speaks to SQLite through. */
export async function sqliteDialect(dataDir: string): Promise<SqliteDialect> {
  return new ImmediateDialect(await open(dataDir))
}

/** The connection behind a database; null where that is no SQLite. */
export function sqliteOf(db: Db): Sqlite | null {
  const { adapter } = db.getExecutor()
  return adapter instanceof OneConnectionAdapter ? adapter.sqlite : null
}

async function open(dataDir: string): Promise<Sqlite> {
  const { DatabaseSync } = await import('node:sqlite')
  makeLastingFolder(dataDir)
  const file = join(dataDir, 'upvas.sqlite')
  // SQLite gives its journals the mode of the file itself.
  closeSync(openSync(file, 'a', 0o600))
  const raw = new DatabaseSync(file, { timeout: OPENING_MS })
  raw.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma trusted_schema = off;
    pragma journal_size_limit = 67108864;
    pragma busy_timeout = ${BUSY_MS};
  `)
  const { version } = raw.prepare('select sqlite_version() as version').get() as { version: string }
  if (isOlder(version.split('.').map(Number), OLDEST)) {
    throw new Error(`SQLite ${version} is too old; ${OLDEST.join('.')} is needed`)
  }

  const statements = new Map<string, SqliteStatement>()
  function prepare(text: string): SqliteStatement {
    const kept = statements.get(text)
    if (kept) return kept
    const prepared = statementOf(raw, text)
    if (statements.size >= STATEMENTS_KEPT) {
      const [oldest] = statements.keys()
      statements.delete(oldest ?? text)
    }
    statements.set(text, prepared)
    return prepared
  }

  let isReading = false
  function endReading(): void {
    // Where reading failed SQLite may have ended it.
    if (isReading && raw.isTransaction) prepare('commit').run([])
    isReading = false
  }

  return {
    close() {
      endReading()
      statements.clear()
      raw.close()
    },
    get isTransaction() {
      return raw.isTransaction && !isReading
    },
    prepare(text: string) {
      endReading()
      return prepare(text)
    },
    read(text, values) {
      if (!isReading) {
        prepare('begin').run([])
        isReading = true
        setImmediate(endReading)
      }
      return prepare(text).all(values)
    },
  }
}

function isOlder(version: number[], than: number[]): boolean {
  const differs = than.findIndex((part, place) => version[place] !== part)
  return differs >= 0 && (version[differs] ?? 0) < (than[differs] ?? 0)
}

/** SQLite whose transactions take the write lock as they begin: one that reads first and writes later would fail at once instead of waiting. */
class ImmediateDialect extends SqliteDialect {
  readonly #sqlite: Sqlite
  constructor(sqlite: Sqlite) {
    super({ database: sqlite })
    this.#sqlite = sqlite
  }
  override createDriver() {
    return new ImmediateDriver(this.#sqlite)
  }
  override createAdapter() {
    return new OneConnectionAdapter(this.#sqlite)
  }
}

class ImmediateDriver extends SqliteDriver {
  readonly #sqlite: Sqlite
  #waiting: DatabaseConnection | null = null
  constructor(sqlite: Sqlite) {
    super({ database: sqlite })
    this.#sqlite = sqlite
  }
  override async acquireConnection() {
    const isTransaction = () => this.#sqlite.isTransaction
    this.#waiting ??= waitingFor(await super.acquireConnection(), isTransaction)
    return this.#waiting
  }
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
  override async rollbackTransaction(connection: DatabaseConnection) {
    // A full disk has rolled it back already; a second rollback would hide what went wrong.
    if (this.#sqlite.isTransaction) await super.rollbackTransaction(connection)
  }
}

class OneConnectionAdapter extends SqliteAdapter {
  readonly sqlite: Sqlite
  constructor(sqlite: Sqlite) {
    super()
    this.sqlite = sqlite
  }
  override get supportsTransactionalDdl() {
    return true
  }
}
