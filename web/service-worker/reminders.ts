import { endingFragment, type ReminderMessage } from '#contract/reminder-message.ts'

declare const self: ServiceWorkerGlobalScope

const TIMER = '/fasting-timer'

/** What the standard has and the types do not. */
interface ShownOptions extends NotificationOptions {
  readonly renotify: boolean
  readonly actions: readonly { readonly action: string; readonly title: string }[]
}

/** Shows the reminders that are pushed, and does what is chosen on them. */
export function listenForReminders(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data?.json())))
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(event.action === 'end' ? endingFragment(Date.now()) : ''))
  })
  // A page knows who is signed in, and tells the server: at once where one is open, else when one is.
  self.addEventListener('pushsubscriptionchange', (event) => {
    ;(event as ExtendableEvent).waitUntil(tellPages())
  })
  self.addEventListener('message', (event) => {
    if (event.data === 'signedOut') event.waitUntil(forget())
  })
}

async function show(message: ReminderMessage): Promise<void> {
  const { kind, tag, title, body, endFast } = message
  const [before] = await self.registration.getNotifications({ tag })
  const options: ShownOptions = {
    body,
    tag,
    // The same one that comes twice takes its own place without a sound.
    renotify: before !== undefined && before.data !== kind,
    icon: '/icon-192.png',
    data: kind,
    actions: endFast === null ? [] : [{ action: 'end', title: endFast }],
  }
  await self.registration.showNotification(title, options)
}

/** Shows the timer: in a page that has it open, else in a new one. */
async function open(fragment: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find(({ url }) => new URL(url).pathname === TIMER)
  if (!page) {
    await self.clients.openWindow(TIMER + fragment)
    return
  }
  await page.focus()
  // The page hears of it and stays, so that nothing is lost which was being typed.
  if (fragment) page.postMessage({ fragment })
}

async function tellPages(): Promise<void> {
  for (const page of await self.clients.matchAll({ type: 'window' })) {
    page.postMessage('pushSubscriptionChanged')
  }
}

/** Nobody is signed in here any more: nothing of theirs is to be seen, and nothing more comes. */
async function forget(): Promise<void> {
  for (const notification of await self.registration.getNotifications()) notification.close()
  const subscription = await self.registration.pushManager.getSubscription()
  await subscription?.unsubscribe()
}
