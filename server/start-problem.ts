import { type Config, ConfigError } from './config.ts'
import { NewerSchemaError } from './store/migrate.ts'

interface SystemError {
  readonly code?: string
  readonly errcode?: number
  readonly syscall?: string
  readonly hostname?: string
  readonly message?: string
}

/** What keeps the program from starting and how to mend it: one line, or one for each bad setting. */
export function startProblem(error: unknown, config: Config | null): string {
  if (error instanceof ConfigError || !config) return sentence(error)
  if (error instanceof NewerSchemaError) {
    return `The database was used by a newer Upvas (it has "${error.message}"): install that version or newer.`
  }
  const { code, syscall, hostname } = error as SystemError
  // A worker has the port bound for it.
  if (
    syscall === 'listen' ||
    syscall === 'bind' ||
    (syscall === 'getaddrinfo' && hostname === config.host)
  ) {
    return listenProblem(code, config)
  }
  return config.databaseUrl
    ? postgresProblem(error as SystemError, config.databaseUrl)
    : sqliteProblem(error as SystemError, config.dataDir)
}

function listenProblem(code: string | undefined, { port, host }: Config): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken: stop the program that uses it, or set PORT to another.`
    case 'EACCES':
      return `Port ${port} is not permitted to this user: set PORT to one above 1023.`
    default:
      return `HOST ${host} is no address of this machine (${code}): set HOST to 127.0.0.1 or 0.0.0.0.`
  }
}

function postgresProblem(error: SystemError, databaseUrl: string): string {
  const { host, username, pathname } = new URL(databaseUrl)
  switch (error.code) {
    case 'ECONNREFUSED':
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
      return `No PostgreSQL answers at ${host}: start it, or correct DATABASE_URL.`
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `There is no machine named ${host}: correct DATABASE_URL.`
    case '28P01':
    case '28000':
      return `PostgreSQL at ${host} does not let ${username || 'this user'} in: correct the name and password in DATABASE_URL.`
    case '3D000':
      return `PostgreSQL at ${host} has no database ${pathname.slice(1)}: create it, or correct DATABASE_URL.`
    case '42501':
      return `${username} may not create tables in PostgreSQL at ${host}: grant that right, or name another user in DATABASE_URL.`
    default:
      return `PostgreSQL at ${host} cannot be used: ${sentence(error)}`
  }
}

function sqliteProblem(error: SystemError, dataDir: string): string {
  const { code = '', errcode = 0 } = error
  // https://www.sqlite.org/rescode.html
  const SQLITE_BUSY = 5
  const SQLITE_READONLY = 8
  const SQLITE_FULL = 13
  const SQLITE_CANTOPEN = 14
  const SQLITE_NOTADB = 26
  if (code === 'ENOSPC' || errcode === SQLITE_FULL) {
    return `The disk of DATA_DIR ${dataDir} is full: make room, or set DATA_DIR to another folder.`
  }
  if (errcode === SQLITE_BUSY) {
    return `Another program holds the database in ${dataDir}: stop it, or set DATA_DIR to another folder.`
  }
  if (errcode === SQLITE_NOTADB) {
    return `The file upvas.sqlite in ${dataDir} is no database: restore it from a backup, or set DATA_DIR to another folder.`
  }
  if (/^E[A-Z]+$/.test(code) || [SQLITE_READONLY, SQLITE_CANTOPEN].includes(errcode & 0xff)) {
    return `DATA_DIR ${dataDir} cannot be written (${sentence(error)}): allow it, or set DATA_DIR to another folder.`
  }
  return sentence(error)
}

function sentence(error: unknown): string {
  const message =
    error instanceof Error ? error.message : String((error as SystemError).message ?? error)
  return error instanceof ConfigError ? message : (message.split('\n', 1)[0] ?? '')
}
