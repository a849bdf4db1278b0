import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { type Ask, openLoop, percentile } from './crowd/open-loop.ts'
import { keepPeople } from './crowd/people.ts'
import { newPlace } from './place.ts'
import { startProgram } from './program.ts'
import type { Figure, Proof, Trial } from './proof.ts'

const SLOW_CLIENTS = 500
const PEOPLE = 20
/** What one honest client asks for a second, for so long, in so many rounds calm and beside the slow ones. */
const PER_SECOND = 100
const SECONDS = 4
const ROUNDS = 3
/** Longer than a half-sent request may stand open. */
const PATIENCE_MS = 20_000

const HALVES = [
  'POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/js',
  'POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{"email":"a',
]

export const proof: Proof = {
  promise:
    'half-sent requests, held open by the hundred, neither slow an honest client down nor stay',
  faults: ['patience without end'],
  hasShortForm: false,
  async prove(trial) {
    const place = await newPlace(trial, 'SQLite')
    const tokens = await keepPeople(place, PEOPLE, 0)
    const program = await startProgram(trial, place, {
      ...(trial.fault && { entry: 'answers-otherwise.ts', env: { FAULT: trial.fault } }),
    })
    let asked = 0
    const next = (): Ask => {
      const token = tokens[asked++ % tokens.length] as string
      return { method: 'GET', path: '/api/user/profile', token }
    }
    const p99 = async () => {
      const outcomes = await openLoop(program.url, PER_SECOND, SECONDS, next)
      if (outcomes.some(({ status }) => status !== 200))
        throw new Error('An honest client was refused')
      return percentile(
        outcomes.map(({ tookMs }) => tookMs),
        0.99,
      )
    }
    await p99() // Warm up.

    const ratios: number[] = []
    for (let round = 1; round <= ROUNDS; round++) {
      const calm = await p99()
      const crowd = await slowClients(program.url)
      const beside = await p99()
      ratios.push(beside / calm)
      trial.progress(
        `round ${round}: calm ${calm.toFixed(1)} ms, beside them ${beside.toFixed(1)} ms`,
      )
      for (const socket of crowd) socket.destroy()
    }
    return [
      {
        what: `p99 beside ${SLOW_CLIENTS} half-sent requests, of the calm one`,
        value: percentile(ratios, 0.5),
        atMost: 2,
        tried: ROUNDS * PER_SECOND * SECONDS,
      },
      await longest(trial, program.url),
    ]
  },
}

async function slowClients(url: string): Promise<Socket[]> {
  return Promise.all(
    Array.from({ length: SLOW_CLIENTS }, (_, n) => halfSent(url, HALVES[n % 2] ?? '')),
  )
}

async function halfSent(url: string, half: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(half)
  return socket
}

/** How long the longest of a few that go on sending a byte a second is let be. */
async function longest(trial: Trial, url: string): Promise<Figure> {
  const startedMs = performance.now()
  const times = await Promise.all(
    HALVES.map(async (half) => {
      const socket = await halfSent(url, half)
      const drip = setInterval(() => socket.write('x'), 1000)
      const patience = setTimeout(() => socket.destroy(), PATIENCE_MS)
      trial.onEnd(() => socket.destroy())
      socket.resume()
      await once(socket, 'close')
      clearInterval(drip)
      clearTimeout(patience)
      return performance.now() - startedMs
    }),
  )
  const value = Math.max(...times) / 1000
  return { what: 'longest that one may take', value, unit: ' s', atMost: 15, tried: times.length }
}
