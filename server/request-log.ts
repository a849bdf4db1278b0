import type { FastifyBaseLogger } from 'fastify'

type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'

/** The log of one request, whose lines carry its id. It is made with the first line, for most calls have none. */
export class RequestLog implements FastifyBaseLogger {
  readonly #base: FastifyBaseLogger
  readonly #fields: object
  #made: FastifyBaseLogger | null = null

  constructor(base: FastifyBaseLogger, fields: object) {
    this.#base = base
    this.#fields = fields
  }

  get level(): string {
    return this.#base.level
  }

  child(...given: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.#log().child(...given)
  }

  fatal(...line: unknown[]): void {
    this.#say('fatal', line)
  }
  error(...line: unknown[]): void {
    this.#say('error', line)
  }
  warn(...line: unknown[]): void {
    this.#say('warn', line)
  }
  info(...line: unknown[]): void {
    this.#say('info', line)
  }
  debug(...line: unknown[]): void {
    this.#say('debug', line)
  }
  trace(...line: unknown[]): void {
    this.#say('trace', line)
  }
  silent(): void {}

  #say(level: Level, line: readonly unknown[]): void {
    this.#log()[level](...(line as [object, string]))
  }

  #log(): FastifyBaseLogger {
    this.#made ??= this.#base.child(this.#fields)
    return this.#made
  }
}
