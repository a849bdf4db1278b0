import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { gatheredLog } from '../test/log.ts'
import { type Mailbox, openMailbox } from '../test/mailbox.ts'
import { mailer } from './mailer.ts'
import { written } from './written.ts'

const link = `https://fast.example.org/reset-password#token=${'a_b-'.repeat(16)}`
const letter = written('resetPassword', 'en', link)

function readableLog() {
  const { logger, lines } = gatheredLog('trace')
  return { log: fastify({ logger }).log, lines }
}

const settings = (env: Record<string, string>) => readConfig(env).mail

describe('by SMTP', () => {
  let mailbox: Mailbox
  beforeAll(async () => {
    mailbox = await openMailbox()
  })
  afterAll(() => mailbox.close())

  test('a letter arrives as it was written, its long link whole', async () => {
    const env = { SMTP_URL: mailbox.smtpUrl, MAIL_FROM: 'Upvas <hello@example.org>' }
    const { log, lines } = readableLog()
    await mailer(settings(env), log)('a@example.org', letter)
    expect(await mailbox.next('a@example.org')).toEqual({
      to: ['a@example.org'],
      from: 'Upvas <hello@example.org>',
      subject: 'Set a new password',
      text: letter.text,
      html: letter.html,
      link,
    })
    expect(lines).toEqual([])
  })

  test('an address is one address', async () => {
    const { log } = readableLog()
    const send = mailer(settings({ SMTP_URL: mailbox.smtpUrl }), log)
    for (const address of ['a@example.org, b@example.org', 'a@example.org>, <b@example.org']) {
      await send(address, letter).catch(() => {})
    }
    expect(mailbox.letters.filter(({ to }) => to.length > 1)).toEqual([])
    expect(mailbox.letters.filter(({ to }) => to.includes('b@example.org'))).toEqual([])
  })
})

test('a failure names neither the address nor the link', async () => {
  const { log } = readableLog()
  const send = mailer(settings({ SMTP_URL: 'smtp://u:hunter2@127.0.0.1:1' }), log)
  const error = await send('a@example.org', letter).catch((e: Error) => e)
  expect(error).toBeInstanceOf(Error)
  expect(String((error as Error).stack)).toMatch(/The mail server did not take a letter: E\w+/)
  expect(String((error as Error).stack)).not.toMatch(/a@example|token=|hunter2/)
})

test('without a mail server the log holds the letter with its link, and no address', async () => {
  const { log, lines } = readableLog()
  await mailer(settings({}), log)('a@example.org', letter)
  const [line, ...more] = lines.map((text) => JSON.parse(text))
  expect(more).toEqual([])
  expect(line).toMatchObject({
    level: 30,
    msg: 'no mail server is set: a letter',
    letter: { subject: 'Set a new password', text: expect.stringContaining(link) },
  })
  expect(lines.join()).not.toContain('a@example.org')
})
