import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, iso, MINUTE_MS, NOON } from '../test/app.ts'
import { onBothEngines } from '../test/engines.ts'
import { setUpReminders } from '../test/set-up-reminders.ts'
import { LEASE_MS } from './sender.ts'

const SECOND_MS = 1000

onBothEngines('reminders', (database) => {
  const here = setUpReminders(database)

  test('come once, at the target, signed and sealed, with what the notification needs', async () => {
    const id = await here.started()
    expect(await here.at(16 * HOUR_MS - SECOND_MS)).toEqual([])
    expect(await here.at(16 * HOUR_MS)).toEqual(['target'])
    expect(await here.at(16 * HOUR_MS + LEASE_MS)).toEqual(['target'])
    expect(await here.at(17 * HOUR_MS - SECOND_MS)).toEqual(['target'])
    const [push] = here.browser.got
    expect(push?.message).toEqual({
      kind: 'target',
      tag: id.replaceAll('-', ''),
      title: '16 hours: your target',
      body: expect.stringContaining('You reached it at 4:00 AM.'),
      endFast: 'End fast',
    })
    const { body } = await here.it.call('GET', '/site')
    expect(push?.from).toEqual({ key: body.pushKey, subject: 'mailto:host@example.org' })
    expect(push?.headers).toMatchObject({
      ttl: String(HOUR_MS / SECOND_MS),
      topic: push?.message.tag,
      urgency: 'high',
      'content-encoding': 'aes128gcm',
    })
  })

  test('come at each moment that was chosen, whenever it was', async () => {
    await here.person.call('PUT', '/user/reminders', { minutesBefore: 30 })
    await here.started()
    expect(await here.at(15.5 * HOUR_MS)).toEqual(['before-target'])
    await here.person.call('PUT', '/user/reminders', { atTarget: false })
    expect(await here.at(16 * HOUR_MS)).toEqual(['before-target'])
    expect((await here.person.call('GET', '/user/reminders')).body).toEqual({
      success: true,
      choices: { atTarget: false, minutesBefore: 30, atPlannedStart: false },
      endpoint: here.browser.subscription.endpoint,
      plannedStart: null,
    })
  })

  test('move with the start of the fast, and come again where the moment is yet to come', async () => {
    const id = await here.started()
    await here.person.call('PUT', `/fasts/${id}`, { startTime: iso(NOON - HOUR_MS) })
    expect(await here.at(15 * HOUR_MS - SECOND_MS)).toEqual([])
    expect(await here.at(15 * HOUR_MS)).toEqual(['target'])
    // A note moves nothing.
    await here.person.call('PUT', `/fasts/${id}`, { note: 'x' })
    expect(await here.at(15.5 * HOUR_MS)).toEqual(['target'])
    await here.person.call('PUT', `/fasts/${id}`, { startTime: iso(NOON) })
    expect(await here.at(16 * HOUR_MS)).toEqual(['target', 'target'])
  })

  test('do not come for a moment that a correction has put into the past', async () => {
    const id = await here.started()
    await here.person.call('PUT', `/fasts/${id}`, { startTime: iso(NOON - 20 * HOUR_MS) })
    expect(await here.at(0)).toEqual([])
    expect(await here.at(16 * HOUR_MS)).toEqual([])
  })

  test.each(['end', 'delete'])('do not come after the %s of the fast', async (way) => {
    const id = await here.started()
    here.it.clock.nowMs = NOON + HOUR_MS
    if (way === 'end') await here.person.call('PUT', `/fasts/end/${id}`)
    else await here.person.call('DELETE', `/fasts/${id}`)
    expect(await here.at(16 * HOUR_MS)).toEqual([])
    expect(await database().selectFrom('reminders').selectAll().execute()).toEqual([])
  })

  test('come late where the server was away, but for more than an hour', async () => {
    await here.started()
    expect(await here.at(17 * HOUR_MS - SECOND_MS)).toEqual(['target'])
    expect(here.browser.got[0]?.headers.ttl).toBe('1')
    here.person = await here.it.registerPerson()
    const other = await here.subscribed(here.person)
    here.it.clock.nowMs = NOON
    await here.started()
    expect(await here.at(17 * HOUR_MS, other)).toEqual([])
    expect(await here.at(17 * HOUR_MS + LEASE_MS, other)).toEqual([])
  })

  test('stay due through a change that does not move them', async () => {
    const id = await here.started()
    here.it.clock.nowMs = NOON + 16 * HOUR_MS + MINUTE_MS
    await here.person.call('PUT', `/fasts/${id}`, { note: 'the server was away' })
    expect(await here.at(16 * HOUR_MS + 2 * MINUTE_MS)).toEqual(['target'])
  })

  test('come to each browser that takes them, and to none that was signed out', async () => {
    const { email, password } = here.person
    const tokens = []
    for (let n = 0; n < 3; n++) {
      tokens.push((await here.it.call('POST', '/auth/login', { email, password })).body.token)
    }
    const others = await Promise.all(
      tokens.map((token) =>
        here.subscribed({ ...here.person, call: (m, p, b) => here.it.call(m, p, b, token) }),
      ),
    )
    await here.started()
    await here.it.call('POST', '/auth/logout', {}, tokens[0])
    const { body } = await here.person.call('GET', '/user/sessions')
    expect(body.sessions.map((one: { takesReminders: boolean }) => one.takesReminders)).toEqual([
      true,
      true,
      true,
    ])
    await here.it.call('DELETE', '/user/reminders/subscription', undefined, tokens[1])
    await here.at(16 * HOUR_MS)
    expect([here.browser, ...others].map(({ got }) => got.length)).toEqual([1, 0, 0, 1])
    await here.person.call('DELETE', '/user/sessions')
    const rows = await database()
      .selectFrom('push_subscriptions')
      .select('endpoint')
      .where('user_id', '=', here.person.id)
      .execute()
    expect(rows).toEqual([{ endpoint: here.browser.subscription.endpoint }])
  })

  test('do not come to a browser whose sign-in has run out', async () => {
    await here.started()
    await database()
      .updateTable('sessions')
      .set({ last_used_at: NOON - 31 * DAY_MS })
      .where('user_id', '=', here.person.id)
      .execute()
    expect(await here.at(16 * HOUR_MS)).toEqual([])
    expect(
      await database()
        .selectFrom('push_subscriptions')
        .selectAll()
        .where('user_id', '=', here.person.id)
        .execute(),
    ).toEqual([])
  })

  test('of the planned start come as the eating window closes, and not once a fast has begun', async () => {
    await here.person.call('PUT', '/user/reminders', { atPlannedStart: true })
    await here.person.call('PUT', '/user/plan', {
      plan: { kind: 'alternate', hours: 16, from: '2026-03-29' },
    })
    const plannedStart = async () =>
      (await here.person.call('GET', '/user/reminders')).body.plannedStart
    const id = await here.started({ startTime: iso(NOON - 16 * HOUR_MS) })
    expect(await plannedStart()).toBeNull()
    await here.person.call('PUT', `/fasts/end/${id}`)
    // A page that is open may remind of it instead.
    expect(await plannedStart()).toBe(iso(NOON + 8 * HOUR_MS))
    expect(await here.at(8 * HOUR_MS - SECOND_MS)).toEqual([])
    expect(await here.at(8 * HOUR_MS)).toEqual(['planned-start'])
    expect(here.browser.got[0]?.message).toMatchObject({
      tag: expect.stringMatching(/^[\w-]{1,32}$/),
      title: 'Your plan: a fast from 8:00 PM',
      endFast: null,
    })
    // Planning otherwise moves it, in the zone of the profile.
    await here.person.call('PUT', '/user/plan', {
      plan: { kind: 'alternate', hours: 14, from: '2026-03-29' },
    })
    expect(await here.at(10 * HOUR_MS - SECOND_MS)).toEqual(['planned-start'])
    expect(await here.at(10 * HOUR_MS)).toEqual(['planned-start', 'planned-start'])
    await here.person.call('PUT', '/user/plan', {
      plan: { kind: 'alternate', hours: 12, from: '2026-03-29' },
    })
    await here.started()
    expect(await here.at(12 * HOUR_MS)).toHaveLength(2)
  })

  test('speak the language of their here.person, and the clock of their zone', async () => {
    await here.person.call('PUT', '/user/profile', { locale: 'hi-IN', timeZone: 'Asia/Kolkata' })
    await here.person.call('PUT', '/user/reminders', { minutesBefore: 60 })
    await here.started()
    await here.at(15 * HOUR_MS)
    await here.at(16 * HOUR_MS)
    const [before, reached] = here.browser.got.map(({ message }) => message)
    expect(before?.title).toBe('आपका लक्ष्य 9:30 am पर है')
    expect(reached).toMatchObject({ title: '16 घंटे: आपका लक्ष्य', endFast: 'उपवास खोलें' })
    // To the push service one looks like the other.
    expect(here.browser.got[0]?.bytes).toBe(here.browser.got[1]?.bytes)
  })

  test('cost nothing where nobody takes any', async () => {
    await here.person.call('DELETE', '/user/reminders/subscription')
    await here.started()
    expect(await database().selectFrom('reminders').selectAll().execute()).toEqual([])
    expect(await here.sender.sendDue()).toBeNull()
    // Whoever takes them later gets what is yet to come.
    here.browser = await here.subscribed(here.person)
    expect(await here.sender.sendDue()).toBe(NOON + 16 * HOUR_MS)
  })
})
