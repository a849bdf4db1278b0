import { Trans } from '@lingui/react/macro'
import { messageOf } from '#web/api/api-error.ts'
import { say } from '#web/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { RetryMessage } from '#web/ui/retry-message.tsx'
import styles from './account.module.css'
import { accountSentences } from './account-sentences.ts'
import { DeviceRow } from './device-row.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { useSessions } from './use-sessions.ts'

/** Where the person is signed in, each to be ended. */
export function Devices() {
  const { list, end, phase, problem } = useSessions()
  const others = list.data?.filter((session) => !session.isCurrent) ?? []

  if (list.data === null && list.error === null) {
    return (
      <ListSkeleton>
        <Trans>Loading your devices...</Trans>
      </ListSkeleton>
    )
  }
  if (list.data === null) {
    return (
      <RetryMessage onRetry={list.refetch}>
        {say(messageOf(list.error, accountSentences.devicesFailed))}
      </RetryMessage>
    )
  }
  return (
    <>
      {problem && <Message tone="error">{problem}</Message>}
      <ul className={styles.devices}>
        {list.data.map((session) => (
          <DeviceRow
            key={session._id}
            session={session}
            busy={phase === 'ending'}
            onEnd={() => void end(session._id)}
          />
        ))}
      </ul>
      <div role="status" className={styles.note}>
        {phase === 'ended' && <Trans>Signed out there.</Trans>}
      </div>
      {others.length > 0 && (
        <div className={styles.answers}>
          <Button look="quiet" disabled={phase === 'ending'} onClick={() => void end()}>
            <Trans>Sign out everywhere else</Trans>
          </Button>
        </div>
      )}
    </>
  )
}
