import console from 'node:console'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Seen {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A real server on this machine, and the page standing at its address. */
export class TestServer {
  readonly seen: Seen[] = []
  #answer: (response: ServerResponse) => void = (response) => response.end()
  readonly #server: Server
  readonly #say = console.error

  constructor() {
    this.#server = createServer(async (request, response) => {
      let body = ''
      for await (const chunk of request) body += chunk
      const { method = '', url = '', headers } = request
      this.seen.push({ method, url, headers, body })
      this.#answer(response)
    })
  }

  async open(): Promise<void> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    const { port } = this.#server.address() as AddressInfo
    Object(window).happyDOM.setURL(`http://127.0.0.1:${port}/`)
    // The page would tell every refusal there, as a browser does.
    console.error = () => {}
  }

  /** Answers every call from now on so; an object is sent as JSON. */
  answers(status: number, body: object | string = '', headers: Record<string, string> = {}): void {
    this.answersBy((response) => {
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
      response.end(typeof body === 'string' ? body : JSON.stringify(body))
    })
  }

  answersBy(answer: (response: ServerResponse) => void): void {
    this.#answer = answer
    this.seen.length = 0
  }

  get last(): Seen | undefined {
    return this.seen.at(-1)
  }

  async close(): Promise<void> {
    console.error = this.#say
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }
}
