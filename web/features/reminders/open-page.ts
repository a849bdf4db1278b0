import { msg } from '@lingui/core/macro'
import { targetMs } from '#domain/fasting/clock.ts'
import { type ReminderKind, runningReminders } from '#domain/fasting/reminders.ts'
import { on, onFastsChanged } from '#web/browser/events.ts'
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

/** What is said at a moment, with the mark by which a notification takes the place of an earlier one. */
interface Moment {
  readonly kind: ReminderKind
  readonly dueMs: number
  readonly tag: string
  readonly fast: RunningFast | null
}

/**
 * Reminds of a running fast, and of the planned start of the next, from the open page, where no push comes to this
 * browser: by a notification where it allows any, and by the title of the tab. Sets right what the server knows of this
 * browser. Returns how to stop.
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
    const wanted = await fetchReminders(signal)
    const isPushed = await settleHere(wanted.endpoint)
    if (signal.aborted || isPushed) return
    for (const moment of momentsOf(fast, wanted)) wait(moment)
  }

  function wait(moment: Moment): void {
    const leftMs = moment.dueMs - serverNow()
    if (leftMs < 0) return
    // A timer takes no more than 24 days, and a sleeping device holds it up: it looks again.
    const timer = setTimeout(
      () => {
        timers.delete(timer)
        if (serverNow() < moment.dueMs) wait(moment)
        else void remind(moment)
      },
      Math.min(leftMs, LONGEST_TIMER_MS),
    )
    timers.add(timer)
  }

  const again = () => void settle().catch(() => {})
  const onMessage = ({ data }: MessageEvent) => data === 'pushSubscriptionChanged' && again()
  const stops = [on('remindersChanged', again)]
  // An earlier fast that is changed moves the next; of the running one whoever calls this knows.
  if (!fast) stops.push(onFastsChanged(again))
  navigator.serviceWorker?.addEventListener('message', onMessage)
  again()
  return () => {
    clear()
    for (const stop of stops) stop()
    navigator.serviceWorker?.removeEventListener('message', onMessage)
    setTitleNotice(null)
  }
}

function momentsOf(
  fast: RunningFast | null,
  { choices, plannedStart }: Awaited<ReturnType<typeof fetchReminders>>,
): Moment[] {
  if (fast) {
    const tag = fast.id.replaceAll('-', '')
    return runningReminders(fast, choices).map(({ kind, dueMs }) => ({ kind, dueMs, tag, fast }))
  }
  if (plannedStart === null) return []
  const dueMs = Date.parse(plannedStart)
  return [{ kind: 'planned-start', dueMs, tag: `start-${dueMs}`, fast }]
}

async function remind(moment: Moment): Promise<void> {
  const { title, body } = wordsOf(moment)
  setTitleNotice(title)
  const onLook = () => {
    if (document.hidden) return
    setTitleNotice(null)
    document.removeEventListener('visibilitychange', onLook)
  }
  document.addEventListener('visibilitychange', onLook)
  await notifyHere(title, { body, tag: moment.tag, icon: '/icon-192.png' })
}

function wordsOf({ kind, dueMs, fast }: Moment): { title: string; body: string } {
  if (!fast) {
    const time = timeOfDay(dueMs)
    return {
      title: i18n._(msg`Your plan: a fast from ${time}`),
      body: i18n._(msg`Start it when you are ready, or leave it for another day.`),
    }
  }
  const { startMs, targetHours } = fast
  const time = timeOfDay(targetMs(startMs, targetHours))
  if (kind === 'target') {
    return {
      title: i18n._(msg`Target reached`),
      body: i18n._(msg`${targetHours} hours, at ${time}. End your fast whenever it suits you.`),
    }
  }
  return {
    title: i18n._(msg`Your target is at ${time}`),
    body: i18n._(msg`That is ${targetHours} hours. Ending sooner is fine too.`),
  }
}
