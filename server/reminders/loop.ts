import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Sender } from './sender.ts'

/** Another process may have made a reminder that is due sooner than any that was known. */
const MOST_MS = 10_000
/** Where others hold all that is due, and after a failure. */
const LEAST_MS = 500

/** Sends reminders while the program listens. When it stops, what is being sent is waited for. */
export function sendOnTime(app: FastifyInstance, sender: Sender, now: () => number): void {
  const stopping = new AbortController()
  let running: Promise<void> | undefined

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const nextMs = await sender.sendDue().catch((err: unknown) => {
        app.log.error({ err }, 'reminders could not be looked up')
        return null
      })
      const waitMs = Math.min(MOST_MS, Math.max(LEAST_MS, (nextMs ?? Infinity) - now()))
      await pause(waitMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  }

  app.addHook('onListen', async () => {
    running = run()
  })
  app.addHook('onClose', async () => {
    stopping.abort()
    await running
  })
}
