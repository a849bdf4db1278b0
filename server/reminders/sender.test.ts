import { expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS, NOON } from '../test/app.ts'
import { newFolder, onBothEngines } from '../test/engines.ts'
import { startPushService } from '../test/push-service.ts'
import { setUpReminders } from '../test/set-up-reminders.ts'
import { spread } from '../test/spread.ts'
import { LEASE_MS, Sender } from './sender.ts'

const SECOND_MS = 1000

onBothEngines('sending reminders', (database) => {
  const here = setUpReminders(database)

  test.each([404, 410])('%i from the push service ends the subscription', async (status) => {
    here.browser.answers.push(status)
    await here.started()
    expect(await here.at(16 * HOUR_MS)).toEqual([])
    expect((await here.person.call('GET', '/user/reminders')).body.endpoint).toBeNull()
    expect(await here.at(16.5 * HOUR_MS)).toEqual([])
    expect(await database().selectFrom('reminders').selectAll().execute()).toEqual([])
  })

  test.each([500, 503, 429])('after %i it is tried again, ever later', async (status) => {
    here.browser.answers.push(status, status)
    await here.started()
    const due = 16 * HOUR_MS
    expect(await here.at(due)).toEqual([])
    expect(await here.at(due + 14 * SECOND_MS)).toEqual([])
    expect(await here.at(due + 15 * SECOND_MS)).toEqual([])
    expect(await here.at(due + 44 * SECOND_MS)).toEqual([])
    expect(await here.at(due + 45 * SECOND_MS)).toEqual(['target'])
    expect(here.said).toEqual([{ status }, { status }])
  })

  test('what goes on failing is given up after the hour', async () => {
    here.browser.answers.push(...Array(30).fill(500))
    await here.started()
    for (let minute = 0; minute < 70; minute++) await here.at(16 * HOUR_MS + minute * MINUTE_MS)
    expect(here.browser.answers.length).toBeGreaterThan(20)
    const rows = await database().selectFrom('reminders').select('next_at').execute()
    expect(rows).toEqual([{ next_at: null }])
  })

  test.each([400, 403, 413, 302])(
    'after %i it is dropped, and said without its address',
    async (status) => {
      here.browser.answers.push(status)
      await here.started()
      expect(await here.at(16 * HOUR_MS)).toEqual([])
      expect(await here.at(16.5 * HOUR_MS)).toEqual([])
      expect(here.said).toEqual([{ status }])
    },
  )

  test('a push service that is away is tried again', async () => {
    const away = await startPushService(newFolder())
    const lost = away.newBrowser()
    await away.close()
    await here.person.call('PUT', '/user/reminders/subscription', lost.subscription)
    await here.started()
    await here.at(16 * HOUR_MS)
    expect(here.said).toEqual([{ status: 0 }])
    await here.person.call('PUT', '/user/reminders/subscription', here.browser.subscription)
    expect(await here.at(16 * HOUR_MS + 15 * SECOND_MS)).toEqual(['target'])
  })

  test('whoever took one up and died has another send it, once the lease is over', async () => {
    await here.started()
    const db = spread(database())
    const now = () => here.it.clock.nowMs
    // It takes the reminder up, and is never heard of again.
    const dead = new Sender({
      db,
      now,
      log: { warn() {}, error() {} },
      pusher: { send: () => new Promise(() => {}) },
    })
    here.it.clock.nowMs = NOON + 16 * HOUR_MS
    void dead.sendDue()
    while (
      (await database().selectFrom('reminders').select('attempts').executeTakeFirst())?.attempts !==
      1
    );
    expect(await here.at(16 * HOUR_MS + LEASE_MS - 1)).toEqual([])
    expect(await here.at(16 * HOUR_MS + LEASE_MS)).toEqual(['target'])
    expect(await here.at(16 * HOUR_MS + 2 * LEASE_MS)).toEqual(['target'])
  })

  test('come once, however many look for them at the same time', async () => {
    const browsers = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const one = await here.it.registerPerson()
        const own = await here.subscribed(one)
        await one.call('POST', '/fasts/start', { targetHours: 16 })
        return own
      }),
    )
    here.it.clock.nowMs = NOON + 16 * HOUR_MS
    await Promise.all(Array.from({ length: 6 }, () => here.sender.sendDue()))
    for (const { got } of browsers) expect(got).toHaveLength(1)
  })
})
