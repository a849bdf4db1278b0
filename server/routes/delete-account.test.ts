import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { fastBetween, HOUR_MS, testApp } from '../test/app.ts'
import { onBothEngines } from '../test/engines.ts'
import { openMailbox } from '../test/mailbox.ts'

onBothEngines('API-20 a deleted account', (database) => {
  /** All that stands in each table. */
  async function everything(): Promise<Record<string, unknown[]>> {
    const tables = (await database().introspection.getTables()).map(({ name }) => name)
    const rows = await Promise.all(
      tables.map((name) =>
        database()
          .selectFrom(name as 'users')
          .selectAll()
          .execute(),
      ),
    )
    return Object.fromEntries(tables.map((name, n) => [name, rows[n] ?? []]))
  }

  test('leaves nothing of the person in any table, and the address is free again', async () => {
    const mailbox = await openMailbox()
    const config = readConfig({ LOG_LEVEL: 'silent', SMTP_URL: mailbox.smtpUrl })
    const it = await testApp(database(), { config })
    const person = await it.registerPerson()
    const { id, email, password } = person
    await mailbox.next(email)
    await fastBetween(it, person, 0, HOUR_MS)
    await person.call('POST', '/fasts/start')
    await it.call('POST', '/auth/forgot-password', { email })
    await mailbox.next(email)
    for (let n = 0; n < 12; n++) await person.call('GET', '/auth/user')
    const identity = { issuer: 'https://id.example.org', subject: 'sub-1', user_id: id }
    await database().insertInto('identity_owners').values(identity).execute()
    await database()
      .insertInto('identities')
      .values({ ...identity, created_at: 1 })
      .execute()
    const [date, at] = ['2026-03-28', { created_at: 1, updated_at: 1 }]
    await database()
      .insertInto('weights')
      .values({ user_id: id, id, date, grams: 1, ...at })
      .execute()
    await database()
      .insertInto('plans')
      .values({ user_id: id, from_date: date, body: 'null' })
      .execute()
    await database()
      .insertInto('imports')
      .values({ user_id: id, id, at: 1, format: 'zero-csv', fasts: 1, weights: 0, plans: 0 })
      .execute()
    await database()
      .insertInto('summaries')
      .values({ user_id: id, form: 0, body: '{}' })
      .onConflict((row) => row.doNothing())
      .execute()
    await database()
      .insertInto('call_counts')
      .values({ user_id: id, minute: 1, calls: 1 })
      .onConflict((row) => row.doNothing())
      .execute()
    const session = { user_id: id, token_hash: 'x' }
    await database()
      .insertInto('push_subscriptions')
      .values({ ...session, endpoint: 'x', p256dh: 'x', auth: 'x', created_at: 1 })
      .execute()
    await person.call('PUT', '/user/reminders', { minutesBefore: 30 })
    await it.call('GET', '/site')
    // Each table has something of theirs: one that is added must be thought of here.
    for (const [table, rows] of Object.entries(await everything())) {
      expect([table, rows]).not.toEqual([table, []])
    }

    const { status, body } = await person.call('DELETE', '/user/account', { password })
    expect([status, body]).toEqual([
      200,
      { success: true, message: 'Your account and everything in it is deleted.' },
    ])
    // The program's own keys are nobody's.
    const { limits, push_keys: _, ...left } = await everything()
    for (const [table, rows] of Object.entries(left)) expect([table, rows]).toEqual([table, []])
    // Counters of limits run out by themselves, and hold no word of anybody.
    const counters = JSON.stringify(limits)
    for (const trace of [id, email]) expect(counters).not.toContain(trace)
    expect((await person.call('GET', '/auth/user')).status).toBe(401)

    const again = await it.call('POST', '/auth/register', { name: 'A', email, password })
    expect(again.status).toBe(201)
    expect(again.body.user._id).not.toBe(id)
    await it.app.close()
    await mailbox.close()
  })

  test('is gone for whatever was on its way, too', async () => {
    const it = await testApp(database())
    const { call, email, password } = await it.registerPerson()
    const others = () => [
      ...Array.from({ length: 12 }, () => call('GET', '/auth/user')),
      call('POST', '/fasts/start', {}),
      call('PUT', '/user/profile', { name: 'Asha' }),
      call('PUT', '/user/change-password', {
        currentPassword: password,
        newPassword: 'breathe-out',
      }),
      it.call('POST', '/auth/login', { email, password }),
      it.call('POST', '/auth/login', { email, password }),
    ]
    const early = others()
    const deleted = call('DELETE', '/user/account', { password })
    const answers = await Promise.all([...early, ...others(), deleted])
    const statuses = new Set(answers.map(({ status }) => status))
    for (const status of statuses) expect([200, 201, 400, 401, 422]).toContain(status)
    await it.app.close()
  })
})
