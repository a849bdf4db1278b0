import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '#web/api/api-error.ts'
import { say } from '#web/i18n.ts'
import { endOtherSessions, endSession, listSessions } from './account-api.ts'
import { accountSentences } from './account-sentences.ts'

export const SESSIONS = ['sessions'] as const

/** The sign-ins of the person, and how to end them. */
export function useSessions() {
  const queries = useQueryClient()
  const list = useQuery({ queryKey: SESSIONS, queryFn: ({ signal }) => listSessions(signal) })
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
    await queries.invalidateQueries({ queryKey: SESSIONS })
  }
  return { list, end, phase, problem }
}
