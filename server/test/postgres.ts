import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from './free-port.ts'
import { findBin, unprivileged } from './postgres-programs.ts'

/** A real PostgreSQL that lives as long as the tests. */
export interface TestPostgres {
  /** Address of its first database; others go by the same address. */
  readonly url: string
  /** Where its programs came from. */
  readonly bin: string
  /** Its folder, which belongs to the user that it runs as. */
  readonly home: string
  /** Runs one of its programs as that user; answers what it said. */
  run(program: string, args: readonly string[]): string
  /** Starts it again where it was ended, on the same port. */
  start(): Promise<void>
  /** Ends it as a crash would, or as its owner would. */
  end(signal: 'SIGKILL' | 'SIGQUIT' | 'SIGINT'): Promise<void>
  /** Ends it and removes its data. */
  stop(): Promise<void>
}

interface PostgresParts {
  readonly settings?: Readonly<Record<string, string>>
  /** The server that it copies and follows; without one it is new. */
  readonly follows?: Pick<TestPostgres, 'url'>
  /** Called before it starts: here files that the settings name may be put into its folder. */
  readonly prepare?: (home: string) => void
}

/** With nothing kept safe, for speed. */
const UNSAFE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/** Starts a PostgreSQL on a free port of this machine. */
export async function startPostgres({
  settings = UNSAFE,
  follows,
  prepare,
}: PostgresParts = {}): Promise<TestPostgres> {
  const home = mkdtempSync(join(tmpdir(), 'upvas-postgres-'))
  const remove = () => rmSync(home, { recursive: true, force: true })
  const who = unprivileged()
  const own = (path: string) => who && chownSync(path, who.uid, who.gid)
  own(home)
  chmodSync(home, 0o700)
  const as = { ...who, cwd: home }
  const bin = findBin(home)
  const data = join(home, 'data')

  const run = (program: string, args: readonly string[]): string => {
    const done = spawnSync(join(bin, program), args, { ...as, encoding: 'utf8' })
    if (done.status === 0) return done.stdout
    throw new Error(`${program} of ${bin} failed: ${done.stderr || done.error}`)
  }
  try {
    if (follows)
      run('pg_basebackup', ['-d', follows.url, '-D', data, '-R', '--no-sync', '-c', 'fast'])
    else
      run('initdb', [
        '-D',
        data,
        '-U',
        'upvas',
        '--auth=trust',
        '--no-sync',
        '--locale=C',
        '-E',
        'UTF8',
      ])
    prepare?.(home)
  } catch (error) {
    remove()
    throw error
  }

  const port = await freePort()
  const all = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    ...settings,
  }
  const args = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  let server: ChildProcess | null = null
  let exited: Promise<unknown> = Promise.resolve()
  // Where the tests end without saying so, the server ends too.
  const abandon = () => {
    server?.kill('SIGQUIT')
    remove()
  }
  process.once('exit', abandon)

  const postgres: TestPostgres = {
    url: `postgres://upvas@127.0.0.1:${port}/postgres`,
    bin,
    home,
    run,
    async start() {
      const child = spawn(join(bin, 'postgres'), ['-D', data, ...args], {
        ...as,
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      server = child
      exited = once(child, 'exit')
      const said: string[] = []
      await new Promise<void>((ready, fail) => {
        createInterface(child.stderr).on('line', (line) => {
          said.push(line)
          if (/ready to accept (read-only )?connections/.test(line)) ready()
        })
        exited.then(() => fail(new Error(`PostgreSQL ended:\n${said.join('\n')}`)))
      })
    },
    async end(signal) {
      server?.kill(signal)
      await exited
      server = null
    },
    async stop() {
      process.off('exit', abandon)
      await postgres.end('SIGINT')
      remove()
    },
  }
  await postgres.start()
  return postgres
}
