// Does the time of an answer tell whether an address has an account?
// Asks for a new password for 300 addresses that have one and 300 that have none, in an order of chance, over HTTP.

import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../server/app.ts'
import { readConfig } from '../server/config.ts'
import { openDatabase } from '../server/store/dialect.ts'
import { migrate } from '../server/store/migrate.ts'
import { insertUser } from '../server/store/users.ts'

const SAMPLES = 300
const WARM_UP = 20
/** The medians may differ by a tenth. */
const TOLERANCE = 0.1

const dataDir = mkdtempSync(join(tmpdir(), 'upvas-bench-'))
const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...only('DATABASE_URL') })
const db = await openDatabase(config)
await migrate(db)
const app = await buildApp({ config, db })
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo

const run = randomUUID()
const asked = ['known', 'unknown'].flatMap((kind) =>
  Array.from({ length: SAMPLES + WARM_UP }, (_, n) => ({
    kind,
    email: `${kind}-${n}-${run}@example.org`,
  })),
)
for (const { kind, email } of asked) {
  const person = { id: randomUUID(), name: 'A', email, emailVerifiedMs: null, hasPassword: true }
  const rest = { timeZone: 'UTC', targetHours: 16, locale: 'en', createdMs: Date.now() }
  if (kind === 'known') await insertUser(db, { ...person, ...rest }, 'x')
}

const times: Record<string, number[]> = { known: [], unknown: [] }
for (const { kind, email } of shuffled(asked)) {
  const startedMs = performance.now()
  const answer = await fetch(`http://127.0.0.1:${port}/api/auth/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  await answer.text()
  times[kind]?.push(performance.now() - startedMs)
  if (answer.status !== 200) throw new Error(`Answered ${answer.status}`)
  // Until the letter is made, which is what the answer must not wait for.
  await new Promise((done) => setTimeout(done, 5))
}

const [known, unknown] = [median(times.known ?? []), median(times.unknown ?? [])]
const ratio = known / unknown
console.log(
  `known ${known.toFixed(3)} ms, unknown ${unknown.toFixed(3)} ms, ratio ${ratio.toFixed(3)}`,
)
await app.close()
await db.destroy()
rmSync(dataDir, { recursive: true, force: true })
process.exitCode = Math.abs(ratio - 1) <= TOLERANCE ? 0 : 1

function median(all: number[]): number {
  return all.slice(WARM_UP).toSorted((a, b) => a - b)[Math.floor((all.length - WARM_UP) / 2)] ?? NaN
}

function shuffled<T>(list: readonly T[]): T[] {
  return list
    .map((item) => [Math.random(), item] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item)
}

function only(name: string): Record<string, string | undefined> {
  return { [name]: process.env[name] }
}
