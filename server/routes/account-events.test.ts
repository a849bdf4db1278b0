import { afterAll, beforeAll, expect, test } from 'vitest'
import { MAX_ACCOUNT_EVENTS, MAX_WRONG_PASSWORDS } from '#domain/account-event.ts'
import { readConfig } from '../config.ts'
import { insertAccountEvent } from '../store/account-events.ts'
import { DAY_MS, MINUTE_MS, NOON, type Person, type TestApp, testApp } from '../test/app.ts'
import { onBothEngines } from '../test/engines.ts'
import { type Mailbox, openMailbox, tokenIn } from '../test/mailbox.ts'
import { SocialSignIn, someone } from '../test/social.ts'

const FIREFOX = {
  userAgent: 'Mozilla/5.0 (Android 16; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0',
}

onBothEngines('what happened to an account', (database) => {
  let mailbox: Mailbox
  let it: TestApp
  beforeAll(async () => {
    mailbox = await openMailbox()
    const config = readConfig({ LOG_LEVEL: 'silent', SMTP_URL: mailbox.smtpUrl })
    it = await testApp(database(), { config })
  })
  afterAll(async () => {
    await it.app.close()
    await mailbox.close()
  })

  async function eventsOf(token: string): Promise<{ kind: string; at: string; device: string }[]> {
    const { status, body } = await it.call('GET', '/user/events', undefined, token)
    expect(status).toBe(200)
    return body.events.map(
      ({ _id, ...event }: { _id: string; kind: string; at: string; device: string }) => {
        expect(_id).toMatch(/^[\da-f-]{36}$/)
        return event
      },
    )
  }
  const kindsOf = async (token: string) => (await eventsOf(token)).map(({ kind }) => kind)
  const minutes = (n: number) => new Date(NOON + n * MINUTE_MS).toISOString()

  test('is told to its person, the latest first, with the device and the time', async () => {
    const person = await it.registerPerson()
    const { email, password } = person
    const welcome = tokenIn(await mailbox.next(email))
    const step = (n: number) => {
      it.clock.nowMs = NOON + n * MINUTE_MS
    }
    step(1)
    await it.call('POST', '/auth/verify-email', { token: welcome })
    step(2)
    const wrong = { email, password: 'not-the-one' }
    expect((await it.call('POST', '/auth/login', wrong, undefined, FIREFOX)).status).toBe(401)
    await expect.poll(() => kindsOf(person.token)).toContain('wrong-password')
    step(3)
    const login = await it.call('POST', '/auth/login', { email, password }, undefined, FIREFOX)
    const { token } = login.body
    step(4)
    await it.call('DELETE', '/user/sessions', undefined, token)
    step(5)
    await it.call('GET', '/user/export', undefined, token)
    step(6)
    const change = { currentPassword: password, newPassword: 'breathe-out' }
    await it.call('PUT', '/user/change-password', change, token)
    await mailbox.next(email)
    step(7)
    await it.call('POST', '/auth/forgot-password', { email })
    const reset = { token: tokenIn(await mailbox.next(email)), password: 'breathe-in' }
    expect((await it.call('POST', '/auth/reset-password', reset)).status).toBe(200)
    step(8)
    const again = await it.call('POST', '/auth/login', { email, password: 'breathe-in' })

    expect(await eventsOf(again.body.token)).toEqual([
      { kind: 'signed-in', at: minutes(8), device: '' },
      { kind: 'password-reset', at: minutes(7), device: '' },
      { kind: 'password-changed', at: minutes(6), device: '' },
      { kind: 'data-exported', at: minutes(5), device: '' },
      { kind: 'signed-out-elsewhere', at: minutes(4), device: '' },
      { kind: 'signed-in', at: minutes(3), device: 'Firefox on Android' },
      { kind: 'wrong-password', at: minutes(2), device: 'Firefox on Android' },
      { kind: 'email-verified', at: minutes(1), device: '' },
      { kind: 'signed-in', at: minutes(0), device: '' },
    ])
    it.clock.nowMs = NOON
  })

  test('counts one sign-in that is ended, and a wrong password of whoever is signed in', async () => {
    const person = await it.registerPerson()
    const { email, password } = person
    await it.call('POST', '/auth/login', { email, password })
    const { body } = await person.call('GET', '/user/sessions')
    const other = body.sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)
    expect((await person.call('DELETE', `/user/sessions/${other._id}`)).status).toBe(200)
    const wrong = { currentPassword: 'not-the-one', newPassword: 'breathe-out' }
    expect((await person.call('PUT', '/user/change-password', wrong)).status).toBe(422)
    await expect.poll(() => kindsOf(person.token)).toContain('wrong-password')
    expect((await kindsOf(person.token)).toSorted()).toEqual([
      'signed-in',
      'signed-in',
      'signed-out-elsewhere',
      'wrong-password',
    ])
  })

  test('tells of an account elsewhere that was joined', async () => {
    const social = await SocialSignIn.open(database())
    const ravi = someone()
    await social.tokenOf(ravi)
    expect(await kindsOf(await social.tokenOf(ravi))).toEqual([
      'signed-in',
      'signed-in',
      'social-joined',
    ])
    await social.close()
  })

  test('goes into the export, and says nothing to anyone else', async () => {
    const [owner, stranger] = [await it.registerPerson(), await it.registerPerson()]
    const { body } = await owner.call('GET', '/user/export')
    expect(body.events.map(({ kind }: { kind: string }) => kind)).toEqual([
      'data-exported',
      'signed-in',
    ])
    expect(await kindsOf(stranger.token)).toEqual(['signed-in'])
  })

  /** Has something happen so many times, a second apart. */
  async function happen(person: Person, kind: 'wrong-password' | 'data-exported', times: number) {
    for (let n = 0; n < times; n++) {
      await insertAccountEvent(database(), person.id, { kind, atMs: NOON + n * 1000, device: '' })
    }
  }

  test('is bounded, and a stranger’s guesses push nothing else out', async () => {
    const person = await it.registerPerson()
    await happen(person, 'wrong-password', MAX_WRONG_PASSWORDS + MAX_ACCOUNT_EVENTS)
    it.clock.nowMs = NOON + 10 * MINUTE_MS
    const kinds = await kindsOf(person.token)
    expect(kinds.filter((kind) => kind === 'wrong-password')).toHaveLength(MAX_WRONG_PASSWORDS)
    expect(kinds).toContain('signed-in')

    await happen(person, 'data-exported', MAX_ACCOUNT_EVENTS)
    const events = await eventsOf(person.token)
    expect(events).toHaveLength(MAX_ACCOUNT_EVENTS + MAX_WRONG_PASSWORDS)
    expect(events.filter(({ kind }) => kind === 'signed-in')).toEqual([])
    it.clock.nowMs = NOON
  })

  test('is forgotten after 90 days', async () => {
    const person = await it.registerPerson()
    const { email, password } = person
    const rows = () =>
      database()
        .selectFrom('account_events')
        .select('at')
        .where('user_id', '=', person.id)
        .execute()
    it.clock.nowMs = NOON + 90 * DAY_MS - 1
    const late = await it.call('POST', '/auth/login', { email, password })
    expect(await kindsOf(late.body.token)).toEqual(['signed-in', 'signed-in'])
    it.clock.nowMs = NOON + 90 * DAY_MS
    expect(await kindsOf(late.body.token)).toEqual(['signed-in'])
    await it.call('POST', '/auth/login', { email, password })
    expect((await rows()).map(({ at }) => at - NOON)).toEqual([90 * DAY_MS - 1, 90 * DAY_MS])
    it.clock.nowMs = NOON
  })

  test('a wrong password for nobody leaves nothing and breaks nothing', async () => {
    const count = async () =>
      (await database().selectFrom('account_events').select('id').execute()).length
    const before = await count()
    const sent = { email: 'nobody@example.org', password: 'not-the-one' }
    expect((await it.call('POST', '/auth/login', sent)).status).toBe(401)
    expect(await count()).toBe(before)
  })
})
