import { msg } from '@lingui/core/macro'
import { targetMs } from '#domain/fasting/clock.ts'
import { type Reminder, runningReminders } from '#domain/fasting/reminders.ts'
import { on } from '#web/browser/events.ts'
import { timeOfDay } from '#web/browser/local-time.ts'
import { serverNow } from '#web/browser/server-clock.ts'
import { setTitleNotice } from '#web/browser/title.ts'
import { i18n } from '#web/i18n.ts'
import { LONGEST_TIMER_MS } from '#web/timing.ts'
import { notifyHere, settleHere } from './browser-push.ts'
import { fetchReminders } from './reminders-api.ts'

interface RunningFast {
  readonly id: string
  readonly startMs: number
  readonly targetHours: number
}

/**
 * Reminds of a running fast from the open page, where no push comes to this browser: by a notification where it allows
 * any, and by the title of the tab. Sets right what the server knows of this browser. Returns how to stop.
 */
export function remindOnPage(fast: RunningFast | null): () => void {
  let flight = new AbortController()
  const timers = new Set<ReturnType<typeof setTimeout>>()

  function clear(): void {
    flight.abort()
    for (const timer of timers) clearTimeout(timer)
    timers.clear()
  }

  async function settle(): Promise<void> {
    clear()
    flight = new AbortController()
    const { signal } = flight
    const { choices, endpoint } = await fetchReminders(signal)
    const isPushed = await settleHere(endpoint)
    if (signal.aborted || isPushed || !fast) return
    for (const reminder of runningReminders(fast, choices)) await wait(reminder, fast)
  }

  function wait(reminder: Reminder, running: RunningFast): void {
    const leftMs = reminder.dueMs - serverNow()
    if (leftMs < 0) return
    // A timer takes no more than 24 days, and a sleeping device holds it up: it looks again.
    const timer = setTimeout(
      () => {
        timers.delete(timer)
        if (serverNow() < reminder.dueMs) wait(reminder, running)
        else void remind(reminder, running)
      },
      Math.min(leftMs, LONGEST_TIMER_MS),
    )
    timers.add(timer)
  }

  const again = () => void settle().catch(() => {})
  const onMessage = ({ data }: MessageEvent) => data === 'pushSubscriptionChanged' && again()
  const stopListening = on('remindersChanged', again)
  navigator.serviceWorker?.addEventListener('message', onMessage)
  again()
  return () => {
    clear()
    stopListening()
    navigator.serviceWorker?.removeEventListener('message', onMessage)
    setTitleNotice(null)
  }
}

async function remind({ kind }: Reminder, { id, startMs, targetHours }: RunningFast) {
  const time = timeOfDay(targetMs(startMs, targetHours))
  const isReached = kind === 'target'
  const title = i18n._(isReached ? msg`Target reached` : msg`Your target is at ${time}`)
  const body = i18n._(
    isReached
      ? msg`${targetHours} hours, at ${time}. End your fast whenever it suits you.`
      : msg`That is ${targetHours} hours. Ending sooner is fine too.`,
  )
  setTitleNotice(title)
  const onLook = () => {
    if (document.hidden) return
    setTitleNotice(null)
    document.removeEventListener('visibilitychange', onLook)
  }
  document.addEventListener('visibilitychange', onLook)
  await notifyHere(title, { body, tag: id.replaceAll('-', ''), icon: '/icon-192.png' })
}
