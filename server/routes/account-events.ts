import { type AccountEvent as AccountEventOut, listAccountEvents } from '#contract/user.ts'
import type { AccountEvent } from '#domain/account-event.ts'
import type { Ground } from '../ground.ts'
import type { Serve } from '../serve.ts'
import * as store from '../store/account-events.ts'

/** What happened to a person's account. */
export function accountEventRoutes(serve: Serve, { db }: Ground): void {
  serve(listAccountEvents, async ({ user, nowMs }) => {
    const events = await store.listAccountEvents(db, user.id, nowMs)
    return { events: events.map(accountEventOut) }
  })
}

export function accountEventOut({
  id,
  kind,
  atMs,
  device,
}: AccountEvent & { id: string }): AccountEventOut {
  return { _id: id, kind, at: new Date(atMs).toISOString(), device }
}
