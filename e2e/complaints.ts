import type { BrowserContext } from '@playwright/test'

/** Chromium writes a line for every answer of 4xx; this one is how the API says that no fast runs. */
const EXPECTED = [/status of 404 .*\/api\/fasts\/current/]

/** What went wrong in the pages of a context: uncaught errors, console errors, requests that left the app. */
export class Complaints {
  readonly #allowed: RegExp[] = [...EXPECTED]
  readonly #heard: string[] = []
  readonly #origin: string

  constructor(context: BrowserContext, url: string) {
    this.#origin = new URL(url).origin
    this.listenTo(context)
  }

  /** Listens to one more browser of the test's. */
  listenTo(context: BrowserContext): void {
    context.on('weberror', (event) => this.#heard.push(`Uncaught: ${event.error().stack}`))
    context.on('console', (message) => {
      if (message.type() !== 'error') return
      this.#heard.push(`Console: ${message.text()} ${message.location().url}`)
    })
    context.on('request', (request) => {
      const target = new URL(request.url())
      if (!/^https?:$/.test(target.protocol) || target.origin === this.#origin) return
      this.#heard.push(`Request to another host: ${request.url()}`)
    })
  }

  /** Says that this test brings such a complaint about on purpose. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns)
  }

  /** Those that nobody allowed. */
  get left(): string[] {
    return this.#heard.filter((line) => !this.#allowed.some((pattern) => pattern.test(line)))
  }
}
