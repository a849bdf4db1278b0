import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

// What never becomes a request of the framework's is answered here, with the same headers as everything else.

/** Answers what is no HTTP, on the bare connection. */
export function answerBrokenRequest(headers: Record<string, string>) {
  const head = Object.entries({ ...headers, connection: 'close', 'content-length': '0' })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
  const statuses: Record<string, string> = {
    ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
    HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  }
  return (error: NodeJS.ErrnoException, socket: ServerResponse['socket']): void => {
    if (!socket || error.code === 'ECONNRESET' || socket.destroyed) return
    if (socket.writable) {
      socket.write(`HTTP/1.1 ${statuses[error.code ?? ''] ?? '400 Bad Request'}\r\n${head}\r\n`)
    }
    socket.destroy(error)
  }
}

/** Refuses what does not say whom it is for (RFC 9112, 3.2): Node would do it without our headers. */
export function refuseWithoutHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ headers, raw }, reply, done) => {
    if ('host' in headers || raw.httpVersion === '1.0') return done()
    reply.status(400).header('connection', 'close').send()
  })
}

/** Refuses an `Expect` header that asks for anything but 100-continue: Node would do it without our headers. */
export function refuseExpectations({ server }: FastifyInstance, headers: Record<string, string>) {
  server.on('checkExpectation', (_request, response) => {
    response.writeHead(417, { ...headers, connection: 'close', 'content-length': '0' }).end()
  })
}
