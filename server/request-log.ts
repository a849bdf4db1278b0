import type { FastifyBaseLogger } from 'fastify'

type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'

/** The log of one request, whose lines carry its id. A logger of its own would cost as much as the one line that a call has. */
export class RequestLog implements FastifyBaseLogger {
  readonly #base: FastifyBaseLogger
  readonly #fields: object

  constructor(base: FastifyBaseLogger, fields: object) {
    this.#base = base
    this.#fields = fields
  }

  get level(): string {
    return this.#base.level
  }

  child(...given: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.#base.child(this.#fields).child(...given)
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

  #say(level: Level, [first, ...rest]: readonly unknown[]): void {
    if (typeof first !== 'object') this.#base[level](this.#fields, first as string, ...rest)
    else {
      const more = first instanceof Error ? { err: first } : first
      this.#base[level]({ ...this.#fields, ...more }, ...(rest as [string]))
    }
  }
}
