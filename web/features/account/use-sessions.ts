import { useEffect, useState } from 'react'
import { messageOf } from '#web/api/api-error.ts'
import { useFetched } from '#web/api/use-fetched.ts'
import { on } from '#web/browser/events.ts'
import { say } from '#web/i18n.ts'
import { endOtherSessions, endSession, listSessions } from './account-api.ts'
import { accountSentences } from './account-sentences.ts'

/** The sign-ins of the person, and how to end them. */
export function useSessions() {
  const list = useFetched(listSessions)
  const { refetch } = list
  useEffect(() => on('sessionsChanged', () => void refetch()), [refetch])
  useEffect(() => on('remindersChanged', () => void refetch()), [refetch])
  const [phase, setPhase] = useState<'idle' | 'ending' | 'ended'>('idle')
  const [problem, setProblem] = useState<string | null>(null)

  /** Ends one sign-in, or all but this one where no id is given; then the list is fetched anew. */
  async function end(id?: string) {
    setPhase('ending')
    setProblem(null)
    try {
      await (id === undefined ? endOtherSessions() : endSession(id))
      setPhase('ended')
    } catch (error) {
      setProblem(say(messageOf(error, accountSentences.endFailed)))
      setPhase('idle')
    }
    await refetch()
  }
  return { list, end, phase, problem }
}
