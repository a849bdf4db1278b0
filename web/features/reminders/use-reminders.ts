import { useRef, useState } from 'react'
import type { ReminderChoices } from '#contract/reminder-choices.ts'
import { messageOf } from '#web/api/api-error.ts'
import { useFetched } from '#web/api/use-fetched.ts'
import { emit } from '#web/browser/events.ts'
import { say } from '#web/i18n.ts'
import { type Outcome, settleHere, subscribeHere, unsubscribeHere } from './browser-push.ts'
import { fetchReminders, setReminders } from './reminders-api.ts'

export const reminderSentences = {
  loadFailed: 'Your reminders could not be loaded.',
  saveFailed: 'That could not be saved. Please try again.',
} as const

/** What the person chose, whether it comes to this browser, and how to change both. */
export function useReminders() {
  const list = useFetched(async (signal) => {
    const { choices, endpoint } = await fetchReminders(signal)
    return { choices, isHere: await settleHere(endpoint) }
  })
  const [busy, setBusy] = useState(false)
  /** What is being saved. */
  const [wanted, setWanted] = useState<Partial<ReminderChoices>>({})
  const [saved, setSaved] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  /** What came of asking this browser; null where it was not asked. */
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  const turns = useRef({ last: Promise.resolve(), waiting: 0 })

  // One after the other, so that a quick hand loses nothing.
  function act(work: () => Promise<unknown>): void {
    const it = turns.current
    it.waiting++
    setBusy(true)
    setSaved(false)
    setProblem(null)
    it.last = it.last.then(async () => {
      try {
        await work()
        emit('remindersChanged', null)
        await list.refetch()
      } catch (error) {
        setProblem(say(messageOf(error, reminderSentences.saveFailed)))
      }
      if (--it.waiting > 0) return
      setWanted({})
      setBusy(false)
    })
  }

  return {
    ...list,
    choices: list.data && { ...list.data.choices, ...wanted },
    busy,
    saved,
    problem,
    outcome,
    choose(change: Partial<ReminderChoices>) {
      setWanted((before) => ({ ...before, ...change }))
      act(async () => {
        await setReminders(change)
        setSaved(true)
      })
    },
    begin: () => act(async () => setOutcome(await subscribeHere())),
    end: () => act(unsubscribeHere),
  }
}
