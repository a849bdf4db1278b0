import { EventEmitter, once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** A letter as it arrived, its parts decoded. */
export interface Letter {
  readonly to: readonly string[]
  readonly from: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The address that it asks to open. */
  readonly link: string
}

/** A real mail server on this machine that keeps what it gets. */
export interface Mailbox {
  readonly smtpUrl: string
  /** Every letter so far. */
  readonly letters: readonly Letter[]
  /** The next letter to an address that has not been asked for yet. */
  next(address: string): Promise<Letter>
  close(): Promise<void>
}

export async function openMailbox(): Promise<Mailbox> {
  const letters: Letter[] = []
  const read = new Set<Letter>()
  const arrivals = new EventEmitter()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      text(stream).then((raw) => {
        letters.push(
          letterOf(
            raw,
            envelope.rcptTo.map(({ address }) => address),
          ),
        )
        done()
        arrivals.emit('letter')
      }, done)
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo

  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    letters,
    async next(address) {
      for (;;) {
        const letter = letters.find((one) => one.to.includes(address) && !read.has(one))
        if (letter) {
          read.add(letter)
          return letter
        }
        await once(arrivals, 'letter')
      }
    },
    close: () => new Promise((done) => server.close(() => done())),
  }
}

/** The token in a letter's link. */
export function tokenIn({ link }: Letter): string {
  const token = /#token=([\w-]+)$/.exec(link)?.[1]
  if (!token) throw new Error(`There is no token in ${link}`)
  return token
}

function letterOf(raw: string, to: string[]): Letter {
  const { headers, body } = partOf(raw)
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1] ?? ''
  const parts = `\r\n${body}`
    .split(`\r\n--${boundary}`)
    .map((part) => partOf(part.replace(/^\r\n/, '')))
  const decoded = (type: string) => {
    const part = parts.find(({ headers: { 'content-type': is } }) => is?.startsWith(type))
    return part ? decode(part.body, part.headers['content-transfer-encoding']) : ''
  }
  const plain = decoded('text/plain')
  return {
    to,
    from: headers.from ?? '',
    subject: wordsOf(headers.subject ?? ''),
    text: plain,
    html: decoded('text/html'),
    link: /^https?:\/\/\S+$/m.exec(plain)?.[0] ?? '',
  }
}

function partOf(raw: string): { headers: Record<string, string>; body: string } {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  const headers = lines.map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const
  })
  return { headers: Object.fromEntries(headers), body: rest.join('\r\n\r\n') }
}

/** A header's text: what is beyond ASCII comes in encoded words (RFC 2047), between which blanks do not count. */
function wordsOf(header: string): string {
  return header
    .replace(/\?=\s+(?==\?)/g, '?=')
    .replace(/=\?UTF-8\?B\?([^?]*)\?=/gi, (_, word) => Buffer.from(word, 'base64').toString('utf8'))
}

function decode(body: string, encoding = '7bit'): string {
  if (encoding === 'base64') {
    return Buffer.from(body, 'base64').toString('utf8').replaceAll('\r\n', '\n')
  }
  if (encoding !== 'quoted-printable') return body.replaceAll('\r\n', '\n')
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\r\n', '\n')
}
