import { describe, expect, test } from 'vitest'
import { hashing } from './auth/passwords.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, NOON, newAddress, type Person, testApp } from './test/app.ts'
import { onBothEngines } from './test/engines.ts'

const LOGIN = '/auth/login'
const REGISTER = '/auth/register'
const FORGOT = '/auth/forgot-password'

onBothEngines('limits', (database) => {
  const app = () => testApp(database())
  const wrong = (email: string) => ({ email, password: 'not-the-one' })
  const times = (n: number) => Array.from({ length: n }, (_, i) => i)

  /** A browser that a person has signed in from before: its cookie. */
  function cookieOf(headers: Record<string, unknown>): string {
    return String(headers['set-cookie']).split(';', 1)[0] ?? ''
  }

  test('ten passwords a minute from one address, whosever they are', async () => {
    const it = await app()
    const from = { address: newAddress() }
    const { email, password } = await it.registerPerson()
    for (const n of times(9)) {
      const { status } = await it.call('POST', LOGIN, wrong(`a${n}@example.org`), undefined, from)
      expect(status).toBe(401)
    }
    expect((await it.call('POST', LOGIN, { email, password }, undefined, from)).status).toBe(200)
    it.clock.nowMs = NOON + 20_500
    const refused = await it.call('POST', LOGIN, { email, password }, undefined, from)
    expect([refused.status, refused.headers['retry-after'], refused.body]).toEqual([
      429,
      '40',
      {
        success: false,
        code: 'RATE_LIMIT_ERROR',
        message: 'Too many requests. Please try again later.',
      },
    ])
    expect((await it.call('POST', LOGIN, { email, password })).status).toBe(200)
    it.clock.nowMs = NOON + MINUTE_MS
    expect((await it.call('POST', LOGIN, { email, password }, undefined, from)).status).toBe(200)
    await it.app.close()
  })

  test('five wrong passwords a minute for one account, from wherever they come', async () => {
    const it = await app()
    const { email, password } = await it.registerPerson()
    for (const _ of times(5)) {
      expect((await it.call('POST', LOGIN, wrong(email.toUpperCase()))).status).toBe(401)
    }
    const before = hashing.admitted
    const refused = await it.call('POST', LOGIN, { email, password })
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60'])
    expect(hashing.admitted).toBe(before)
    // Nor does it tell whether there is such an account.
    const nobody = `nobody-${email}`
    for (const _ of times(5)) await it.call('POST', LOGIN, wrong(nobody))
    expect((await it.call('POST', LOGIN, wrong(nobody))).text).toBe(refused.text)
    it.clock.nowMs = NOON + MINUTE_MS
    expect((await it.call('POST', LOGIN, { email, password })).status).toBe(200)
    await it.app.close()
  })

  test('right passwords use up nothing of the account', async () => {
    const it = await app()
    const { email, password } = await it.registerPerson()
    for (const _ of times(8)) {
      expect((await it.call('POST', LOGIN, { email, password })).status).toBe(200)
    }
    await it.app.close()
  })

  test('A16 of many guesses at once no more are checked than may be', async () => {
    const it = await app()
    const { email } = await it.registerPerson()
    const before = hashing.admitted
    const answers = await Promise.all(times(40).map(() => it.call('POST', LOGIN, wrong(email))))
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([...Array(5).fill(401), ...Array(35).fill(429)])
    expect(hashing.admitted - before).toBe(5)
    await it.app.close()
  })

  test('A16 hold across processes and a restart', async () => {
    const [one, two] = [await app(), await app()]
    const { email } = await one.registerPerson()
    for (const n of times(5)) {
      expect((await [one, two][n % 2]?.call('POST', LOGIN, wrong(email)))?.status).toBe(401)
    }
    for (const it of [one, two]) {
      expect((await it.call('POST', LOGIN, wrong(email))).status).toBe(429)
      await it.app.close()
    }
    const restarted = await app()
    expect((await restarted.call('POST', LOGIN, wrong(email))).status).toBe(429)
    await restarted.app.close()
  })

  describe('a stranger who guesses without end', () => {
    async function underAttack() {
      const it = await app()
      const { email, password } = await it.registerPerson()
      const signIn = await it.call('POST', LOGIN, { email, password })
      const cookie = cookieOf(signIn.headers)
      for (const _ of times(30)) await it.call('POST', LOGIN, wrong(email))
      return { it, email, password, cookie }
    }

    test('does not lock out the person in a browser that they signed in from before', async () => {
      const { it, email, password, cookie } = await underAttack()
      expect(cookie).toMatch(/^device=[\w-]{43}$/)
      const sent = { email, password }
      expect((await it.call('POST', LOGIN, sent)).status).toBe(429)
      const known = await it.call('POST', LOGIN, sent, undefined, { cookie })
      expect(known.status).toBe(200)
      expect(cookieOf(known.headers)).toBe(cookie)
      await it.app.close()
    })

    test('not from the same address either', async () => {
      const { it, email, password, cookie } = await underAttack()
      const from = { address: newAddress() }
      for (const n of times(12)) {
        await it.call('POST', LOGIN, wrong(`x${n}@example.org`), undefined, from)
      }
      const known = await it.call('POST', LOGIN, { email, password }, undefined, {
        ...from,
        cookie,
      })
      expect(known.status).toBe(200)
      await it.app.close()
    })

    test('gains nothing by a browser of their own or by a made-up one', async () => {
      const { it, email, password } = await underAttack()
      const { headers } = await it.call('POST', REGISTER, {
        name: 'Mallory',
        email: `mallory-${email}`,
        password: 'let-me-in',
      })
      for (const cookie of [cookieOf(headers), `device=${'A'.repeat(43)}`, 'device=x', 'device=']) {
        const answer = await it.call('POST', LOGIN, { email, password }, undefined, { cookie })
        expect(answer.status).toBe(429)
      }
      await it.app.close()
    })

    test('does not lock out a person who sets a new password', async () => {
      const { it, email, password, cookie } = await underAttack()
      const from = { cookie }
      const { token } = (await it.call('POST', LOGIN, { email, password }, undefined, from)).body
      const sent = { currentPassword: password, newPassword: 'breathe-out' }
      expect((await it.call('PUT', '/user/change-password', sent, token, from)).status).toBe(200)
      const again = { email, password: 'breathe-out' }
      expect((await it.call('POST', LOGIN, again, undefined, from)).status).toBe(200)
      await it.app.close()
    })
  })

  test('a known browser has five wrong passwords a minute, too', async () => {
    const it = await app()
    const { email, password } = await it.registerPerson()
    const { headers } = await it.call('POST', LOGIN, { email, password })
    const from = { cookie: cookieOf(headers) }
    for (const _ of times(5)) {
      expect((await it.call('POST', LOGIN, wrong(email), undefined, from)).status).toBe(401)
    }
    expect((await it.call('POST', LOGIN, wrong(email), undefined, from)).status).toBe(429)
    await it.app.close()
  })

  test('A29 every way of trying a password is limited', async () => {
    const it = await app()
    const person = await it.registerPerson()
    const ways: ((by: Person) => Promise<{ status: number }>)[] = [
      (by) =>
        by.call('PUT', '/user/change-password', {
          currentPassword: 'not-the-one',
          newPassword: 'breathe-out',
        }),
      (by) => by.call('DELETE', '/user/account', { password: 'not-the-one' }),
    ]
    for (const n of times(5)) {
      expect((await ways[n % 2]?.(person))?.status).toBe(422)
    }
    for (const way of ways) expect((await way(person)).status).toBe(429)
    const right = await person.call('DELETE', '/user/account', { password: person.password })
    expect(right.status).toBe(429)
    it.clock.nowMs = NOON + MINUTE_MS
    const later = await person.call('DELETE', '/user/account', { password: person.password })
    expect(later.status).toBe(200)
    await it.app.close()
  })

  test('that a wrong clock used up a day ahead are whole once it is right', async () => {
    const it = await app()
    const from = { address: newAddress() }
    const tryOnce = async () =>
      (await it.call('POST', LOGIN, wrong('a@example.org'), undefined, from)).status
    it.clock.nowMs = NOON + DAY_MS
    for (const _ of times(11)) await tryOnce()
    expect(await tryOnce()).toBe(429)
    it.clock.nowMs = NOON
    expect(await tryOnce()).toBe(401)
    await it.app.close()
  })

  test('ten registrations an hour from one address', async () => {
    const it = await app()
    const from = { address: newAddress() }
    const register = (n: number) => {
      const email = `${from.address}-${n}@example.org`
      const sent = { name: 'A', email, password: 'secret' }
      return it.call('POST', REGISTER, sent, undefined, from)
    }
    for (const n of times(10)) expect((await register(n)).status).toBe(201)
    it.clock.nowMs = NOON + MINUTE_MS
    const refused = await register(10)
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3540'])
    it.clock.nowMs = NOON + HOUR_MS
    expect((await register(11)).status).toBe(201)
    await it.app.close()
  })

  test('five letters an hour to one address, whoever asks and whether or not it has an account', async () => {
    const it = await app()
    const person = await it.registerPerson()
    for (const email of [person.email, `nobody-${person.email}`]) {
      for (const n of times(5)) {
        const path = n % 2 ? FORGOT : '/auth/resend-verification'
        expect((await it.call('POST', path, { email })).status).toBe(200)
      }
      for (const path of [FORGOT, '/auth/resend-verification']) {
        const refused = await it.call('POST', path, { email })
        expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3600'])
      }
    }
    expect((await person.call('POST', '/auth/resend-verification', {})).status).toBe(429)
    await it.app.close()
  })

  test('an IPv6 household counts as one address', async () => {
    const it = await app()
    const network = `2001:db8:${NOON.toString(16).slice(-4)}:${Math.trunc(Math.random() * 9999)}`
    const statuses = []
    for (const n of times(11)) {
      const from = { address: `${network}::${n + 1}` }
      const answer = await it.call('POST', LOGIN, wrong(`v6-${n}@example.org`), undefined, from)
      statuses.push(answer.status)
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429])
    await it.app.close()
  })

  test('A15 a header that nobody vouches for changes nothing', async () => {
    const it = await app()
    const remoteAddress = newAddress()
    const statuses = []
    for (const n of times(11)) {
      const { statusCode } = await it.app.inject({
        method: 'POST',
        url: `/api${LOGIN}`,
        remoteAddress,
        payload: wrong(`xff-${n}@example.org`),
        headers: { 'x-forwarded-for': `192.0.2.${n}`, forwarded: `for=192.0.2.${n}` },
      })
      statuses.push(statusCode)
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429])
    await it.app.close()
  })

  test('what has run out is swept away', async () => {
    const it = await app()
    const keys = () => database().selectFrom('limits').select('key').execute()
    for (const n of times(20)) await it.call('POST', LOGIN, wrong(`swept-${n}@example.org`))
    expect((await keys()).length).toBeGreaterThanOrEqual(40)
    it.clock.nowMs = NOON + DAY_MS
    await it.call('POST', LOGIN, wrong('last@example.org'))
    await it.app.close()
    expect(await keys()).toHaveLength(2)
  })

  test('no counter tells whose it is', async () => {
    const it = await app()
    const address = newAddress()
    await it.call('POST', LOGIN, wrong('whose@example.org'), undefined, { address })
    const kept = JSON.stringify(await database().selectFrom('limits').selectAll().execute())
    expect(kept).not.toContain('whose')
    expect(kept).not.toContain(address)
    await it.app.close()
  })
})
