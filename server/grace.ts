import { Server } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** How long those who are connected may still ask something after the program was told to stop. */
const GRACE_MS = 500
const LOOK_MS = 20

/**
 * Listens no more, and asks each connection to close with its next answer, before those that idle are closed: a request
 * that crosses the closing of its connection would be lost.
 */
export function leaveWithGrace(app: FastifyInstance): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
    if (!app.server.listening) return
    // A server for HTTP would close its idle connections with this.
    Server.prototype.close.call(app.server)
    const endsMs = performance.now() + GRACE_MS
    while (performance.now() < endsMs && (await connections(app)) > 0) await pause(LOOK_MS)
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close')
    done()
  })
}

function connections({ server }: FastifyInstance): Promise<number> {
  return new Promise((resolve) => server.getConnections((_error, count) => resolve(count ?? 0)))
}
