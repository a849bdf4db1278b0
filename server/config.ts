import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { parseEnv } from 'node:util'
import type { ProviderId } from '#contract/providers.ts'
import type { Site } from '#contract/site.ts'
import { isEmail, normaliseEmail } from '#domain/account.ts'
import { type PushSettings, readHosts, subjectOf } from './push-settings.ts'
import {
  readAccount,
  readHttps,
  readIfsc,
  readLine,
  readLinks,
  readUpiId,
} from './site-settings.ts'
import { readTestimonials, type Testimonial } from './testimonials.ts'

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** Everything that a person can set from outside. */
export interface Config {
  readonly port: number
  readonly host: string
  /** Folder of the SQLite file. */
  readonly dataDir: string
  /** Address of a PostgreSQL; null means SQLite in `dataDir`. */
  readonly databaseUrl: string | null
  /** Most connections to PostgreSQL that one process holds. */
  readonly databasePool: number
  /** Processes that share the port. */
  readonly workers: number
  /** Whether browsers keep the app, to open it without a network. */
  readonly offline: boolean
  /** Origin under which people reach the program. */
  readonly publicUrl: string
  /** Addresses and CIDR ranges whose forwarding headers count. */
  readonly trustProxy: readonly string[]
  readonly logLevel: LogLevel
  /** What whoever reads the metrics must know; null means that nobody may. */
  readonly metricsToken: string | null
  /** Whether people depend on it: what would not hurt on a developer's machine is warned of. */
  readonly production: boolean
  readonly mail: MailSettings
  readonly push: PushSettings
  /** The providers of social sign-in; null where one is not set up. */
  readonly providers: Readonly<Record<ProviderId, OidcSettings | null>>
  /** Whom to pay and how to reach whoever runs this. */
  readonly site: Site
  /** What people who use this Upvas say of it, up to two; built into the landing page. */
  readonly testimonials: readonly Testimonial[]
}

export interface MailSettings {
  /** Address of the mail server with what it takes to sign in there; null means that letters go to the log. */
  readonly smtpUrl: string | null
  readonly from: { readonly name: string; readonly address: string }
}

/** An OpenID Connect provider and what it knows this program as. */
export interface OidcSettings {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

const LINE = 'one line of up to 100 characters'

/** Settings that cannot be used: one line a setting, with its name, what it got and what it takes. */
export class ConfigError extends Error {}

type Env = Readonly<Record<string, string | undefined>>
/** Reads one text, or gives up with null. */
type Reader<T> = (text: string) => T | null

/** The settings of this process: those of its environment, and under them those of the file `.env`. */
export function loadConfig(): Config {
  const file = readEnvFile('.env')
  return readConfig({ ...file, ...process.env }, Object.keys(file))
}

// Not loaded into the environment, from which a process started later would not read what has changed in the file.
function readEnvFile(path: string): Env {
  try {
    return parseEnv(readFileSync(path, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return {}
  }
}

/** Reads and checks all settings at once. An empty environment will do; each of the names given is to be a setting. */
export function readConfig(env: Env, given: readonly string[] = []): Config {
  const problems: string[] = []
  const known = new Set(['NODE_ENV'])

  function setting<T>(name: string, fallback: T, takes: string, read: Reader<T>): T {
    known.add(name)
    const text = env[name]?.trim()
    if (!text) return fallback
    const value = read(text)
    if (value === null) problems.push(`${name}: got ${shown(text)}, takes ${takes}`)
    return value ?? fallback
  }

  function optional(name: string, takes: string, read: Reader<string>): string | null {
    return setting<string | null>(name, null, takes, read)
  }

  function readProvider(prefix: string, usualIssuer: string): OidcSettings | null {
    const takes = 'the https address of an OpenID Connect provider'
    const issuer = setting(`${prefix}_ISSUER`, usualIssuer, takes, readIssuer)
    const [idName, secretName] = [`${prefix}_CLIENT_ID`, `${prefix}_CLIENT_SECRET`]
    const clientId = optional(idName, LINE, readLine)
    const clientSecret = optional(secretName, 'a secret', (text) => text)
    if (clientId && clientSecret) return { issuer, clientId, clientSecret }
    if (clientId) problems.push(`${secretName}: got nothing, takes what ${idName} needs`)
    if (clientSecret) problems.push(`${idName}: got nothing, takes what ${secretName} needs`)
    return null
  }

  const port = setting('PORT', 3000, 'a whole number from 0 to 65535', readPort)
  const publicUrl = setting(
    'PUBLIC_URL',
    `http://localhost:${port}`,
    'an http or https address without a path, such as https://fast.example.org',
    readOrigin,
  )
  const mailFrom = setting(
    'MAIL_FROM',
    { name: 'Upvas', address: `upvas@${new URL(publicUrl).hostname}` },
    'an e-mail address, with or without a name, such as Upvas <upvas@example.org>',
    readMailbox,
  )
  const contactEmail = optional('CONTACT_EMAIL', 'an e-mail address', readEmail)
  const config: Config = {
    port,
    host: setting('HOST', '127.0.0.1', 'an address or a host name', readHost),
    dataDir: setting('DATA_DIR', './data', 'the path of a folder', (text) => text),
    databaseUrl: setting<string | null>(
      'DATABASE_URL',
      null,
      'postgres://user:password@host:5432/database',
      (text) => (/^postgres(ql)?:$/.test(urlOf(text)?.protocol ?? '') ? text : null),
    ),
    databasePool: setting('DATABASE_POOL', 10, 'a whole number from 1 to 500', readUpTo(500)),
    workers: setting('WORKERS', 1, 'a whole number from 1 to 64', readUpTo(64)),
    offline: setting('OFFLINE', true, 'on or off', (text) => ON_OFF.get(text) ?? null),
    publicUrl,
    trustProxy: setting(
      'TRUST_PROXY',
      [],
      'addresses or CIDR ranges separated by commas, such as 127.0.0.1,10.0.0.0/8',
      readProxies,
    ),
    logLevel: setting<LogLevel>('LOG_LEVEL', 'info', `one of ${LOG_LEVELS.join(', ')}`, (text) => {
      return LOG_LEVELS.find((level) => level === text.toLowerCase()) ?? null
    }),
    metricsToken: optional('METRICS_TOKEN', 'a secret of 16 characters or more', (text) =>
      text.length >= 16 ? text : null,
    ),
    production: env.NODE_ENV === 'production',
    mail: {
      smtpUrl: optional('SMTP_URL', 'smtp://user:password@host:587 or smtps://…', (text) =>
        /^smtps?:$/.test(urlOf(text)?.protocol ?? '') && urlOf(text)?.hostname ? text : null,
      ),
      from: mailFrom,
    },
    push: {
      subject: subjectOf(contactEmail, publicUrl, mailFrom.address),
      privateHosts: setting(
        'PUSH_PRIVATE_HOSTS',
        [],
        'host names or addresses separated by commas, such as push.home.arpa',
        readHosts,
      ),
    },
    providers: { google: readProvider('OIDC', 'https://accounts.google.com') },
    site: {
      upiId: optional('UPI_ID', 'a UPI ID, such as name@bank', readUpiId),
      payeeName: optional('PAYEE_NAME', LINE, readLine),
      bank: {
        name: optional('BANK_NAME', LINE, readLine),
        account: optional(
          'BANK_ACCOUNT',
          'an account number or IBAN of 4 to 34 letters and digits',
          readAccount,
        ),
        ifsc: optional('BANK_IFSC', 'an IFSC of 11 characters, such as ABCD0123456', readIfsc),
        country: optional('BANK_COUNTRY', LINE, readLine),
      },
      wiseUrl: optional('WISE_URL', 'an https address', readHttps),
      contactEmail,
      socialLinks: setting(
        'SOCIAL_LINKS',
        [],
        'names and https addresses, such as Mastodon=https://example.social/@upvas,Code=https://git.example.org/upvas',
        readLinks,
      ),
    },
    testimonials: setting(
      'TESTIMONIALS',
      [],
      'one or two names with what they say, such as Asha: It tells me the truth. | Ben: So calm.',
      readTestimonials,
    ),
  }
  for (const name of given.filter((each) => !known.has(each))) {
    problems.push(`${name}: there is no such setting, .env.example lists them all`)
  }
  if (problems.length > 0) throw new ConfigError(problems.join('\n'))
  return config
}

// An address may hold a password, so no more than its beginning is shown.
function shown(text: string): string {
  const scheme = /^[a-z][a-z0-9+.-]*:\/\//i.exec(text)?.[0]
  return JSON.stringify(scheme && text.includes('@') ? `${scheme}…` : text.slice(0, 80))
}

function urlOf(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null
}

const ON_OFF: ReadonlyMap<string, boolean> = new Map([
  ['on', true],
  ['off', false],
])

function readPort(text: string): number | null {
  const port = Number(text)
  return /^\d+$/.test(text) && port <= 65535 ? port : null
}

function readUpTo(most: number): Reader<number> {
  return (text) => (/^[1-9]\d*$/.test(text) && Number(text) <= most ? Number(text) : null)
}

function readHost(text: string): string | null {
  return isIP(text) || /^[A-Za-z0-9.-]+$/.test(text) ? text : null
}

function readOrigin(text: string): string | null {
  const url = urlOf(text)
  const web = url?.protocol === 'http:' || url?.protocol === 'https:'
  return url && web && url.href === `${url.origin}/` ? url.origin : null
}

function readProxies(text: string): string[] | null {
  const proxies = text.split(',').map((part) => part.trim())
  return proxies.every(isAddressOrRange) ? proxies : null
}

function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

/** Without encryption only a provider on this very machine: for trying it out. */
function readIssuer(text: string): string | null {
  const url = urlOf(text)
  if (!url || url.search || url.hash || url.username || url.password) return null
  const local = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname)
  return url.protocol === 'https:' || (url.protocol === 'http:' && local) ? text : null
}

function readMailbox(text: string): MailSettings['from'] | null {
  const [, name = '', inner] = /^([^<>"]*)<([^<>]*)>$/.exec(text) ?? []
  const address = readEmail(inner ?? text)
  return address && readLine(name) !== null ? { name: name.trim() || 'Upvas', address } : null
}

function readEmail(text: string): string | null {
  const email = normaliseEmail(text)
  return isEmail(email) ? email : null
}
