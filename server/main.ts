import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import type { Db } from './store/schema.ts'

/** Connections that are still open this long after the program was asked to stop are cut. */
const DRAIN_MS = 9000

/** Where the web build lies, from wherever the program is started. */
const WEB_ROOT = join(import.meta.dirname, '../dist/web')

/** Starts the program; ends the process where that cannot be, with what is wrong on standard error. */
export async function run(): Promise<void> {
  // Before anything else is loaded: a second start need not compile again.
  enableCompileCache()
  const { loadConfig } = await import('./config.ts')
  let config: Config | null = null
  try {
    config = loadConfig()
    await start(config)
  } catch (error) {
    const { startProblem } = await import('./start-problem.ts')
    process.stderr.write(`${startProblem(error, config)}\n`)
    process.exit(1)
  }
}

async function start(config: Config): Promise<void> {
  const [{ buildApp }, { openDatabase }, { migrate }] = await Promise.all([
    import('./app.ts'),
    import('./store/dialect.ts'),
    import('./store/migrate.ts'),
  ])
  let app: FastifyInstance | null = null
  const db = await openDatabase(config, (error) => {
    app?.log.error({ err: error }, 'a database connection was lost')
  })
  const applied = await migrate(db)
  if (applied.length > 0) say(`The database is up to date: applied ${applied.join(', ')}`)

  app = await buildApp({ config, db, webRoot: WEB_ROOT })
  endOnDefects(app)
  await app.listen({ port: config.port, host: config.host })
  stopOnSignals(app, db)

  if (config.production && config.mail.smtpUrl === null) {
    process.stderr.write(
      'SMTP_URL is not set: letters go to the log, with links that whoever reads it can use.\n',
    )
  }
  say(`Data: ${config.databaseUrl ? 'PostgreSQL' : config.dataDir}`)
  say(`Upvas is up: ${config.port === 0 ? `http://localhost:${portOf(app)}` : config.publicUrl}`)
}

// Port 0 has the system choose one.
function portOf(app: FastifyInstance): number | undefined {
  const address = app.server.address()
  return typeof address === 'object' ? address?.port : undefined
}

// After an error that nobody caught, what the program believes may be wrong.
function endOnDefects({ log }: FastifyInstance): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, event)
      process.exit(1)
    })
  }
}

function stopOnSignals(app: FastifyInstance, db: Db): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => stop(app, db))
  }
}

/** Takes no more connections, answers what is in flight, closes the database and ends. */
async function stop(app: FastifyInstance, db: Db): Promise<void> {
  setTimeout(() => app.server.closeAllConnections(), DRAIN_MS).unref()
  await app.close()
  await db.destroy()
  process.exit(0)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

if (import.meta.main) await run()
