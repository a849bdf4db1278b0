import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { cutBasicFace } from '../web/build/fonts.ts'
import { root } from './folders.ts'

const port = Number(process.env.PORT ?? 3000)
const apiPort = port + 1
const children: ChildProcess[] = []
let ending = false

await cutBasicFace()
start('server', ['--watch', '--watch-preserve-output', 'server/main.ts'], {
  PORT: String(apiPort),
  PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
})
start(
  'web',
  ['node_modules/vite/bin/vite.js', '--config', 'web/vite.config.ts', '--port', String(port)],
  { UPVAS_API: `http://127.0.0.1:${apiPort}` },
)
console.log(
  `Upvas for development: http://localhost:${port} (API on ${apiPort}). Ctrl-C ends both.`,
)

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(0))

function start(name: string, args: string[], env: Record<string, string>): void {
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env } })
  children.push(child)
  for (const stream of [child.stdout, child.stderr]) prefix(name, stream)
  child.once('exit', (code) => {
    if (ending) return
    console.error(
      `${name} ended by itself${code === null ? '' : ` (code ${code})`}: ending the other too.`,
    )
    end(1)
  })
}

function prefix(name: string, stream: Readable): void {
  createInterface({ input: stream }).on('line', (line) =>
    console.log(`${name.padEnd(6)} | ${line}`),
  )
}

async function end(code: number): Promise<void> {
  if (ending) return
  ending = true
  await Promise.all(
    children.map(async (child) => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    }),
  )
  process.exit(code)
}
