import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, loadConfig, readConfig } from '#server/config.ts'
import { fingerprint } from './fingerprint.ts'
import { root } from './folders.ts'
import { hold } from './hold.mjs'
import { readIfThere } from './read-if-there.ts'

const built = join(root, 'dist/web')
/** Beside the folder rather than in it, where the server would serve it. */
const stamp = join(root, 'dist/web.stamp')

/** The settings that are built into the pages: the address that they name as their own, and what people say. */
export type BuiltIn = Pick<Config, 'publicUrl' | 'testimonials'>

/** Builds the web app where what it is made of has changed since the last build. False when the build failed. */
export async function buildIfStale(builtIn: BuiltIn): Promise<boolean> {
  if (isFresh(builtIn)) return true
  const lock = join(root, '.cache/build.lock')
  const onWait = (pid: number | string) =>
    console.log(`Another build is under way (process ${pid}). Waiting for it…`)
  return hold(lock, onWait, async () => isFresh(builtIn) || build(builtIn))
}

function isFresh(builtIn: BuiltIn): boolean {
  return existsSync(built) && readIfThere(stamp) === stampOf(builtIn)
}

function stampOf({ publicUrl, testimonials }: BuiltIn): string {
  return `${fingerprint(root)} ${publicUrl} ${JSON.stringify(testimonials)}`
}

async function build(builtIn: BuiltIn): Promise<boolean> {
  console.log('Building the web app…')
  const startedMs = performance.now()
  const made = stampOf(builtIn)
  const next = join(root, 'dist/web.next')
  rmSync(next, { recursive: true, force: true })
  mkdirSync(next, { recursive: true })
  const { code, said } = await runBuild(next, builtIn)
  if (code !== 0) {
    rmSync(next, { recursive: true, force: true })
    process.stderr.write(said)
    console.error('\nThe web app could not be built: what is wrong is above.')
    return false
  }
  swap(next)
  writeFileSync(stamp, made)
  console.log(`Built in ${((performance.now() - startedMs) / 1000).toFixed(1)} s.`)
  return true
}

/** In a process of its own, so that the server never carries the bundler's memory. */
async function runBuild(
  outDir: string,
  { publicUrl, testimonials }: BuiltIn,
): Promise<{ code: number; said: string }> {
  const VITE_TESTIMONIALS = JSON.stringify(testimonials)
  const options = { cwd: root, env: { ...process.env, NODE_ENV: 'production', VITE_TESTIMONIALS } }
  const child = spawn(process.execPath, ['web/build.ts', outDir, publicUrl], options)
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
function swap(next: string): void {
  const earlier = `${built}.earlier`
  rmSync(earlier, { recursive: true, force: true })
  rmSync(stamp, { force: true })
  if (existsSync(built)) renameSync(built, earlier)
  renameSync(next, built)
}

// By itself it builds for the tests, which no setting of this machine may change, unless it is asked to follow them.
if (import.meta.main) {
  const settings = process.argv[2] === 'from-settings' ? loadConfig() : readConfig({})
  process.exitCode = (await buildIfStale(settings)) ? 0 : 1
}
