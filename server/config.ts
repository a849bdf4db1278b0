import { isIP } from 'node:net'

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
  /** Origin under which people reach the program. */
  readonly publicUrl: string
  /** Addresses and CIDR ranges whose forwarding headers count. */
  readonly trustProxy: readonly string[]
  readonly logLevel: LogLevel
}

/** Settings that cannot be used: one line a setting, with its name, what it got and what it takes. */
export class ConfigError extends Error {}

type Env = Readonly<Record<string, string | undefined>>
/** Reads one text, or gives up with null. */
type Reader<T> = (text: string) => T | null

/** Reads and checks all settings at once. The only reader of the environment; an empty one will do. */
export function readConfig(env: Env): Config {
  const problems: string[] = []

  function setting<T>(name: string, fallback: T, takes: string, read: Reader<T>): T {
    const text = env[name]?.trim()
    if (!text) return fallback
    const value = read(text)
    if (value === null) problems.push(`${name}: got ${shown(text)}, takes ${takes}`)
    return value ?? fallback
  }

  const port = setting('PORT', 3000, 'a whole number from 0 to 65535', readPort)
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
    publicUrl: setting(
      'PUBLIC_URL',
      `http://localhost:${port}`,
      'an http or https address without a path, such as https://fast.example.org',
      readOrigin,
    ),
    trustProxy: setting(
      'TRUST_PROXY',
      [],
      'addresses or CIDR ranges separated by commas, such as 127.0.0.1,10.0.0.0/8',
      readProxies,
    ),
    logLevel: setting<LogLevel>('LOG_LEVEL', 'info', `one of ${LOG_LEVELS.join(', ')}`, (text) => {
      return LOG_LEVELS.find((level) => level === text.toLowerCase()) ?? null
    }),
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

function readPort(text: string): number | null {
  const port = Number(text)
  return /^\d+$/.test(text) && port <= 65535 ? port : null
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
