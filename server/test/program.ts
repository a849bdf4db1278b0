import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

const children = new Set<ChildProcess>()

/** The real program in a process of its own. */
export interface Program {
  readonly child: ChildProcess
  readonly said: { out: string; err: string }
  readonly ended: Promise<number | null>
}

/** Starts the program in a folder, on a port that is free, with these settings alone. */
export function launch(
  [command = process.execPath, ...args]: readonly string[],
  folder: string,
  env: Record<string, string>,
): Program {
  const child = spawn(command, args, {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', PORT: '0', TRUST_PROXY: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.add(child)
  const said = { out: '', err: '' }
  child.stdout.on('data', (data) => {
    said.out += data
  })
  child.stderr.on('data', (data) => {
    said.err += data
  })
  return { child, said, ended: once(child, 'close').then(([code]) => code) }
}

/** Waits until the program says its address. */
export async function up({ child, said, ended }: Program): Promise<string> {
  for (;;) {
    const address = /^Upvas is up: (http:\/\/localhost:\d+)$/m.exec(said.out)?.[1]
    if (address) return address
    const gone = await Promise.race([
      once(child.stdout as NonNullable<ChildProcess['stdout']>, 'data').then(() => false),
      ended.then(() => true),
    ])
    if (gone) throw new Error(`Ended before it was up: ${said.err}`)
  }
}

/** Ends whatever a test left running. */
export function endPrograms(): void {
  for (const child of children) child.kill('SIGKILL')
  children.clear()
}
