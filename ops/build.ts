import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, loadConfig, readConfig } from '#server/config.ts'
import { fingerprint } from './fingerprint.ts'
import { root } from './folders.ts'
import { hold } from './hold.mjs'
import { readIfThere } from './read-if-there.ts'

/** The settings that are built into the pages: the address that they name as their own, and what people say. */
export type BuiltIn = Pick<Config, 'publicUrl' | 'testimonials'>

/** What is built into a folder of its own. */
interface Part {
  readonly name: string
  readonly folder: string
  /** The files and folders that it is made of. */
  readonly inputs: readonly string[]
  /** The settings that are built into it. */
  readonly builtIn: readonly string[]
  /** What builds it into another folder, and with what environment. */
  command(outDir: string): readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

const SHARED = ['contract', 'domain', 'package-lock.json']

/** The program as it is started; from source it does the same, and takes twice the time to begin. */
export const builtProgram = join(root, 'dist/server/main.js')

const server: Part = {
  name: 'server',
  folder: join(root, 'dist/server'),
  inputs: ['server', ...SHARED],
  builtIn: [],
  command: (outDir) => ['server/build.ts', outDir],
}

function webApp({ publicUrl, testimonials }: BuiltIn): Part {
  const said = JSON.stringify(testimonials)
  return {
    name: 'web app',
    folder: join(root, 'dist/web'),
    inputs: ['web', 'content', 'lingui.config.ts', ...SHARED],
    builtIn: [publicUrl, said],
    command: (outDir) => ['web/build.ts', outDir, publicUrl],
    env: { VITE_TESTIMONIALS: said },
  }
}

/** Builds the server and the web app where what they are made of has changed since the last build. False when a build failed. */
export function buildIfStale(builtIn: BuiltIn): Promise<boolean> {
  return buildStale([server, webApp(builtIn)])
}

/** The same with the server alone. */
export function buildServerIfStale(): Promise<boolean> {
  return buildStale([server])
}

async function buildStale(parts: readonly Part[]): Promise<boolean> {
  if (staleOf(parts).length === 0) return true
  const lock = join(root, '.cache/build.lock')
  const onWait = (pid: number | string) =>
    console.log(`Another build is under way (process ${pid}). Waiting for it…`)
  return hold(lock, onWait, async () => {
    for (const { part, made } of staleOf(parts)) if (!(await build(part, made))) return false
    return true
  })
}

interface Stale {
  readonly part: Part
  /** What it is to be made of now. */
  readonly made: string
}

function staleOf(parts: readonly Part[]): Stale[] {
  const inputs = new Set(parts.flatMap((part) => part.inputs))
  const hashes = new Map([...inputs].map((input) => [input, fingerprint(root, input)]))
  return parts
    .map((part) => {
      const hashed = part.inputs.map((input) => `${input} ${hashes.get(input)}`)
      return { part, made: [...hashed, ...part.builtIn].join('\n') }
    })
    .filter(({ part, made }) => !existsSync(part.folder) || readIfThere(stampOf(part)) !== made)
}

/** Beside the folder rather than in it, where the server would serve it. */
function stampOf({ folder }: Part): string {
  return `${folder}.stamp`
}

async function build(part: Part, made: string): Promise<boolean> {
  console.log(`Building the ${part.name}…`)
  const startedMs = performance.now()
  const next = `${part.folder}.next`
  rmSync(next, { recursive: true, force: true })
  mkdirSync(next, { recursive: true })
  const { code, said } = await run(part, next)
  if (code !== 0) {
    rmSync(next, { recursive: true, force: true })
    process.stderr.write(said)
    console.error(`\nThe ${part.name} could not be built: what is wrong is above.`)
    return false
  }
  swap(part, next)
  writeFileSync(stampOf(part), made)
  console.log(`Built in ${((performance.now() - startedMs) / 1000).toFixed(1)} s.`)
  return true
}

/** In a process of its own, so that the server never carries the bundler's memory. */
async function run(part: Part, outDir: string): Promise<{ code: number; said: string }> {
  const env = { ...process.env, ...part.env, NODE_ENV: 'production' }
  const child = spawn(process.execPath, part.command(outDir), { cwd: root, env })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  }
  const [code] = await once(child, 'close')
  return { code: code ?? 1, said }
}

/**
 * A crash at any point leaves the old build, the new one, or none with no stamp: never half of one. The old one stays
 * beside the new: pages that are still open ask for its chunks (server/web.ts).
 */
function swap(part: Part, next: string): void {
  const earlier = `${part.folder}.earlier`
  rmSync(earlier, { recursive: true, force: true })
  rmSync(stampOf(part), { force: true })
  if (existsSync(part.folder)) renameSync(part.folder, earlier)
  renameSync(next, part.folder)
}

// By itself it builds for the tests, which no setting of this machine may change, unless it is asked to follow them.
if (import.meta.main) {
  const settings = process.argv[2] === 'from-settings' ? loadConfig() : readConfig({})
  process.exitCode = (await buildIfStale(settings)) ? 0 : 1
}
