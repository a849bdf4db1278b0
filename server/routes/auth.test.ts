import { describe, expect, test } from 'vitest'
import { hashing } from '../auth/passwords.ts'
import { DAY_MS, HOUR_MS, NOON, testApp } from '../test/app.ts'
import { onBothEngines } from '../test/engines.ts'
import { setUpApp } from '../test/set-up.ts'

const REGISTER = '/auth/register'
const LOGIN = '/auth/login'

onBothEngines('accounts', (database) => {
  const it = setUpApp(database)

  test('API-07 API-10 register answers 201 with a token that works and the person', async () => {
    const { status, body } = await it.call('POST', REGISTER, {
      name: '  Asha 🌱 ',
      email: ' Asha.Rao@Example.ORG ',
      password: '123456',
      timeZone: 'Asia/Kolkata',
    })
    expect(status).toBe(201)
    expect(body).toEqual({
      success: true,
      token: expect.stringMatching(/^[\w-]{64}$/),
      user: {
        _id: expect.stringMatching(/^[\da-f-]{36}$/),
        name: 'Asha 🌱',
        email: 'asha.rao@example.org',
        emailVerified: false,
        hasPassword: true,
        timeZone: 'Asia/Kolkata',
        targetHours: 16,
        locale: 'en',
        gentleMode: false,
        careAnswer: null,
        createdAt: new Date(NOON).toISOString(),
      },
    })
    const me = await it.call('GET', '/auth/user', undefined, body.token)
    expect(me.body).toEqual({ success: true, user: body.user })
  })

  test('the time zone is UTC unless said', async () => {
    const sent = { name: 'A', email: 'utc@example.org', password: 'secret' }
    expect((await it.call('POST', REGISTER, sent)).body.user.timeZone).toBe('UTC')
  })

  test('the language is that of the page that it came from', async () => {
    const body = { name: 'A', email: 'bhasha@example.org', password: 'secret' }
    const headers = { 'accept-language': 'hi-IN,en;q=0.5' }
    const url = `/api${REGISTER}`
    const answer = await it.app.inject({ method: 'POST', url, headers, body })
    expect(answer.json().user.locale).toBe('hi')
  })

  describe('SEC-14 register refuses with 422 and names the field', () => {
    const good = { name: 'Asha', email: 'fields@example.org', password: 'secret' }
    test.each([
      ['name', { ...good, name: '  ' }],
      ['name', { ...good, name: 'x'.repeat(81) }],
      ['name', { ...good, name: 'a\u0000b' }],
      ['name', { ...good, name: '\ud800' }],
      ['name', { ...good, name: 7 }],
      ['email', { ...good, email: 'no-address' }],
      ['email', { ...good, email: ['a@example.org'] }],
      ['email', { ...good, email: `${'x'.repeat(300)}@example.org` }],
      ['email', { ...good, email: 'a@b' }],
      ['password', { ...good, password: '12345' }],
      ['password', { ...good, password: 'x'.repeat(129) }],
      ['password', { ...good, password: 'lone \udc00 half' }],
      ['password', { name: 'Asha', email: good.email }],
      ['timeZone', { ...good, timeZone: 'Mars/Olympus' }],
      ['timeZone', { ...good, timeZone: '+05:30' }],
      ['admin', { ...good, admin: true }],
      ['', [good]],
      ['', 'good'],
      ['', null],
    ])('%s %#', async (field, sent) => {
      const payload = JSON.stringify(sent)
      const headers = { 'content-type': 'application/json' }
      const answer = await it.app.inject({
        method: 'POST',
        url: `/api${REGISTER}`,
        payload,
        headers,
      })
      expect(answer.statusCode).toBe(422)
      expect(answer.json()).toEqual({
        success: false,
        code: 'VALIDATION_ERROR',
        message: 'Validation failed. Please check your input.',
        errors: [{ field, message: expect.stringMatching(/./) }],
      })
    })
  })

  test('an address belongs to one account, in any spelling, also when two register at once', async () => {
    const sent = { name: 'Asha', password: 'secret' }
    const answers = await Promise.all(
      ['twice@example.org', 'TWICE@example.org', ' Twice@Example.org'].map((email) =>
        it.call('POST', REGISTER, { ...sent, email }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({
      success: false,
      code: 'UNKNOWN_ERROR',
      message: 'An account with this email already exists',
    })
  })

  test('API-08 each sign-in makes a token of its own', async () => {
    const person = await it.registerPerson()
    const { email, password } = person
    const first = await it.call('POST', LOGIN, { email, password })
    const second = await it.call('POST', LOGIN, { email: email.toUpperCase(), password })
    expect([first.status, second.status]).toEqual([200, 200])
    expect(new Set([person.token, first.body.token, second.body.token]).size).toBe(3)
    expect(first.body.user._id).toBe(person.id)
  })

  test('a wrong password and an unknown address are alike in answer and in work', async () => {
    const { email } = await it.registerPerson()
    const answers = []
    for (const address of [email, 'nobody@example.org']) {
      const before = hashing.admitted
      answers.push(await it.call('POST', LOGIN, { email: address, password: 'wrong-one' }))
      expect(hashing.admitted - before).toBe(1)
    }
    for (const { status, body } of answers) {
      expect(status).toBe(401)
      expect(body).toEqual({
        success: false,
        code: 'AUTH_ERROR',
        message: 'Invalid email or password',
      })
    }
  })

  test('a taken address costs a hash like a free one', async () => {
    const { email } = await it.registerPerson()
    const before = hashing.admitted
    await it.call('POST', REGISTER, { name: 'A', email, password: 'secret' })
    expect(hashing.admitted - before).toBe(1)
  })

  test('API-09 logout ends that token and no other', async () => {
    const person = await it.registerPerson()
    const other = await it.call('POST', LOGIN, person)
    expect(other.status).toBe(422)
    const { email, password } = person
    const { token } = (await it.call('POST', LOGIN, { email, password })).body

    expect((await person.call('POST', '/auth/logout')).status).toBe(200)
    expect((await person.call('GET', '/auth/user')).status).toBe(401)
    expect((await it.call('GET', '/auth/user', undefined, token)).status).toBe(200)
  })

  test('a sign-in lives 30 days after its last use', async () => {
    const person = await it.registerPerson()
    const start = it.clock.nowMs
    const at = async (ms: number) => {
      it.clock.nowMs = start + ms
      return (await person.call('GET', '/auth/user')).status
    }
    expect(await at(29 * DAY_MS)).toBe(200)
    expect(await at(58 * DAY_MS)).toBe(200)
    expect(await at(88 * DAY_MS - 1)).toBe(200)
    expect(await at(118 * DAY_MS)).toBe(401)
    it.clock.nowMs = NOON
  })

  test('the last use is written at most once an hour', async () => {
    const person = await it.registerPerson()
    const lastUse = async () => {
      const row = await database()
        .selectFrom('sessions')
        .select('last_used_at')
        .where('user_id', '=', person.id)
        .executeTakeFirstOrThrow()
      return row.last_used_at
    }
    for (const [ms, written] of [
      [HOUR_MS - 1, 0],
      [HOUR_MS, HOUR_MS],
      [2 * HOUR_MS - 1, HOUR_MS],
      [-HOUR_MS, HOUR_MS],
    ] as const) {
      it.clock.nowMs = NOON + ms
      await person.call('GET', '/auth/user')
      expect(await lastUse()).toBe(NOON + written)
    }
    it.clock.nowMs = NOON
  })

  test('a new sign-in sweeps out the expired ones of that person', async () => {
    const { id, email, password } = await it.registerPerson()
    it.clock.nowMs = NOON + 31 * DAY_MS
    await it.call('POST', LOGIN, { email, password })
    const rows = await database()
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', id)
      .execute()
    expect(rows).toHaveLength(1)
    it.clock.nowMs = NOON
  })

  test('neither the token nor the password is kept as it is', async () => {
    // As the program is where nothing is said.
    const program = await testApp(database(), { hashCost: undefined })
    const { id, token, password } = await program.registerPerson()
    await program.app.close()
    const kept = JSON.stringify([
      await database().selectFrom('users').selectAll().where('id', '=', id).execute(),
      await database().selectFrom('sessions').selectAll().where('user_id', '=', id).execute(),
    ])
    expect(kept).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
    expect(kept).not.toContain(password)
    expect(kept).not.toContain(token)
    expect(kept).not.toContain(token.slice(22))
  })

  test.each([
    undefined,
    '',
    'Bearer',
    'Bearer ',
    'Basic YTpi',
    `Bearer ${'A'.repeat(64)}`,
    `Bearer ${'A'.repeat(63)}`,
    `Bearer ${'A'.repeat(5000)}`,
    `Bearer ${'ä'.repeat(64)}`,
    'Bearer a b c',
  ])('the header %j signs nobody in', async (authorization) => {
    const headers = authorization === undefined ? {} : { authorization }
    const answer = await it.app.inject({ method: 'GET', url: '/api/auth/user', headers })
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toEqual({
      success: false,
      code: 'AUTH_ERROR',
      message: 'Session expired or invalid. Please log in again.',
    })
  })

  test('20 sign-ins at once never hash more than the gate lets in', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => it.registerPerson()))
    let most = 0
    let watching = true
    const watch = () => {
      most = Math.max(most, hashing.running)
      if (watching) setImmediate(watch)
    }
    watch()
    const answers = await Promise.all(
      people.map(({ email, password }) => it.call('POST', LOGIN, { email, password })),
    )
    watching = false
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(most).toBe(hashing.atOnce)
    expect(hashing.running).toBe(0)
  })
})
