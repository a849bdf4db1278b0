import { randomUUID } from 'node:crypto'
import { newUser } from '#domain/user.ts'
import { hashPassword } from '../server/auth/passwords.ts'
import { openDatabase } from '../server/store/dialect.ts'
import { migrate } from '../server/store/migrate.ts'
import { insertUser } from '../server/store/users.ts'
import { type Answer, call } from './call.ts'
import { percentile } from './crowd/open-loop.ts'
import { newPlace, type Place } from './place.ts'
import { startProgram } from './program.ts'
import type { Figure, Proof } from './proof.ts'

const SAMPLES = 150
const WARM_UP = 10
/** Longer than what follows an answer takes, which must not fall on whoever comes next. */
const PAUSE_MS = 20
/** How far medians may be apart. */
const MOST = 1.1

/** Whose address is asked for. */
const KINDS = ['known', 'without a password', 'unknown'] as const
type Kind = (typeof KINDS)[number]

const CALLS = [
  { path: '/auth/login', body: (email: string) => ({ email, password: 'not-the-one' }) },
  { path: '/auth/forgot-password', body: (email: string) => ({ email }) },
] as const

export const proof: Proof = {
  promise: 'neither an answer nor its time tells whether an address has an account',
  faults: ['no work for nobody'],
  hasShortForm: false,
  async prove(trial) {
    const place = await newPlace(trial, 'SQLite')
    await keepAccounts(place)
    const { url } = await startProgram(trial, place, {
      ...(trial.fault && { entry: 'answers-otherwise.ts', env: { FAULT: trial.fault } }),
    })
    const figures: Figure[] = []
    for (const { path, body } of CALLS) {
      const answers: Record<Kind, Answer[]> = { known: [], 'without a password': [], unknown: [] }
      for (let n = 0; n < SAMPLES + WARM_UP; n++) {
        trial.progress(`${path}: ${n} of ${SAMPLES + WARM_UP}`)
        for (const kind of KINDS.toSorted(() => Math.random() - 0.5)) {
          const answer = await call(url, { method: 'POST', path, body: body(emailOf(kind, n)) })
          if (answer && n >= WARM_UP) answers[kind].push(answer)
          await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
        }
      }
      figures.push(...figuresOf(path, answers))
    }
    return figures
  },
}

function emailOf(kind: Kind, n: number): string {
  return `${kind.replaceAll(' ', '-')}-${n}@example.org`
}

async function keepAccounts(place: Place): Promise<void> {
  const db = await openDatabase(place)
  await migrate(db)
  const hash = await hashPassword('breathe-in')
  for (const kind of ['known', 'without a password'] as const) {
    for (let n = 0; n < SAMPLES + WARM_UP; n++) {
      const hasPassword = kind === 'known'
      const person = { id: randomUUID(), name: 'Asha', email: emailOf(kind, n), hasPassword }
      const user = newUser({ ...person, createdMs: Date.now() })
      await insertUser(db, user, hasPassword ? hash : null)
    }
  }
  await db.destroy()
}

function figuresOf(path: string, answers: Record<Kind, Answer[]>): Figure[] {
  const all = Object.values(answers).flat()
  const said = new Set(all.map(({ status, body }) => JSON.stringify([status, body])))
  const medians = KINDS.map((kind) =>
    percentile(
      answers[kind].map(({ tookMs }) => tookMs),
      0.5,
    ),
  )
  const value = Math.max(...medians) / Math.min(...medians)
  return [
    { what: `${path}: different answers`, value: said.size, atMost: 1, tried: all.length },
    {
      what: `slowest median of the quickest (${medians.map((median) => median.toFixed(1)).join(', ')} ms)`,
      value,
      atMost: MOST,
      tried: all.length,
    },
  ]
}
