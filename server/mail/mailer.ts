import type { FastifyBaseLogger } from 'fastify'
import type { MailSettings } from '../config.ts'
import type { Written } from './written.ts'

/** Sends one letter to one address. */
export type Mailer = (to: string, letter: Written) => Promise<void>

// Mail servers may let strangers wait a while on purpose.
const CONNECT_MS = 10_000
const SILENCE_MS = 30_000

/** Sends through the mail server that is set, or writes letters to the log where none is. */
export function mailer(settings: MailSettings, log: FastifyBaseLogger): Mailer {
  const { smtpUrl, from } = settings
  return smtpUrl === null ? toLog(log) : bySmtp(smtpUrl, from)
}

// For someone who tries it at home: the link has to be found somewhere. Start-up warns of it where that matters.
function toLog(log: FastifyBaseLogger): Mailer {
  return async (_to, { subject, text }) => {
    log.info({ letter: { subject, text } }, 'no mail server is set: a letter')
  }
}

function bySmtp(smtpUrl: string, from: MailSettings['from']): Mailer {
  return async (to, { subject, text, html }) => {
    // Loaded with the first letter, so that the program starts without it.
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: SILENCE_MS,
      socketTimeout: SILENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    try {
      // As a value of its own an address cannot become two.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html })
    } catch (error) {
      throw failure(error)
    }
  }
}

// A mail server's words repeat the address, and may repeat the letter.
function failure(error: unknown): Error {
  const { code, responseCode, command } = error as {
    code?: string
    responseCode?: number
    command?: string
  }
  const said = [code, responseCode, command].filter((part) => part !== undefined).join(' ')
  return new Error(`The mail server did not take a letter: ${said || 'no reason given'}`)
}
