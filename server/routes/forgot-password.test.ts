import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { type Person, type TestApp, testApp } from '../test/app.ts'
import { onBothEngines } from '../test/engines.ts'
import { type Mailbox, openMailbox } from '../test/mailbox.ts'

const FORGOT = '/auth/forgot-password'
const PUBLIC_URL = 'https://fast.example.org'

onBothEngines('API-11 forgot-password', (database) => {
  let mailbox: Mailbox
  let it: TestApp
  const app = (db = database()) => {
    const env = { SMTP_URL: mailbox.smtpUrl, MAIL_FROM: 'Upvas <hello@example.org>', PUBLIC_URL }
    return testApp(db, { config: readConfig({ LOG_LEVEL: 'silent', ...env }) })
  }
  beforeAll(async () => {
    mailbox = await openMailbox()
    it = await app()
  })
  afterAll(async () => {
    await it.app.close()
    await mailbox.close()
  })

  /** Someone who has had the letter of a new account. */
  async function welcomed(): Promise<Person> {
    const person = await it.registerPerson()
    await mailbox.next(person.email)
    return person
  }

  test('answers alike for an address that has an account and one that has none', async () => {
    const { email } = await welcomed()
    const known = await it.call('POST', FORGOT, { email: email.toUpperCase() })
    const unknown = await it.call('POST', FORGOT, { email: 'nobody@example.org' })
    expect([known.status, unknown.status]).toEqual([200, 200])
    expect(known.text).toBe(unknown.text)
    const names = ({ headers }: typeof known) => Object.keys(headers).toSorted()
    expect(names(known)).toEqual(names(unknown))

    const letter = await mailbox.next(email)
    expect(letter).toMatchObject({
      from: 'Upvas <hello@example.org>',
      subject: 'Set a new password',
      to: [email],
    })
    expect(letter.link).toMatch(/^https:\/\/fast\.example\.org\/reset-password#token=[\w-]{64}$/)
    expect(letter.html).toContain(`href="${letter.link}"`)
  })

  test('asks the database the same for any address before it answers, and only then for the rest', async () => {
    const asked: string[] = []
    const noting = database().withPlugin({
      transformQuery({ node, queryId }) {
        asked.push(database().getExecutor().compileQuery(node, queryId).sql)
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const other = await app(noting)
    /** What is asked until the answer is there, and after it. */
    async function askedFor(email: string) {
      asked.length = 0
      expect((await other.call('POST', FORGOT, { email })).status).toBe(200)
      return asked.splice(0)
    }
    const { email } = await welcomed()
    const first = await askedFor('first@example.org')
    // A moment after the first call its address is looked up, and what has run out is swept away, once.
    for (const part of [/^delete/, /"users"/]) {
      await expect.poll(() => [...first, ...asked].some((sql) => part.test(sql))).toBe(true)
    }

    const known = await askedFor(email)
    await mailbox.next(email)
    expect(asked.some((sql) => sql.includes('letter_tokens'))).toBe(true)
    const unknown = await askedFor('nobody@example.org')
    expect(known).toEqual(unknown)
    expect(known.join()).not.toMatch(/emails|users|letter_tokens/)
    await other.app.close()
  })

  test('writes to nobody who has no account', async () => {
    const other = await app()
    await other.call('POST', FORGOT, { email: 'nobody-at-all@example.org' })
    await other.app.close()
    expect(mailbox.letters.filter(({ to }) => to.includes('nobody-at-all@example.org'))).toEqual([])
  })

  test('A3 takes one address and nothing else', async () => {
    const { email } = await welcomed()
    const before = mailbox.letters.length
    for (const hostile of [
      [email, 'evil@example.org'],
      { address: email },
      `${email},evil@example.org`,
      `${email}\r\nBcc: evil@example.org`,
      `${email}\u0000`,
      `"a b"<${email}>`,
      7,
      null,
    ]) {
      expect((await it.call('POST', FORGOT, { email: hostile })).status).toBe(422)
    }
    expect(mailbox.letters.length).toBe(before)
  })

  test('A4 links are of PUBLIC_URL whatever a request says', async () => {
    const { email } = await welcomed()
    await it.app.inject({
      method: 'POST',
      url: `/api${FORGOT}`,
      payload: { email },
      headers: {
        host: 'evil.example',
        origin: 'https://evil.example',
        referer: 'https://evil.example/',
        forwarded: 'host=evil.example;proto=http',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'http',
        'x-original-url': '//evil.example',
      },
    })
    const { link, text, html } = await mailbox.next(email)
    expect(new URL(link).origin).toBe(PUBLIC_URL)
    expect(text + html).not.toContain('evil.example')
  })

  test('does not wait for a mail server that hangs', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1')
    await new Promise((listening) => silent.once('listening', listening))
    const { port } = silent.address() as { port: number }
    const connected = new Promise((resolve) => silent.once('connection', resolve))
    const config = readConfig({ LOG_LEVEL: 'silent', SMTP_URL: `smtp://127.0.0.1:${port}` })
    const slow = await testApp(database(), { config })
    const { email } = await welcomed()
    expect((await slow.call('POST', FORGOT, { email })).status).toBe(200)
    // The answer is here, and only now the letter is on its way: cut it off.
    ;((await connected) as { destroy(): void }).destroy()
    await slow.app.close()
    silent.close()
  })
})
