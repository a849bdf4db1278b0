import type { ReminderChoices } from '#contract/reminder-choices.ts'
import * as reminders from '#contract/reminders.ts'
import { site } from '#contract/site.ts'
import { call } from '#web/api/call.ts'

/** What the person wants to be reminded of, and where the server sends it for this sign-in. */
export async function fetchReminders(signal?: AbortSignal) {
  return await call(reminders.getReminders, {}, signal && { signal })
}

/** Changes what is named and leaves the rest. */
export async function setReminders(change: Partial<ReminderChoices>) {
  return (await call(reminders.setReminders, { body: { ...change } })).choices
}

export async function keepSubscription(subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys ?? {}
  await call(reminders.subscribe, { body: { endpoint: endpoint ?? '', keys: { p256dh, auth } } })
}

export async function dropSubscription() {
  await call(reminders.unsubscribe, {})
}

/** The key that a subscription is made for. */
export async function fetchPushKey() {
  return (await call(site, {})).pushKey
}
