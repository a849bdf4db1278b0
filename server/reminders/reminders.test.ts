import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { VapidKeys } from '../push/keys.ts'
import { Pusher } from '../push/push.ts'
import {
  DAY_MS,
  HOUR_MS,
  iso,
  MINUTE_MS,
  NOON,
  type Person,
  type TestApp,
  testApp,
} from '../test/app.ts'
import { newFolder, onBothEngines } from '../test/engines.ts'
import { type PushService, startPushService, type TestBrowser } from '../test/push-service.ts'
import { spread } from '../test/spread.ts'
import { LEASE_MS, Sender } from './sender.ts'

const SECOND_MS = 1000

onBothEngines('reminders', (database) => {
  let service: PushService
  let it: TestApp
  let sender: Sender
  let pusher: Pusher
  let person: Person
  let browser: TestBrowser
  let said: unknown[]

  beforeAll(async () => {
    service = await startPushService(newFolder())
    setDefaultCACertificates([...getCACertificates(), service.certificate])
    const config = readConfig({
      PUSH_PRIVATE_HOSTS: service.host,
      CONTACT_EMAIL: 'host@example.org',
    })
    it = await testApp(database(), { config })
    const db = spread(database())
    const now = () => it.clock.nowMs
    pusher = new Pusher(new VapidKeys(db, now), config.push)
    const log = {
      warn: (what: unknown) => said.push(what),
      error: (what: unknown) => said.push(what),
    }
    sender = new Sender({ db, now, pusher, log: log as never })
  })
  afterAll(async () => {
    pusher.close()
    await it.app.close()
    expect(service.faults).toEqual([])
    await service.close()
  })
  beforeEach(async () => {
    said = []
    it.clock.nowMs = NOON
    await database().deleteFrom('reminders').execute()
    person = await it.registerPerson()
    browser = await subscribed(person)
  })

  async function subscribed(who: Person): Promise<TestBrowser> {
    const one = service.newBrowser()
    const { status } = await who.call('PUT', '/user/reminders/subscription', one.subscription)
    expect(status).toBe(200)
    return one
  }

  async function started(body: object = {}): Promise<string> {
    const answer = await person.call('POST', '/fasts/start', { targetHours: 16, ...body })
    expect(answer.status).toBe(201)
    return answer.body.fast._id
  }

  /** Sends what is due so long after noon, and answers what the browser has got by then. */
  async function at(sinceNoonMs: number, one = browser) {
    it.clock.nowMs = NOON + sinceNoonMs
    await sender.sendDue()
    return one.got.map(({ message }) => message.kind)
  }

  test('come once, at the target, signed and sealed, with what the notification needs', async () => {
    const id = await started()
    expect(await at(16 * HOUR_MS - SECOND_MS)).toEqual([])
    expect(await at(16 * HOUR_MS)).toEqual(['target'])
    expect(await at(16 * HOUR_MS + LEASE_MS)).toEqual(['target'])
    expect(await at(17 * HOUR_MS - SECOND_MS)).toEqual(['target'])
    const [push] = browser.got
    expect(push?.message).toEqual({
      kind: 'target',
      tag: id.replaceAll('-', ''),
      title: '16 hours: your target',
      body: expect.stringContaining('You reached it at 4:00 AM.'),
      endFast: 'End fast',
    })
    const { body } = await it.call('GET', '/site')
    expect(push?.from).toEqual({ key: body.pushKey, subject: 'mailto:host@example.org' })
    expect(push?.headers).toMatchObject({
      ttl: String(HOUR_MS / SECOND_MS),
      topic: push?.message.tag,
      urgency: 'high',
      'content-encoding': 'aes128gcm',
    })
  })

  test('come at each moment that was chosen, whenever it was', async () => {
    await person.call('PUT', '/user/reminders', { minutesBefore: 30 })
    await started()
    expect(await at(15.5 * HOUR_MS)).toEqual(['before-target'])
    await person.call('PUT', '/user/reminders', { atTarget: false })
    expect(await at(16 * HOUR_MS)).toEqual(['before-target'])
    expect((await person.call('GET', '/user/reminders')).body).toEqual({
      success: true,
      choices: { atTarget: false, minutesBefore: 30, atPlannedStart: false },
      endpoint: browser.subscription.endpoint,
    })
  })

  test('move with the start of the fast, and come again where the moment is yet to come', async () => {
    const id = await started()
    await person.call('PUT', `/fasts/${id}`, { startTime: iso(NOON - HOUR_MS) })
    expect(await at(15 * HOUR_MS - SECOND_MS)).toEqual([])
    expect(await at(15 * HOUR_MS)).toEqual(['target'])
    // A note moves nothing.
    await person.call('PUT', `/fasts/${id}`, { note: 'x' })
    expect(await at(15.5 * HOUR_MS)).toEqual(['target'])
    await person.call('PUT', `/fasts/${id}`, { startTime: iso(NOON) })
    expect(await at(16 * HOUR_MS)).toEqual(['target', 'target'])
  })

  test('do not come for a moment that a correction has put into the past', async () => {
    const id = await started()
    await person.call('PUT', `/fasts/${id}`, { startTime: iso(NOON - 20 * HOUR_MS) })
    expect(await at(0)).toEqual([])
    expect(await at(16 * HOUR_MS)).toEqual([])
  })

  test.each(['end', 'delete'])('do not come after the %s of the fast', async (way) => {
    const id = await started()
    it.clock.nowMs = NOON + HOUR_MS
    if (way === 'end') await person.call('PUT', `/fasts/end/${id}`)
    else await person.call('DELETE', `/fasts/${id}`)
    expect(await at(16 * HOUR_MS)).toEqual([])
    expect(await database().selectFrom('reminders').selectAll().execute()).toEqual([])
  })

  test('come late where the server was away, but for more than an hour', async () => {
    await started()
    expect(await at(17 * HOUR_MS - SECOND_MS)).toEqual(['target'])
    expect(browser.got[0]?.headers.ttl).toBe('1')
    person = await it.registerPerson()
    const other = await subscribed(person)
    it.clock.nowMs = NOON
    await started()
    expect(await at(17 * HOUR_MS, other)).toEqual([])
    expect(await at(17 * HOUR_MS + LEASE_MS, other)).toEqual([])
  })

  test('stay due through a change that does not move them', async () => {
    const id = await started()
    it.clock.nowMs = NOON + 16 * HOUR_MS + MINUTE_MS
    await person.call('PUT', `/fasts/${id}`, { note: 'the server was away' })
    expect(await at(16 * HOUR_MS + 2 * MINUTE_MS)).toEqual(['target'])
  })

  test.each([404, 410])('%i from the push service ends the subscription', async (status) => {
    browser.answers.push(status)
    await started()
    expect(await at(16 * HOUR_MS)).toEqual([])
    expect((await person.call('GET', '/user/reminders')).body.endpoint).toBeNull()
    expect(await at(16.5 * HOUR_MS)).toEqual([])
    expect(await database().selectFrom('reminders').selectAll().execute()).toEqual([])
  })

  test.each([500, 503, 429])('after %i it is tried again, ever later', async (status) => {
    browser.answers.push(status, status)
    await started()
    const due = 16 * HOUR_MS
    expect(await at(due)).toEqual([])
    expect(await at(due + 14 * SECOND_MS)).toEqual([])
    expect(await at(due + 15 * SECOND_MS)).toEqual([])
    expect(await at(due + 44 * SECOND_MS)).toEqual([])
    expect(await at(due + 45 * SECOND_MS)).toEqual(['target'])
    expect(said).toEqual([{ status }, { status }])
  })

  test('what goes on failing is given up after the hour', async () => {
    browser.answers.push(...Array(30).fill(500))
    await started()
    for (let minute = 0; minute < 70; minute++) await at(16 * HOUR_MS + minute * MINUTE_MS)
    expect(browser.answers.length).toBeGreaterThan(20)
    const rows = await database().selectFrom('reminders').select('next_at').execute()
    expect(rows).toEqual([{ next_at: null }])
  })

  test.each([400, 403, 413, 302])(
    'after %i it is dropped, and said without its address',
    async (status) => {
      browser.answers.push(status)
      await started()
      expect(await at(16 * HOUR_MS)).toEqual([])
      expect(await at(16.5 * HOUR_MS)).toEqual([])
      expect(said).toEqual([{ status }])
    },
  )

  test('a push service that is away is tried again', async () => {
    const away = await startPushService(newFolder())
    const lost = away.newBrowser()
    await away.close()
    await person.call('PUT', '/user/reminders/subscription', lost.subscription)
    await started()
    await at(16 * HOUR_MS)
    expect(said).toEqual([{ status: 0 }])
    await person.call('PUT', '/user/reminders/subscription', browser.subscription)
    expect(await at(16 * HOUR_MS + 15 * SECOND_MS)).toEqual(['target'])
  })

  test('whoever took one up and died has another send it, once the lease is over', async () => {
    await started()
    const db = spread(database())
    const now = () => it.clock.nowMs
    // It takes the reminder up, and is never heard of again.
    const dead = new Sender({
      db,
      now,
      log: { warn() {}, error() {} },
      pusher: { send: () => new Promise(() => {}) },
    })
    it.clock.nowMs = NOON + 16 * HOUR_MS
    void dead.sendDue()
    while (
      (await database().selectFrom('reminders').select('attempts').executeTakeFirst())?.attempts !==
      1
    );
    expect(await at(16 * HOUR_MS + LEASE_MS - 1)).toEqual([])
    expect(await at(16 * HOUR_MS + LEASE_MS)).toEqual(['target'])
    expect(await at(16 * HOUR_MS + 2 * LEASE_MS)).toEqual(['target'])
  })

  test('come once, however many look for them at the same time', async () => {
    const browsers = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const one = await it.registerPerson()
        const own = await subscribed(one)
        await one.call('POST', '/fasts/start', { targetHours: 16 })
        return own
      }),
    )
    it.clock.nowMs = NOON + 16 * HOUR_MS
    await Promise.all(Array.from({ length: 6 }, () => sender.sendDue()))
    for (const { got } of browsers) expect(got).toHaveLength(1)
  })

  test('come to each browser that takes them, and to none that was signed out', async () => {
    const { email, password } = person
    const tokens = []
    for (let n = 0; n < 3; n++) {
      tokens.push((await it.call('POST', '/auth/login', { email, password })).body.token)
    }
    const others = await Promise.all(
      tokens.map((token) => subscribed({ ...person, call: (m, p, b) => it.call(m, p, b, token) })),
    )
    await started()
    await it.call('POST', '/auth/logout', {}, tokens[0])
    const { body } = await person.call('GET', '/user/sessions')
    expect(body.sessions.map((one: { takesReminders: boolean }) => one.takesReminders)).toEqual([
      true,
      true,
      true,
    ])
    await it.call('DELETE', '/user/reminders/subscription', undefined, tokens[1])
    await at(16 * HOUR_MS)
    expect([browser, ...others].map(({ got }) => got.length)).toEqual([1, 0, 0, 1])
    await person.call('DELETE', '/user/sessions')
    const rows = await database()
      .selectFrom('push_subscriptions')
      .select('endpoint')
      .where('user_id', '=', person.id)
      .execute()
    expect(rows).toEqual([{ endpoint: browser.subscription.endpoint }])
  })

  test('do not come to a browser whose sign-in has run out', async () => {
    await started()
    await database()
      .updateTable('sessions')
      .set({ last_used_at: NOON - 31 * DAY_MS })
      .where('user_id', '=', person.id)
      .execute()
    expect(await at(16 * HOUR_MS)).toEqual([])
    expect(
      await database()
        .selectFrom('push_subscriptions')
        .selectAll()
        .where('user_id', '=', person.id)
        .execute(),
    ).toEqual([])
  })

  test('of the planned start come as the eating window closes, and not once a fast has begun', async () => {
    await person.call('PUT', '/user/reminders', { atPlannedStart: true })
    await person.call('PUT', '/user/plan', {
      plan: { kind: 'alternate', hours: 16, from: '2026-03-29' },
    })
    const id = await started({ startTime: iso(NOON - 16 * HOUR_MS) })
    await person.call('PUT', `/fasts/end/${id}`)
    expect(await at(8 * HOUR_MS - SECOND_MS)).toEqual([])
    expect(await at(8 * HOUR_MS)).toEqual(['planned-start'])
    expect(browser.got[0]?.message).toMatchObject({
      tag: expect.stringMatching(/^[\w-]{1,32}$/),
      title: 'Your plan: a fast from 8:00 PM',
      endFast: null,
    })
    // Planning otherwise moves it, in the zone of the profile.
    await person.call('PUT', '/user/plan', {
      plan: { kind: 'alternate', hours: 14, from: '2026-03-29' },
    })
    expect(await at(10 * HOUR_MS - SECOND_MS)).toEqual(['planned-start'])
    expect(await at(10 * HOUR_MS)).toEqual(['planned-start', 'planned-start'])
    await person.call('PUT', '/user/plan', {
      plan: { kind: 'alternate', hours: 12, from: '2026-03-29' },
    })
    await started()
    expect(await at(12 * HOUR_MS)).toHaveLength(2)
  })

  test('speak the language of their person, and the clock of their zone', async () => {
    await person.call('PUT', '/user/profile', { locale: 'hi-IN', timeZone: 'Asia/Kolkata' })
    await person.call('PUT', '/user/reminders', { minutesBefore: 60 })
    await started()
    await at(15 * HOUR_MS)
    await at(16 * HOUR_MS)
    const [before, reached] = browser.got.map(({ message }) => message)
    expect(before?.title).toBe('आपका लक्ष्य 9:30 am पर है')
    expect(reached).toMatchObject({ title: '16 घंटे: आपका लक्ष्य', endFast: 'उपवास खोलें' })
    // To the push service one looks like the other.
    expect(browser.got[0]?.bytes).toBe(browser.got[1]?.bytes)
  })

  test('cost nothing where nobody takes any', async () => {
    await person.call('DELETE', '/user/reminders/subscription')
    await started()
    expect(await database().selectFrom('reminders').selectAll().execute()).toEqual([])
    expect(await sender.sendDue()).toBeNull()
    // Whoever takes them later gets what is yet to come.
    browser = await subscribed(person)
    expect(await sender.sendDue()).toBe(NOON + 16 * HOUR_MS)
  })
})
