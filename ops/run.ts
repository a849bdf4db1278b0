import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, join } from 'node:path'
import { root } from './folders.ts'

export interface Outcome {
  readonly ok: boolean
  readonly said: string
}

/** What a tool says goes through a pipe, so it cannot see for itself whether there is a terminal at its end. */
const colors = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }

/** Runs one of the installed tools, on the pinned Node, and gathers all that it says. */
export async function runTool(
  tool: string,
  args: string[],
  env: Record<string, string | undefined> = {},
): Promise<Outcome> {
  const bin = join(root, 'node_modules/.bin')
  const path = `${bin}${delimiter}${process.env.PATH ?? ''}`
  const child = spawn(join(bin, tool), args, {
    cwd: root,
    env: { ...process.env, ...colors, ...env, PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => said.push(text))
  }
  const [code] = await once(child, 'close')
  return { ok: code === 0, said: said.join('') }
}
