import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../ops/folders.ts'
import { freePort } from '../server/test/free-port.ts'

/** The real server with a database of its own, which a test may end and start again under the same address. */
export interface TestServer {
  readonly url: string
  readonly dataDir: string
  readonly running: boolean
  start(): Promise<void>
  /** Asks it to end and fails unless it drains and ends well. */
  stop(): Promise<void>
  restart(): Promise<void>
  /** Ends it as a power cut would. */
  kill(): Promise<void>
  /** Ends it and removes its data. */
  dispose(): Promise<void>
}

/** `folder`: where the program lies that is run. */
export async function startServer(
  settings: Record<string, string> = {},
  folder = root,
): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'upvas-e2e-'))
  const port = settings.PORT ? Number(settings.PORT) : await freePort()
  const env = {
    PATH: process.env.PATH ?? '',
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'warn',
    // Said even though it is the default: a developer's own .env must not reach the tests.
    DATABASE_URL: '',
    // Each test comes from an address of its own, so that limits for an address never join two tests.
    TRUST_PROXY: '127.0.0.1',
    ...settings,
  }
  let child: ChildProcess | null = null

  const server: TestServer = {
    url: `http://localhost:${port}`,
    dataDir,
    get running() {
      return child !== null && child.exitCode === null && child.signalCode === null
    },
    async start() {
      child = spawn(process.execPath, ['dist/server/main.js'], { cwd: folder, env })
      await untilReady(child)
    },
    async stop() {
      const said = await end('SIGTERM')
      if (child?.exitCode !== 0) throw new Error(`The server did not end well:\n${said}`)
    },
    async restart() {
      await server.stop()
      await server.start()
    },
    async kill() {
      await end('SIGKILL')
    },
    async dispose() {
      if (server.running) await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }

  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<string> {
    if (!child || !server.running) return ''
    const said = gather(child)
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
    return said.join('')
  }

  await server.start()
  return server
}

/** Resolves with the line that says that it is up; rejects with all that it said when it ends before. */
function untilReady(child: ChildProcess): Promise<void> {
  const said = gather(child)
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      if (said.join('').includes('Upvas is up: ')) resolve()
    })
    child.once('exit', () => reject(new Error(`The server did not start:\n${said.join('')}`)))
  })
}

function gather(child: ChildProcess): string[] {
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => said.push(text))
  }
  return said
}
