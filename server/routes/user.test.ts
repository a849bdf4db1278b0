import { describe, expect, test } from 'vitest'
import { CARE_VERSION } from '#domain/care.ts'
import { fastBetween, HOUR_MS, NOON } from '../test/app.ts'
import { onBothEngines } from '../test/engines.ts'
import { setUpApp } from '../test/set-up.ts'

const PROFILE = '/user/profile'
const PASSWORD = '/user/change-password'
const ACCOUNT = '/user/account'

onBothEngines('the account', (database) => {
  const it = setUpApp(database)

  /** Someone who has only ever signed in through another provider. */
  async function socialPerson() {
    const person = await it.registerPerson()
    await database()
      .updateTable('users')
      .set({ password_hash: null })
      .where('id', '=', person.id)
      .execute()
    return person
  }

  describe('API-17 API-18 profile', () => {
    test('changes what is named and leaves the rest', async () => {
      const person = await it.registerPerson({ name: 'Asha', timeZone: 'Asia/Kolkata' })
      const before = (await person.call('GET', PROFILE)).body.user
      const first = await person.call('PUT', PROFILE, { targetHours: 18, locale: 'hi' })
      expect(first.body).toEqual({
        success: true,
        user: { ...before, targetHours: 18, locale: 'hi' },
      })
      await person.call('PUT', PROFILE, { name: ' Asha Rao 🌱 ', timeZone: 'Europe/Berlin' })
      const { body } = await person.call('PUT', PROFILE, {})
      expect(body.user).toEqual({
        ...before,
        name: 'Asha Rao 🌱',
        timeZone: 'Europe/Berlin',
        targetHours: 18,
        locale: 'hi',
      })
      expect((await person.call('GET', '/auth/user')).body.user).toEqual(body.user)
    })

    test('gentle mode is off until it is switched on, and stays', async () => {
      const person = await it.registerPerson()
      const gentle = async () => (await person.call('GET', '/auth/user')).body.user.gentleMode
      expect(await gentle()).toBe(false)
      for (const gentleMode of [true, false, true]) {
        const { body } = await person.call('PUT', PROFILE, { gentleMode })
        expect([body.user.gentleMode, await gentle()]).toEqual([gentleMode, gentleMode])
      }
      await person.call('PUT', PROFILE, { name: 'Asha' })
      expect(await gentle()).toBe(true)
    })

    test('that the words before a first fast were read is kept with its version and moment', async () => {
      const person = await it.registerPerson()
      const answer = async () => (await person.call('GET', '/auth/user')).body.user.careAnswer
      expect(await answer()).toBeNull()
      const { body } = await person.call('PUT', PROFILE, { careVersion: CARE_VERSION })
      const kept = { version: CARE_VERSION, at: new Date(NOON).toISOString() }
      expect([body.user.careAnswer, await answer()]).toEqual([kept, kept])
      await person.call('PUT', PROFILE, { name: 'Asha' })
      expect(await answer()).toEqual(kept)
      expect((await person.call('GET', '/user/export')).body.user.careAnswer).toEqual(kept)
    })

    test('two changes at once lose nothing', async () => {
      const person = await it.registerPerson()
      await Promise.all([
        person.call('PUT', PROFILE, { name: 'One' }),
        person.call('PUT', PROFILE, { targetHours: 20 }),
        person.call('PUT', PROFILE, { locale: 'hi' }),
      ])
      expect((await person.call('GET', PROFILE)).body.user).toMatchObject({
        name: 'One',
        targetHours: 20,
        locale: 'hi',
      })
    })

    test.each([
      ['name', ''],
      ['name', 'x'.repeat(81)],
      ['name', null],
      ['timeZone', 'Mars/Olympus'],
      ['targetHours', 0],
      ['targetHours', 73],
      ['targetHours', 16.5],
      ['targetHours', '16'],
      ['locale', 'no language'],
      ['gentleMode', 'on'],
      ['gentleMode', 1],
      ['gentleMode', null],
      ['careVersion', 0],
      ['careVersion', CARE_VERSION + 1],
      ['careVersion', '1'],
      ['careVersion', null],
      ['locale', 'x'.repeat(100)],
      // A10: no column of a table but those can be set.
      ['email', 'new@example.org'],
      ['emailVerified', true],
      ['email_verified_at', 1],
      ['password', 'breathe-out'],
      ['password_hash', 'x'],
      ['_id', 'x'],
      ['id', 'x'],
      ['userId', 'x'],
      ['createdAt', '2026-03-28T12:00:00.000Z'],
      ['role', 'admin'],
      ['isAdmin', true],
    ])('A10 refuses %s %j', async (field, value) => {
      const person = await it.registerPerson()
      const { status, body } = await person.call('PUT', PROFILE, { [field]: value })
      expect([status, body.errors]).toEqual([422, [{ field, message: expect.any(String) }]])
    })
  })

  describe('API-19 change-password', () => {
    test('ends every other session', async () => {
      const person = await it.registerPerson()
      const other = await it.signIn(person)
      const { status, body } = await person.call('PUT', PASSWORD, {
        currentPassword: person.password,
        newPassword: 'breathe-out',
      })
      expect([status, body]).toEqual([
        200,
        {
          success: true,
          message: 'Your password is changed. Every other device was signed out.',
        },
      ])
      expect([await it.isAlive(person.token), await it.isAlive(other)]).toEqual([true, false])
      const { email } = person
      const wrong = await it.call('POST', '/auth/login', { email, password: person.password })
      expect(wrong.status).toBe(401)
      expect(await it.signIn({ email, password: 'breathe-out' })).toMatch(/./)
    })

    test('a wrong current password is 422, so that nobody is signed out for it', async () => {
      const person = await it.registerPerson()
      const sent = { currentPassword: 'not-the-one', newPassword: 'breathe-out' }
      const { status, body } = await person.call('PUT', PASSWORD, sent)
      const message = 'This is not your current password'
      expect([status, body]).toEqual([
        422,
        {
          success: false,
          code: 'VALIDATION_ERROR',
          message,
          errors: [{ field: 'currentPassword', message }],
        },
      ])
      const without = await person.call('PUT', PASSWORD, { newPassword: 'breathe-out' })
      expect([without.status, without.body.errors]).toEqual([
        422,
        [{ field: 'currentPassword', message: 'Password is required' }],
      ])
      expect(await it.isAlive(person.token)).toBe(true)
    })

    test('someone without a password sets a first one', async () => {
      const person = await socialPerson()
      const answer = await person.call('PUT', PASSWORD, { newPassword: 'breathe-out' })
      expect(answer.status).toBe(200)
      expect((await person.call('GET', PROFILE)).body.user.hasPassword).toBe(true)
      expect(await it.signIn({ email: person.email, password: 'breathe-out' })).toMatch(/./)
    })
  })

  test('export holds everything of the person, no secret and nothing of anybody else', async () => {
    const person = await it.registerPerson({ name: 'Olga Owner' })
    const stranger = await it.registerPerson()
    const id = await fastBetween(it, person, 0, HOUR_MS)
    await person.call('PUT', `/fasts/${id}`, { note: 'private words' })
    const { weight } = (await person.call('POST', '/weights/add', { weight: 70.5 })).body
    const plan = { kind: 'weekly', hours: [24, null, null, 24, null, null, null] }
    await person.call('PUT', '/user/plan', { plan })
    await person.call('PUT', '/user/reminders', { minutesBefore: 60 })
    await fastBetween(it, stranger, 0, HOUR_MS)
    await stranger.call('POST', '/weights/add', { weight: 80 })
    it.clock.nowMs = NOON + 2 * HOUR_MS
    const { status, body, text } = await person.call('GET', '/user/export')
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual([
      ...[
        'success',
        'exportedAt',
        'user',
        'fasts',
        'weights',
        'plans',
        'imports',
        'reminders',
        'sessions',
        'events',
        'identities',
      ],
    ])
    expect(body.user).toMatchObject({ name: 'Olga Owner', email: person.email })
    expect(body.fasts).toEqual([
      expect.objectContaining({
        _id: id,
        note: 'private words',
        startZone: 'UTC',
        endZone: 'UTC',
        startDate: '2026-03-28',
        endDate: '2026-03-28',
      }),
    ])
    expect(body.weights).toEqual([expect.objectContaining(weight)])
    expect(body.plans).toEqual([{ from: '2026-03-28', plan }])
    expect(body.imports).toEqual([])
    expect(body.reminders).toMatchObject({ minutesBefore: 60 })
    expect(body.sessions).toHaveLength(1)
    expect(text).not.toMatch(/argon2|hash/)
    expect(text).not.toContain(stranger.email)
    it.clock.nowMs = NOON
  })

  describe('API-20 delete account', () => {
    test('asks for the password', async () => {
      const person = await it.registerPerson()
      const attempts = [
        [{}, 'password', 'Password is required'],
        [{ password: 'not-the-one' }, 'password', 'This is not your current password'],
        [{ confirm: person.email }, 'password', 'Password is required'],
      ] as const
      for (const [sent, field, message] of attempts) {
        const { status, body } = await person.call('DELETE', ACCOUNT, sent)
        expect([status, body.errors]).toEqual([422, [{ field, message }]])
      }
      expect(await it.isAlive(person.token)).toBe(true)
    })

    test('or for the address, where there is no password', async () => {
      const person = await socialPerson()
      for (const sent of [{}, { confirm: 'other@example.org' }, { password: 'x' }]) {
        const { status, body } = await person.call('DELETE', ACCOUNT, sent)
        expect([status, body.errors]).toEqual([
          422,
          [{ field: 'confirm', message: 'Type your email address to confirm' }],
        ])
      }
      const confirm = person.email.toUpperCase()
      expect((await person.call('DELETE', ACCOUNT, { confirm })).status).toBe(200)
      expect(await it.isAlive(person.token)).toBe(false)
    })
  })
})
