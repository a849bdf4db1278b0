import { bringWorker } from '#web/browser/worker.ts'
import { REQUEST_TIMEOUT_MS } from '#web/timing.ts'
import { dropSubscription, fetchPushKey, keepSubscription } from './reminders-api.ts'

/** What this browser lets us do: `missing` where it knows no pushes (a page on an iPhone that is not installed, for one). */
export type Permission = 'missing' | 'denied' | 'askable' | 'granted'

export function permission(): Permission {
  if (!('Notification' in window) || !('PushManager' in window)) return 'missing'
  if (Notification.permission === 'default') return 'askable'
  return Notification.permission
}

/** The worker that shows what is pushed; null where there is none. */
async function worker(): Promise<ServiceWorkerRegistration | null> {
  return (await navigator.serviceWorker?.getRegistration()) ?? null
}

/** The same, brought here where it is not; null where it does not come, or goes again at once. */
async function workerBrought(): Promise<ServiceWorkerRegistration | null> {
  await bringWorker().catch(() => {})
  const patience = new Promise<null>((resolve) => setTimeout(resolve, REQUEST_TIMEOUT_MS, null))
  return Promise.race([navigator.serviceWorker.ready, patience])
}

/** What came of asking for reminders: `off` where the host has them off, `no-service` where no push service is to be had. */
export type Outcome = 'here' | 'refused' | 'off' | 'no-service'

/** Asks for leave, which a browser allows only as an answer to a press, and has reminders sent here. */
export async function subscribeHere(): Promise<Outcome> {
  if ((await Notification.requestPermission()) !== 'granted') return 'refused'
  const applicationServerKey = await fetchPushKey()
  if (applicationServerKey === null) return 'off'
  const registration = await workerBrought()
  if (!registration) return 'no-service'
  // One that is there was made for an earlier sign-in, and may be somebody else's.
  await (await registration.pushManager.getSubscription())?.unsubscribe()
  return (await subscribe(registration, applicationServerKey)) ? 'here' : 'no-service'
}

async function subscribe(
  { pushManager }: ServiceWorkerRegistration,
  applicationServerKey: string,
): Promise<boolean> {
  const subscription = await pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey })
    // No push service can be reached from here.
    .catch(() => null)
  if (!subscription) return false
  await keepSubscription(subscription)
  return true
}

/** Has no more reminders sent here. */
export async function unsubscribeHere(): Promise<void> {
  await dropSubscription()
  await (await (await worker())?.pushManager.getSubscription())?.unsubscribe()
}

/**
 * Makes what this browser has and what the server knows of it the same; answers whether reminders are sent here.
 * `endpoint` is where the server sends them for this sign-in, null where it does not.
 */
export async function settleHere(endpoint: string | null): Promise<boolean> {
  if (permission() !== 'granted') return false
  const registration = await worker()
  if (!registration) return false
  const subscription = await registration.pushManager.getSubscription()
  if (endpoint === null) {
    await subscription?.unsubscribe()
    return false
  }
  if (subscription?.endpoint === endpoint) return true
  if (!subscription) {
    const key = await fetchPushKey()
    return key !== null && subscribe(registration, key)
  }
  await keepSubscription(subscription)
  return true
}

/** Shows a notification of the open page, where that is allowed. */
export async function notifyHere(title: string, options: NotificationOptions): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const registration = await worker()
  // A phone shows none but by way of a worker; one that is still being installed shows none.
  if (registration?.active) await registration.showNotification(title, options)
  else new Notification(title, options)
}
