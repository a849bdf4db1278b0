import { setTimeout as pause } from 'node:timers/promises'
import { type Answer, type Call, call } from './call.ts'
import { movableClock } from './faketime.ts'
import { type Engine, engines, newPlace } from './place.ts'
import { startProgram } from './program.ts'
import type { Proof, Trial } from './proof.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** How far from the true time the clock is moved, one after the other. */
const JUMPS_MS = [-DAY_MS, 0, DAY_MS, 0, -2 * 3_600_000, 0]
/** Calls of one person after each jump: more than a minute allows, spread over two by the clock. */
const CALLS = 170
/** What a fast may seem longer or shorter than it was. */
const TOLERANCE_MS = 2000

interface Seen {
  answers: number
  readonly wrong: string[]
  fasts: number
  untrue: number
}

export const proof: Proof = {
  promise: 'A clock that is set back and forth by a day harms no fast, and locks nobody out.',
  faults: ['a clock that stays wrong'],
  isInTests: false,
  async prove(trial) {
    const seen: Seen = { answers: 0, wrong: [], fasts: 0, untrue: 0 }
    for (const engine of trial.short ? engines.slice(0, 1) : engines) {
      await jumpAbout(engine, trial, seen)
    }
    for (const problem of seen.wrong.slice(0, 5)) console.log(`  ${problem}`)
    return [
      { what: 'wrong answers', value: seen.wrong.length, tried: seen.answers, atMost: 0 },
      { what: 'fasts of another length', value: seen.untrue, tried: seen.fasts, atMost: 0 },
    ]
  },
}

async function jumpAbout(engine: Engine, trial: Trial, seen: Seen): Promise<void> {
  const clock = movableClock(trial)
  const { url } = await startProgram(trial, await newPlace(trial, engine), { env: clock.env })

  async function ask(right: readonly number[], asked: Call): Promise<Answer['body']> {
    const answer = await call(url, asked)
    seen.answers++
    const strange = answer && strangeNumber(answer.body)
    if (!answer || !right.includes(answer.status) || strange) {
      seen.wrong.push(`${asked.method} ${asked.path} answered ${answer?.status} ${strange ?? ''}`)
    }
    return answer?.body
  }

  const people = await Promise.all(
    [0, 1, 2].map(async (n) => {
      const body = { name: 'Asha', email: `person${n}@example.org`, password: 'a quiet morning' }
      const { token } = await ask([201], { method: 'POST', path: '/auth/register', body })
      return { token: token as string, signIn: { email: body.email, password: body.password } }
    }),
  )

  for (const jumpMs of JUMPS_MS) {
    trial.progress(`${engine}: the clock is moved by ${jumpMs / 3_600_000} hours`)
    const fasts = await Promise.all(
      people.map(async ({ token }) => {
        const { fast } = await ask([201], { method: 'POST', path: '/fasts/start', token, body: {} })
        return { token, id: fast?._id, startedMs: performance.now() }
      }),
    )
    clock.move(jumpMs)
    for (const { token, signIn } of people) {
      for (const path of ['/fasts/current', '/fasts/dashboard', '/fasts/user', '/user/export']) {
        await ask([200], { method: 'GET', path, token })
      }
      await ask([200], { method: 'POST', path: '/auth/login', body: signIn })
    }
    // A window of a limit that ends tomorrow would keep people out until then.
    for (const minutes of [0, 1.5]) {
      clock.move(jumpMs + minutes * MINUTE_MS)
      for (let n = 0; n < CALLS; n++) {
        await ask([200], { method: 'GET', path: '/auth/user', token: people[0]?.token })
      }
    }
    await pause(1000)
    if (!trial.fault) clock.move(0)
    for (const { token, id, startedMs } of fasts) {
      const asked = { method: 'PUT', path: `/fasts/end/${id}`, token, body: {} } as const
      const { fast } = await ask([200], asked)
      const lastedMs = Date.parse(fast?.endTime) - Date.parse(fast?.startTime)
      seen.fasts++
      const differsMs = Math.abs(lastedMs - (performance.now() - startedMs))
      if (!(differsMs <= TOLERANCE_MS)) seen.untrue++
      // The next one begins after it.
      await ask([200], { method: 'DELETE', path: `/fasts/${id}`, token })
    }
  }
}

/** A number below zero, or an end before its start, anywhere in an answer. */
function strangeNumber(body: unknown): string | undefined {
  const text = JSON.stringify(body) ?? ''
  const negative = /"\w+":-\d[\d.]*/.exec(text)?.[0]
  if (negative) return negative
  const spans = [...text.matchAll(/"startTime":"([^"]+)","endTime":"([^"]+)"/g)]
  return spans.find(([, start = '', end = '']) => end < start)?.[0]
}
