import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { readConfig } from '../config.ts'
import { VapidKeys } from '../push/keys.ts'
import { Pusher } from '../push/push.ts'
import { Sender } from '../reminders/sender.ts'
import type { Db } from '../store/schema.ts'
import { NOON, type Person, type TestApp, testApp } from './app.ts'
import { newFolder } from './engines.ts'
import { type PushService, startPushService, type TestBrowser } from './push-service.ts'
import { spread } from './spread.ts'

/** The program with a real push service, a person and a browser that takes their reminders. */
export interface Reminding {
  it: TestApp
  sender: Sender
  person: Person
  browser: TestBrowser
  /** What the sender logged. */
  said: unknown[]
  /** A browser of somebody that takes their reminders. */
  subscribed(who: Person): Promise<TestBrowser>
  /** Starts a fast of sixteen hours, and answers its id. */
  started(body?: object): Promise<string>
  /** Sends what is due so long after noon, and answers what the browser has got by then. */
  at(sinceNoonMs: number, one?: TestBrowser): Promise<string[]>
}

/** As all tests of a group have it at hand; each begins at noon with a new person. */
export function setUpReminders(database: () => Db): Reminding {
  let service: PushService
  let pusher: Pusher

  const here = {
    async subscribed(who) {
      const one = service.newBrowser()
      const { status } = await who.call('PUT', '/user/reminders/subscription', one.subscription)
      expect(status).toBe(200)
      return one
    },
    async started(body = {}) {
      const answer = await here.person.call('POST', '/fasts/start', { targetHours: 16, ...body })
      expect(answer.status).toBe(201)
      return answer.body.fast._id
    },
    async at(sinceNoonMs, one = here.browser) {
      here.it.clock.nowMs = NOON + sinceNoonMs
      await here.sender.sendDue()
      return one.got.map(({ message }) => message.kind)
    },
  } as Reminding

  beforeAll(async () => {
    service = await startPushService(newFolder())
    setDefaultCACertificates([...getCACertificates(), service.certificate])
    const config = readConfig({
      PUSH_PRIVATE_HOSTS: service.host,
      CONTACT_EMAIL: 'host@example.org',
    })
    here.it = await testApp(database(), { config })
    const db = spread(database())
    const now = () => here.it.clock.nowMs
    pusher = new Pusher(new VapidKeys(db, now), config.push)
    const log = {
      warn: (what: unknown) => here.said.push(what),
      error: (what: unknown) => here.said.push(what),
    }
    here.sender = new Sender({ db, now, pusher, log: log as never })
  })
  afterAll(async () => {
    pusher.close()
    await here.it.app.close()
    expect(service.faults).toEqual([])
    await service.close()
  })
  beforeEach(async () => {
    here.said = []
    here.it.clock.nowMs = NOON
    await database().deleteFrom('reminders').execute()
    here.person = await here.it.registerPerson()
    here.browser = await here.subscribed(here.person)
  })
  return here
}
