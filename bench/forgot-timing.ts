import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { startServer } from '../e2e/server.ts'
import { openDatabase } from '../server/store/dialect.ts'
import { insertUser } from '../server/store/users.ts'

// Does the time of an answer tell whether an address has an account? A new password is asked for, for addresses that
// have one and addresses that have none, in an order of chance. The figure is the ratio of the medians.

const SAMPLES = 300
const WARM_UP = 20
/** Longer than making the letter takes, which must not fall on whoever comes next. */
const PAUSE_MS = 15

type Kind = 'known' | 'unknown'

const server = await startServer()
try {
  const db = await openDatabase({ dataDir: server.dataDir, databaseUrl: null })
  for (const email of addresses('known')) {
    const person = { id: randomUUID(), name: 'Asha', email, emailVerifiedMs: null, timeZone: 'UTC' }
    const rest = { hasPassword: true, targetHours: 16, locale: 'en', createdMs: Date.now() }
    await insertUser(db, { ...person, ...rest }, 'no hash')
  }
  await db.destroy()

  const times: Record<Kind, number[]> = { known: [], unknown: [] }
  for (let index = 0; index < SAMPLES + WARM_UP; index++) {
    const kinds: Kind[] = Math.random() < 0.5 ? ['known', 'unknown'] : ['unknown', 'known']
    for (const kind of kinds) times[kind].push(await ask(addresses(kind)[index] ?? ''))
  }
  const [known, unknown] = [median(times.known), median(times.unknown)]
  console.log(`known ${known.toFixed(2)} ms, unknown ${unknown.toFixed(2)} ms`)
  console.log(`known / unknown: ${(known / unknown).toFixed(3)} (target: 0.9 to 1.1)`)
} finally {
  await server.dispose()
}

function addresses(kind: Kind): string[] {
  return Array.from({ length: SAMPLES + WARM_UP }, (_, index) => `${kind}${index}@example.org`)
}

async function ask(email: string): Promise<number> {
  const startedMs = performance.now()
  const answer = await fetch(`${server.url}/api/auth/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  await answer.text()
  const tookMs = performance.now() - startedMs
  if (answer.status !== 200) throw new Error(`${email} was answered ${answer.status}`)
  await pause(PAUSE_MS)
  return tookMs
}

function median(all: readonly number[]): number {
  const kept = all.slice(WARM_UP).toSorted((a, b) => a - b)
  return kept[Math.floor(kept.length / 2)] ?? Number.NaN
}
