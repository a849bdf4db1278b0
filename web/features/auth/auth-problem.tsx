import { say } from '#web/i18n.ts'
import { Message } from '#web/ui/message.tsx'
import { useAuth } from './auth-provider.tsx'

interface AuthProblemProps {
  readonly problem: string | null
  readonly busy: boolean
}

/** What is wrong with a form of the sign-in, or else with the sign-in itself. */
export function AuthProblem({ problem, busy }: AuthProblemProps) {
  const { error } = useAuth()
  const shown = problem ?? (busy || !error ? null : say(error))
  return shown && <Message tone="error">{shown}</Message>
}
