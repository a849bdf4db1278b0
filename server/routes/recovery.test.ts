import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashing } from '../auth/passwords.ts'
import { readConfig } from '../config.ts'
import { HOUR_MS, NOON, type Person, type TestApp, testApp } from '../test/app.ts'
import { onBothEngines } from '../test/engines.ts'
import { type Mailbox, openMailbox, tokenIn } from '../test/mailbox.ts'

const FORGOT = '/auth/forgot-password'
const RESET = '/auth/reset-password'
const VERIFY = '/auth/verify-email'
const RESEND = '/auth/resend-verification'
const PUBLIC_URL = 'https://fast.example.org'

const DEAD = {
  success: false,
  code: 'VALIDATION_ERROR',
  message: 'This link has expired or was used already. Please ask for a new one.',
  errors: [
    {
      field: 'token',
      message: 'This link has expired or was used already. Please ask for a new one.',
    },
  ],
}

onBothEngines('recovery', (database) => {
  let mailbox: Mailbox
  let it: TestApp
  const withMail = () => {
    const env = { SMTP_URL: mailbox.smtpUrl, MAIL_FROM: 'Upvas <hello@example.org>', PUBLIC_URL }
    return testApp(database(), { config: readConfig({ LOG_LEVEL: 'silent', ...env }) })
  }
  beforeAll(async () => {
    mailbox = await openMailbox()
    it = await withMail()
  })
  afterAll(async () => {
    await it.app.close()
    await mailbox.close()
  })

  /** Makes an account and reads the letter that it brings. */
  async function registered(): Promise<Person & { welcome: string }> {
    const person = await it.registerPerson()
    return { ...person, welcome: tokenIn(await mailbox.next(person.email)) }
  }

  async function resetToken(email: string): Promise<string> {
    expect((await it.call('POST', FORGOT, { email })).status).toBe(200)
    return tokenIn(await mailbox.next(email))
  }

  const reset = (token: string, password = 'breathe-out') =>
    it.call('POST', RESET, { token, password })
  const statusOf = async ({ email }: Person, password: string) =>
    (await it.call('POST', '/auth/login', { email, password })).status

  describe('API-12 reset-password', () => {
    test('sets the password, once, and ends every session', async () => {
      const person = await registered()
      const other = await it.call('POST', '/auth/login', {
        email: person.email,
        password: person.password,
      })
      const token = await resetToken(person.email)
      const { status, body } = await reset(token)
      expect([status, body]).toEqual([
        200,
        { success: true, message: 'Your password is set. Please sign in with it.' },
      ])
      for (const dead of [person.token, other.body.token]) {
        expect((await it.call('GET', '/auth/user', undefined, dead)).status).toBe(401)
      }
      expect(await statusOf(person, person.password)).toBe(401)
      expect(await statusOf(person, 'breathe-out')).toBe(200)

      const again = await reset(token, 'another-one')
      expect([again.status, again.body]).toEqual([422, DEAD])
      expect((await mailbox.next(person.email)).subject).toBe('Your password was changed')
    })

    test('shows that the address is theirs', async () => {
      const person = await registered()
      await reset(await resetToken(person.email))
      const { body } = await it.call('POST', '/auth/login', {
        email: person.email,
        password: 'breathe-out',
      })
      expect(body.user.emailVerified).toBe(true)
    })

    test('A28 of 20 uses at once exactly one counts', async () => {
      const person = await registered()
      const token = await resetToken(person.email)
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) => reset(token, `breathe-out-${n}`)),
      )
      const statuses = answers.map(({ status }) => status).toSorted()
      expect(statuses).toEqual([200, ...Array(19).fill(422)])
      const winner = answers.findIndex(({ status }) => status === 200)
      expect(await statusOf(person, `breathe-out-${winner}`)).toBe(200)
    })

    test('A3 works for 60 minutes', async () => {
      const [early, late] = [await registered(), await registered()]
      const tokens = [await resetToken(early.email), await resetToken(late.email)] as const
      it.clock.nowMs = NOON + HOUR_MS - 1
      expect((await reset(tokens[0])).status).toBe(200)
      it.clock.nowMs = NOON + HOUR_MS
      expect((await reset(tokens[1])).body).toEqual(DEAD)
      it.clock.nowMs = NOON
    })

    test('A3 a newer letter ends the one before', async () => {
      const { email } = await registered()
      const [older, newer] = [await resetToken(email), await resetToken(email)]
      expect((await reset(older)).body).toEqual(DEAD)
      expect((await reset(newer)).status).toBe(200)
    })

    test('A3 changing the password ends the letter', async () => {
      const person = await registered()
      const token = await resetToken(person.email)
      const { password: currentPassword } = person
      const changed = { currentPassword, newPassword: 'breathe-out' }
      expect((await person.call('PUT', '/user/change-password', changed)).status).toBe(200)
      expect((await reset(token, 'another-one')).body).toEqual(DEAD)
    })

    test('no other token will do, and a dead one costs no hash', async () => {
      const { email, welcome, token: bearer } = await registered()
      const token = await resetToken(email)
      const before = hashing.admitted
      const changed = token.slice(0, -2) + (token.endsWith('AA') ? 'BB' : 'AA')
      for (const wrong of [welcome, bearer, changed, `${token}A`, token.slice(1), 'x', '\u0000']) {
        expect((await reset(wrong)).body).toEqual(DEAD)
      }
      expect(hashing.admitted).toBe(before)
      expect((await it.call('GET', '/auth/user', undefined, token)).status).toBe(401)
      // A password that is refused does not cost the letter.
      expect((await reset(token, '12345')).status).toBe(422)
      expect((await reset(token)).status).toBe(200)
    })
  })

  describe('API-13 verify-email', () => {
    test('confirms the address that was registered, once', async () => {
      const person = await registered()
      const { status, body } = await it.call('POST', VERIFY, { token: person.welcome })
      expect([status, body]).toEqual([
        200,
        {
          success: true,
          message: 'Your email address is confirmed.',
          user: expect.objectContaining({ _id: person.id, emailVerified: true }),
        },
      ])
      expect((await person.call('GET', '/auth/user')).body.user.emailVerified).toBe(true)
      expect((await it.call('POST', VERIFY, { token: person.welcome })).body).toEqual(DEAD)
    })

    test('not with the token of another letter', async () => {
      const { email } = await registered()
      const token = await resetToken(email)
      expect((await it.call('POST', VERIFY, { token })).body).toEqual(DEAD)
    })
  })

  describe('API-14 resend-verification', () => {
    test('sends another letter, asked by address or by whoever is signed in', async () => {
      const person = await registered()
      const byAddress = await it.call('POST', RESEND, { email: person.email })
      const second = tokenIn(await mailbox.next(person.email))
      const byBearer = await person.call('POST', RESEND, {})
      const third = tokenIn(await mailbox.next(person.email))
      const unknown = await it.call('POST', RESEND, { email: 'nobody@example.org' })
      expect([byAddress.status, byAddress.text]).toEqual([200, unknown.text])
      expect(byBearer.text).toBe(unknown.text)
      for (const dead of [person.welcome, second]) {
        expect((await it.call('POST', VERIFY, { token: dead })).status).toBe(422)
      }
      expect((await it.call('POST', VERIFY, { token: third })).status).toBe(200)
    })

    test('needs one of the two', async () => {
      const { status, body } = await it.call('POST', RESEND, {}, 'A'.repeat(64))
      expect([status, body.errors]).toEqual([
        422,
        [{ field: 'email', message: 'Email is required' }],
      ])
    })

    test('writes to nobody whose address is confirmed', async () => {
      const other = await withMail()
      const person = await other.registerPerson()
      const welcome = await mailbox.next(person.email)
      await other.call('POST', VERIFY, { token: tokenIn(welcome) })
      await other.call('POST', RESEND, { email: person.email })
      await other.app.close()
      expect(mailbox.letters.filter(({ to }) => to.includes(person.email))).toEqual([welcome])
    })
  })

  test('every letter is in the language of the person', async () => {
    const person = await registered()
    await person.call('PUT', '/user/profile', { locale: 'hi' })
    await person.call('POST', RESEND, {})
    const verify = await mailbox.next(person.email)
    await it.call('POST', FORGOT, { email: person.email })
    const forgot = await mailbox.next(person.email)
    expect((await reset(tokenIn(forgot))).status).toBe(200)
    const changed = await mailbox.next(person.email)
    expect([verify, forgot, changed].map(({ subject }) => subject)).toEqual([
      'अपने ईमेल पते की पुष्टि करें',
      'नया पासवर्ड चुनें',
      'आपका पासवर्ड बदल गया है',
    ])
    for (const { text, html } of [verify, forgot, changed]) {
      expect(text).toContain('Upvas, उपवास का टाइमर')
      expect(html).toContain('<html lang="hi">')
    }
  })
})
