import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readConfig } from '#server/config.ts'
import { root } from '../ops/folders.ts'
import { freePort } from '../server/test/free-port.ts'
import { type Bench, rowOf } from './bench.ts'
import { inRounds } from './rounds.ts'

const PATIENCE_MS = 30_000
const LOOK_MS = 5

const BARE = `
  const { createServer } = require('node:http')
  createServer((_request, response) => response.end('{}')).listen(process.env.PORT, '127.0.0.1')`

export const bench: Bench = {
  question: 'How long does a start take?',
  async measure(trial) {
    const env = { DATA_DIR: trial.folder(), DATABASE_URL: '', LOG_LEVEL: 'warn' }
    const settings = { ...env, PUBLIC_URL: readConfig({}).publicUrl }
    const bare = trial.folder()
    writeFileSync(join(bare, 'server.js'), BARE)
    const node = JSON.stringify(process.execPath)
    const scripts = { start: `exec ${node} server.js` }
    writeFileSync(join(bare, 'package.json'), JSON.stringify({ private: true, scripts }))

    const folders = { ours: root, bare }
    const names = ['ours', 'bare'] as const
    const rounds = await inRounds({ rounds: 7, warmUps: 1 }, names, (name, round) => {
      trial.progress(`round ${round}: ${name}`)
      return startSeconds(folders[name], settings)
    })
    return [
      rowOf(
        '`npm start` when built, until it answers',
        '',
        { atMost: 1, unit: ' s' },
        rounds.map(({ ours }) => ours),
      ),
      rowOf(
        'the same',
        '`npm start` of a node:http server that does nothing',
        { atMost: 3 },
        rounds.map(({ ours, bare }) => ours / bare),
      ),
    ]
  },
}

/** Seconds from `npm start` in a folder to the first answer. */
async function startSeconds(cwd: string, settings: Record<string, string>): Promise<number> {
  const PORT = String(await freePort())
  const startedMs = performance.now()
  const options = { cwd, env: { ...process.env, ...settings, PORT }, detached: true } as const
  const npm = spawn('npm', ['start', '--silent'], { ...options, stdio: 'ignore' })
  const ended = once(npm, 'exit')
  while (!(await answers(`http://127.0.0.1:${PORT}/api/health`))) {
    if (performance.now() - startedMs > PATIENCE_MS) throw new Error('It does not answer')
    await pause(LOOK_MS)
  }
  const seconds = (performance.now() - startedMs) / 1000
  // The whole group: npm, and what it started.
  process.kill(-(npm.pid ?? 0), 'SIGKILL')
  await ended
  return seconds
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
}
