import cluster from 'node:cluster'
import { enableCompileCache, findPackageJSON } from 'node:module'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import type { Db } from './store/schema.ts'

/** Connections that are still open this long after the program was asked to stop are cut. */
const DRAIN_MS = 9000

/** Each thread in which a password was ever hashed keeps the 19 MiB that it took: no more of them than Node's four, and one beside the one that hashes. */
const THREADS = Math.min(4, Math.max(2, availableParallelism()))

/** Where the web build lies, from wherever the program is started, and whether from source or built. */
const WEB_ROOT = join(dirname(findPackageJSON(import.meta.url) ?? ''), 'dist/web')

/** Starts the program; ends the process where that cannot be, with what is wrong on standard error. */
export async function run(): Promise<void> {
  // Before anything else is loaded: a second start need not compile again.
  enableCompileCache()
  // Read when the first thread is needed.
  process.env.UV_THREADPOOL_SIZE ??= String(THREADS)
  const { loadConfig } = await import('./config.ts')
  let config: Config | null = null
  // A reload is for the process that started the workers, but a terminal that closes tells all of them.
  if (cluster.isWorker) process.on('SIGHUP', () => {})
  try {
    config = loadConfig()
    if (cluster.isWorker) await serve(config)
    else announce(config, await start(config))
  } catch (error) {
    const { startProblem } = await import('./start-problem.ts')
    process.stderr.write(`${startProblem(error, config)}\n`)
    process.exit(1)
  }
}

/** Serves in this process, or in as many as the settings say. Answers the port. */
async function start(config: Config): Promise<number> {
  if (config.workers === 1) return serve(config)
  const { startWorkers } = await import('./workers.ts')
  return startWorkers(config.workers, import.meta.filename)
}

async function serve(config: Config): Promise<number> {
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
  const address = app.server.address()
  return typeof address === 'object' && address ? address.port : config.port
}

function announce(
  { production, mail, databaseUrl, dataDir, workers, port, publicUrl }: Config,
  ownPort: number,
): void {
  if (production && mail.smtpUrl === null) {
    process.stderr.write(
      'SMTP_URL is not set: letters go to the log, with links that whoever reads it can use.\n',
    )
  }
  say(`Data: ${databaseUrl ? 'PostgreSQL' : dataDir}`)
  if (workers > 1) say(`Workers: ${workers}`)
  // Port 0 has the system choose one.
  say(`Upvas is up: ${port === 0 ? `http://localhost:${ownPort}` : publicUrl}`)
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
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // Whoever asks twice is in a hurry; a worker may be asked by the system and by the process that started it.
      if (stopping && !cluster.isWorker) process.exit(1)
      if (!stopping) void stop(app, db)
      stopping = true
    })
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
