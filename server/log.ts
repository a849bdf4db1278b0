import cluster from 'node:cluster'
import {
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify'
import type { LogLevel } from './config.ts'

/** A call that takes longer is worth a warning. */
const SLOW_MS = 1000

const READS = ['GET', 'HEAD']

/** One line of JSON for what matters, with nothing in it that a person typed: no headers, no bodies, no queries. */
export function logging(level: LogLevel): FastifyServerOptions['logger'] {
  const base = cluster.worker ? { worker: cluster.worker.id } : null
  return { level, base, serializers: { err: shownError, req: shownCall } }
}

// The pattern of its route: an address as it was sent may hold anything.
function shownCall({ method, routeOptions }: FastifyRequest) {
  return { method, path: routeOptions.url ?? 'none' }
}

// A driver's error also carries the values of the row at fault, so only these parts are taken.
function shownError(error: Error & { code?: unknown; errcode?: unknown }): {
  type: string
  message: string
  stack: string
} {
  const { name, message, stack = '', code, errcode, cause } = error
  return {
    type: name,
    message,
    stack,
    ...(code !== undefined && { code }),
    ...(errcode !== undefined && { errcode }),
    ...(cause instanceof Error && { cause: shownError(cause) }),
  }
}

/** Notes every call that failed, was slow or changed something. */
export class CallLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    // Pressure counts these: a line for each would add to what is too much already.
    if (request.wasShed) return
    const ms = Math.round(reply.elapsedTime)
    const call = () => ({ ...shownCall(request), status: reply.statusCode, ms })
    if (error) request.log.error({ ...call(), err: error }, 'broke off')
    else if (reply.statusCode >= 500) request.log.error(call(), 'failed')
    else if (ms > SLOW_MS) request.log.warn(call(), 'slow')
    else if (!READS.includes(request.method)) request.log.info(call(), 'done')
  }
}
