import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { endpoints, schemaOf } from './openapi.ts'
import { openDatabase } from './store/dialect.ts'
import { migrate } from './store/migrate.ts'
import { testApp } from './test/app.ts'
import { newPlace } from './test/engines.ts'
import { startProvider } from './test/identity-provider.ts'
import { gatheredLog } from './test/log.ts'
import { openMailbox, tokenIn } from './test/mailbox.ts'

test('A2 no log holds a token, a password, a code or an address, whichever call it came with', async () => {
  const place = await newPlace('SQLite')
  const db = await openDatabase(place)
  await migrate(db)
  const PUBLIC_URL = 'http://localhost:3000'
  const mailbox = await openMailbox()
  const provider = await startProvider({
    redirectUri: `${PUBLIC_URL}/api/auth/google/callback`,
  })
  const config = readConfig({ PUBLIC_URL, SMTP_URL: mailbox.smtpUrl, ...provider.env })
  const { logger, lines } = gatheredLog('trace')
  const it = await testApp(db, { config, logger })

  const secrets = ['canary-password-1', 'canary-password-2', 'canary-password-3', 'canary.org']
  const email = 'canary@canary.org'
  const person = await it.registerPerson({ email, password: 'canary-password-1' })
  const welcome = tokenIn(await mailbox.next(email))
  secrets.push(person.token, welcome)
  const calls = [
    ['POST', '/auth/login', { email, password: 'canary-password-3' }],
    ['POST', '/auth/login', { email, password: 'canary-password-1' }],
    ['POST', '/auth/verify-email', { token: welcome }],
    ['POST', '/auth/verify-email', { token: welcome }],
    ['POST', '/auth/resend-verification', { email }],
    ['POST', '/auth/forgot-password', { email }],
    ['PUT', '/user/profile', { name: 'canary.org' }],
    [
      'PUT',
      '/user/change-password',
      { currentPassword: 'canary-password-3', newPassword: 'short' },
    ],
    ['DELETE', '/user/account', { password: 'canary-password-3' }],
    ['GET', '/user/export', undefined],
    ['GET', '/user/sessions', undefined],
  ] as const
  for (const [method, path, body] of calls) await person.call(method, path, body)
  const reset = tokenIn(await mailbox.next(email))
  const sent = { token: reset, password: 'canary-password-2' }
  expect((await it.call('POST', '/auth/reset-password', sent)).status).toBe(200)
  expect((await it.call('POST', '/auth/reset-password', sent)).status).toBe(422)
  secrets.push(reset)

  // Signing in elsewhere: once well, once with a code that is used already.
  const begun = await it.app.inject({ url: '/api/auth/google?from=%2Fcanary.org' })
  const canary = { subject: 'canary-subject', claims: { email: 'new@canary.org' } }
  const back = await provider.visit(String(begun.headers.location), canary)
  const cookie = String(begun.headers['set-cookie']).split(';')[0] ?? ''
  const ends = []
  for (let n = 0; n < 2; n++) {
    const url = back.pathname + back.search
    ends.push((await it.app.inject({ url, headers: { cookie } })).headers.location)
  }
  const token = new URL(String(ends[0]), PUBLIC_URL).searchParams.get('token') ?? ''
  expect(token).toMatch(/^[\w-]{64}$/)
  // Where the browser is sent, and a link of a letter as a program that moved the token into the query would open it.
  await it.app.inject({ url: String(ends[0]) })
  await it.app.inject({ url: `/reset-password?token=${reset}` })
  expect(ends[1]).toContain('error=')
  secrets.push(token, cookie.split('=')[1] ?? '', back.searchParams.get('code') ?? '')
  secrets.push(back.searchParams.get('state') ?? '', provider.env.OIDC_CLIENT_SECRET ?? '')
  secrets.push('canary-subject')
  // A mail server that is away is noted without whom it was about.
  await mailbox.close()
  await it.call('POST', '/auth/forgot-password', { email })
  await it.call('DELETE', '/user/account', { confirm: 'new@canary.org' }, token)

  await it.app.close()
  await provider.close()
  await db.destroy()
  await place.remove()
  const log = lines.join('')
  expect(log).toContain('/api/auth/reset-password')
  expect(log).toContain('The mail server did not take a letter')
  expect(log).toContain('social sign-in failed: unconfirmed')
  for (const secret of secrets) {
    expect(secret).toMatch(/.{6}/)
    expect(log).not.toContain(secret)
  }
})

/** Every call with something to find in each of its parts: as it should be sent, but for what is typed into its fields. */
function canaryCalls() {
  return endpoints.flatMap(({ endpoint: { method, path, body, query } }) => {
    const canaries = (schema: typeof body) =>
      Object.keys((schema && schemaOf(schema, 'input').properties) ?? {}).map((name) => {
        return [
          name,
          /^email$|^confirm$/.test(name) ? 'canary@canary.org' : 'canary-typed',
        ] as const
      })
    const search = new URLSearchParams([
      ...canaries(query).map(([...pair]) => pair),
      ['x', 'canary-query'],
    ])
    const url = `/api${path.replace(/\{\w+\}/, 'canary-in-the-path')}?${search}`
    const filled = { ...Object.fromEntries(canaries(body)), canaryField: 'canary-extra' }
    const bodies = [filled, Object.fromEntries(canaries(body)), 'canary, and no JSON']
    return (method === 'GET' ? [undefined] : bodies).map((payload) => ({ method, url, payload }))
  })
}

const CANARY_HEADERS = {
  'user-agent': 'canary-agent Firefox/1 Android',
  cookie: 'device=canary-cookie; social=canary-sealed',
  referer: 'https://canary.org/?token=canary-referer',
  'x-forwarded-for': 'canary-address',
  'x-request-id': 'canary header',
  'if-none-match': '"canary-tag"',
}

test.each(['well', 'away'])(
  'A2 no call of the contract leaves what was typed in the log, and each line names its request (database: %s)',
  async (health) => {
    const place = await newPlace('SQLite')
    const db = await openDatabase(place)
    await migrate(db)
    const mailbox = await openMailbox()
    const { logger, lines } = gatheredLog('trace')
    const config = readConfig({ SMTP_URL: mailbox.smtpUrl })
    const it = await testApp(db, { config, logger })
    const person = await it.registerPerson({ email: 'first@canary.org', name: 'canary-name' })
    await mailbox.next('first@canary.org')
    if (health === 'away') await db.destroy()

    const calls = canaryCalls()
    for (const call of calls) {
      const type = typeof call.payload === 'string' ? 'application/json' : undefined
      for (const authorization of [undefined, 'Bearer canary-token', `Bearer ${person.token}`]) {
        const headers = {
          ...CANARY_HEADERS,
          ...(authorization && { authorization }),
          ...(type && { 'content-type': type }),
        }
        await it.app.inject({ ...call, headers } as InjectOptions)
      }
    }
    await it.app.close()
    await mailbox.close()
    if (health === 'well') await db.destroy()
    await place.remove()

    expect(lines.length).toBeGreaterThan(endpoints.length)
    const log = lines.join('')
    expect(log.match(/.{0,80}canary.{0,40}/gi)?.slice(0, 3) ?? []).toEqual([])
    expect(log).not.toContain(person.token)
    for (const line of lines) expect(JSON.parse(line)).toHaveProperty('reqId')
  },
)
