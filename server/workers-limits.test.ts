import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rules } from './limits.ts'
import { launchProgram } from './test/built-program.ts'
import { engines, newPlace, type Place } from './test/engines.ts'
import { endPrograms, up } from './test/program.ts'

const WORKERS = 3

// That calls of a person are counted together by all processes is shown in call-limit.test.ts.

describe.each(engines)('limits over several workers on %s', (engine) => {
  let place: Place
  let url: string

  beforeAll(async () => {
    place = await newPlace(engine)
    const env = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '' }
    url = await up(
      launchProgram(place.dataDir, { ...env, WORKERS: String(WORKERS), LOG_LEVEL: 'silent' }),
    )
  }, 60_000)
  afterAll(async () => {
    endPrograms()
    await place.remove()
  })

  /** A call over a connection of its own, so that any worker may get it. */
  function call(method: string, path: string, body?: object) {
    return new Promise<{ status: number; body: string }>((resolve, reject) => {
      const headers = {
        'x-forwarded-for': '10.7.7.7',
        ...(body && { 'content-type': 'application/json' }),
      }
      const asked = request(
        `${url}/api${path}`,
        { method, headers, agent: new Agent() },
        async (answer) => resolve({ status: answer.statusCode ?? 0, body: await text(answer) }),
      )
      asked.on('error', reject)
      asked.end(body && JSON.stringify(body))
    })
  }

  /** How often each status came; a busy machine may have a call asked again. */
  async function tally(count: number, ask: () => ReturnType<typeof call>) {
    const found = new Map<number, number>()
    const once = async (): Promise<void> => {
      const { status } = await ask()
      if (status === 503) return once()
      found.set(status, (found.get(status) ?? 0) + 1)
    }
    for (let n = 0; n < count; n += 10) await Promise.all(Array.from({ length: 10 }, once))
    return found
  }

  test('are as many tries of a password as with one', async () => {
    const email = 'nobody@example.org'
    const tries = await tally(30, () =>
      call('POST', '/auth/login', { email, password: 'wrong-one' }),
    )
    // What limits here is the account, before the address.
    const { max } = rules.signInToAccount
    expect([tries.get(401), tries.get(429)]).toEqual([max, 30 - max])
  })
})
