import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from './store/dialect.ts'
import { nextMoment } from './store/reminders.ts'
import { HOUR_MS, iso } from './test/app.ts'
import { launchProgram } from './test/built-program.ts'
import { engines, newFolder, newPlace, type Place } from './test/engines.ts'
import { endPrograms, type Program, up } from './test/program.ts'
import { type PushService, startPushService, type TestBrowser } from './test/push-service.ts'

const WORKERS = 6
const PEOPLE = 20
/** How far ahead the targets lie, so that everybody has subscribed by then. */
const AHEAD_MS = 6000

describe.each(engines)('reminders of several workers on %s', (engine) => {
  let place: Place
  let service: PushService
  let program: Program
  let url: string

  beforeAll(async () => {
    place = await newPlace(engine)
    service = await startPushService(newFolder())
    program = launchProgram(place.dataDir, {
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl ?? '',
      WORKERS: String(WORKERS),
      PUSH_PRIVATE_HOSTS: service.host,
      NODE_EXTRA_CA_CERTS: service.certificateFile,
    })
    url = await up(program)
  }, 60_000)
  afterAll(async () => {
    endPrograms()
    await service.close()
    await place.remove()
  })

  async function call(method: string, path: string, body: object, token = '') {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'x-forwarded-for': `10.8.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
      },
      body: JSON.stringify(body),
    })
    const answered = await answer.json()
    expect([answer.ok, answered]).toEqual([true, answered])
    return answered
  }

  test('come once each, to the moment, and nothing is left of them when the program stops', async () => {
    const people: { token: string; browser: TestBrowser }[] = []
    // One after the other: all at once are too many for a slow machine, and it says so.
    for (let n = 0; n < PEOPLE; n++) {
      const person = { name: 'Asha', email: `p${n}@example.org`, password: 'breathe-in' }
      const { token } = await call('POST', '/auth/register', person)
      const browser = service.newBrowser()
      await call('PUT', '/user/reminders/subscription', browser.subscription, token)
      people.push({ token, browser })
    }
    // Only now, so that a slow machine does not pass it with passwords.
    const reachedMs = Date.now() + AHEAD_MS
    const fast = { targetHours: 1, startTime: iso(reachedMs - HOUR_MS) }
    for (const { token } of people) await call('POST', '/fasts/start', fast, token)
    const browsers = people.map(({ browser }) => browser)
    expect(Date.now()).toBeLessThan(reachedMs)
    await Promise.all(browsers.map((browser) => browser.has(1)))
    expect(Date.now()).toBeGreaterThanOrEqual(reachedMs)

    program.child.kill('SIGTERM')
    expect(await program.ended).toBe(0)
    const db = await openDatabase(place)
    expect(await nextMoment(db)).toBeNull()
    await db.destroy()
    expect(browsers.map(({ got }) => got.length)).toEqual(Array(PEOPLE).fill(1))
    // All processes have one key.
    const keys = browsers.flatMap(({ got }) => got.map(({ from }) => from.key))
    expect(new Set(keys).size).toBe(1)
    expect(service.faults).toEqual([])
    const said = `${program.said.out}${program.said.err}`
    for (const { subscription } of browsers) {
      expect(said).not.toContain(new URL(subscription.endpoint).pathname)
      expect(said).not.toContain(subscription.keys.auth)
    }
  }, 120_000)
})
