import { createHash } from 'node:crypto'
import { PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import { isPrepared } from './prepared.ts'

/** Longest wait for a connection, new or from the pool. */
const CONNECT_MS = 5000
const STATEMENT_MS = 5000
const LOCK_MS = 3000
const IDLE_IN_TRANSACTION_MS = 10_000
/** A server that keeps its own time limits has answered by then; one that has not is not there any more. */
const SILENT_MS = STATEMENT_MS + 3000

/** A server that did not let us in is asked again after a pause that doubles up to the longest. */
const FIRST_PAUSE_MS = 50
const LONGEST_PAUSE_MS = 1000

/** Has whole numbers of 64 bits read as numbers: instants fit until the year 287396. */
export const numbers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)) as never,
}

/** What Kysely speaks to PostgreSQL through. */
export function postgresDialect(
  connectionString: string,
  poolSize: number,
  onLostConnection: (error: Error) => void,
): PostgresDialect {
  const pool = new pg.Pool({
    connectionString,
    application_name: 'upvas',
    Client: NamingClient,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    lock_timeout: LOCK_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
    pipeline: true,
    verify: (client, done) => void refuseStandby(client).then(() => done(), done),
    types: numbers,
  })
  // Without listeners the death of a connection, idle or busy, would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', onLostConnection))
  return new PostgresDialect({ pool: patient(pool) })
}

// The names of statements, by their text, until their plans are outdated.
const names = new Map<string, string>()
let era = 0

function nameOf(text: string): string {
  const name =
    names.get(text) ??
    `upvas_${createHash('sha256').update(text).digest('hex').slice(0, 16)}_${era}`
  names.set(text, name)
  return name
}

/**
 * Has PostgreSQL keep the plans of prepared queries: a statement with a name is parsed once a connection. Sends what is
 * asked at the same time in one piece, and reads right behind the `begin` of their transaction. Ends the connection
 * where a query is met with silence: nobody would ever hear of a server whose machine or network is gone. Believes no
 * commit that a standby should have confirmed and has not.
 */
class NamingClient extends pg.Client {
  #isLimited = true
  #isUnconfirmed = false
  /** The `begin` that is not answered yet, or has failed. */
  #begun: Promise<unknown> | null = null

  constructor(config?: pg.ClientConfig) {
    super(config)
    // Whoever cancels a commit that waits for its standby lets it through with nothing but a warning.
    this.on('notice', ({ routine }) => {
      if (routine === 'SyncRepWaitForLSN') this.#isUnconfirmed = true
    })
  }

  override query(...args: unknown[]): never {
    const [text] = args
    if (text === 'set statement_timeout = 0') this.#isLimited = false
    if (text === 'reset statement_timeout') this.#isLimited = true
    if (text === 'begin') return this.#begin(this.#ask(args)) as never
    if (text === 'rollback') this.#begun = null
    return (this.#begun ? this.#askWithin(this.#begun, args) : this.#ask(args)) as never
  }

  /** Nobody waits for a `begin`, but all that is asked within its transaction fails where it has failed. */
  async #begin(begun: Promise<pg.QueryResult>): Promise<unknown> {
    this.#begun = begun
    begun.then(
      () => {
        this.#begun = null
      },
      () => {},
    )
    return {}
  }

  // Only a read does no harm where there is no transaction, so only reads go out before its begin is answered.
  async #askWithin(begun: Promise<unknown>, args: unknown[]): Promise<pg.QueryResult> {
    const isRead = typeof args[0] === 'string' && args[0].startsWith('select ')
    if (!isRead) await begun
    const [result] = await Promise.all([this.#ask(args), begun])
    return result
  }

  #ask(args: unknown[]): Promise<pg.QueryResult> {
    const [text, values] = args as [unknown, unknown[] | undefined]
    const { stream } = this.connection
    stream.cork()
    process.nextTick(() => stream.uncork())
    const named = typeof text === 'string' && isPrepared(text)
    const answer: Promise<pg.QueryResult> = named
      ? this.#named(text, values ?? [])
      : super.query(...(args as [string]))
    return this.#isLimited ? this.#inTime(answer) : answer
  }

  async #inTime(answer: Promise<pg.QueryResult>): Promise<pg.QueryResult> {
    const timer = setTimeout(() => void this.connection.stream.destroy(), SILENT_MS)
    try {
      const result = await answer
      if (!this.#isUnconfirmed) return result
      this.#isUnconfirmed = false
      throw Object.assign(new Error('no standby has confirmed this commit'), { code: '40003' })
    } finally {
      clearTimeout(timer)
    }
  }

  async #named(text: string, values: unknown[]): Promise<pg.QueryResult> {
    const name = nameOf(text)
    try {
      return await super.query({ name, text, values })
    } catch (error) {
      if (!isOutdatedPlan(error)) throw error
      // A newer version has changed a table beside us, and the plan of every connection is as old as this one.
      if (names.get(text) === name) {
        names.clear()
        era++
      }
      // Within a transaction, which is lost, nothing more can be asked.
      if (this.getTransactionStatus() !== 'I') throw error
      return super.query({ name: nameOf(text), text, values })
    }
  }
}

function isOutdatedPlan(error: unknown): boolean {
  const { code, message } = error as pg.DatabaseError
  // https://www.postgresql.org/docs/current/sql-prepare.html; the code alone means any feature that is not supported.
  return code === '0A000' && message.includes('cached plan')
}

// After a failover the address may still lead to a server that only reads.
async function refuseStandby(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query('show transaction_read_only')
  if (rows[0]?.transaction_read_only !== 'on') return
  throw Object.assign(new Error('this PostgreSQL takes no writes'), { code: '25006' })
}

/** A pool that does not knock for everybody while the server is away: whoever comes in a pause is told so at once. */
function patient(pool: pg.Pool): PostgresPool {
  let failures = 0
  let nextTryMs = 0
  let problem: pg.DatabaseError | null = null
  return {
    Client: pg.Client as never,
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      if (problem && pool.idleCount === 0 && performance.now() < nextTryMs) throw again(problem)
      try {
        const client = await pool.connect()
        failures = 0
        problem = null
        return client as never
      } catch (error) {
        if (isFullPool(error)) throw error
        // Those who failed together count as one.
        if (performance.now() >= nextTryMs) {
          const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** failures++, LONGEST_PAUSE_MS)
          // Processes that lost it together do not come back together.
          nextTryMs = performance.now() + pauseMs * (0.5 + Math.random() / 2)
        }
        problem = error as pg.DatabaseError
        throw error
      }
    },
  }
}

function again(problem: pg.DatabaseError): Error {
  return Object.assign(new Error(problem.message, { cause: problem }), { code: problem.code })
}

// Every connection is in use, which says nothing of the server.
function isFullPool(error: unknown): boolean {
  return (error as Error).message === 'timeout exceeded when trying to connect'
}
