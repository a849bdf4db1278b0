import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useCallback, useState } from 'react'
import type { Fast } from '#contract/fast.ts'
import { messageOf } from '#web/api/api-error.ts'
import { dayName } from '#web/browser/local-time.ts'
import { serverNow } from '#web/browser/server-clock.ts'
import { say } from '#web/i18n.ts'
import { lazyScreen } from '#web/lazy-screen.tsx'
import { BRING_HASH, paths } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Message } from '#web/ui/message.tsx'
import { RetryMessage } from '#web/ui/retry-message.tsx'
import { Toast } from '#web/ui/toast.tsx'
import { fastSentences } from '../fasting-api.ts'
import { useFasting } from '../fasting-provider.tsx'
import styles from './history.module.css'
import { HistoryRow } from './history-row.tsx'
import { HistorySkeleton } from './history-skeleton.tsx'
import { useHistory } from './use-history.ts'
import { useRemoval } from './use-removal.ts'

const PastFastDialog = lazyScreen(async () => ({
  default: (await import('./past-fast-dialog.tsx')).PastFastDialog,
}))

/** The fasts of the past, each to be corrected or deleted, and one more to be added. */
export function History({ usualTargetHours }: { usualTargetHours: number }) {
  const { t } = useLingui()
  const { remove } = useFasting()
  const history = useHistory()
  const [editing, setEditing] = useState<Fast | 'new' | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const onFailure = useCallback(
    (error: unknown) => setFailure(messageOf(error, fastSentences.deleteFailed)),
    [],
  )
  const removal = useRemoval(remove, onFailure)
  const fasts = history.fasts?.filter((fast) => !removal.hidden.has(fast._id)) ?? []
  const { undoable } = removal
  const hiddenDay = undoable && dayName(Date.parse(undoable.startTime), serverNow())

  return (
    <section className={styles.history} aria-labelledby="history">
      <div className={styles.head}>
        <h2 id="history">
          <Trans>History</Trans>
        </h2>
        <Button look="plain" onClick={() => setEditing('new')}>
          <Trans>Add a past fast</Trans>
        </Button>
      </div>
      {failure && (
        <Message
          tone="error"
          action={
            <Button look="plain" size="small" onClick={() => setFailure(null)}>
              <Trans>Dismiss</Trans>
            </Button>
          }
        >
          {say(failure)}
        </Message>
      )}
      {history.fasts === null && history.error === null && <HistorySkeleton />}
      {history.error !== null && (
        <RetryMessage onRetry={history.refetch}>
          {say(messageOf(history.error, t`Your history could not be fetched.`))}
        </RetryMessage>
      )}
      {history.fasts !== null && fasts.length === 0 && !undoable && (
        <EmptyState
          title={<Trans>No fasts yet</Trans>}
          action={
            <>
              <ButtonLink to={paths.timer}>
                <Trans>Go to the timer</Trans>
              </ButtonLink>
              <ButtonLink look="link" to={paths.account + BRING_HASH}>
                <Trans>Bring your fasts from another app</Trans>
              </ButtonLink>
            </>
          }
        >
          <Trans>Your first one will stand here as soon as you end it.</Trans>
        </EmptyState>
      )}
      <ul className={styles.list}>
        {fasts.map((fast) => (
          <HistoryRow key={fast._id} fast={fast} onEdit={setEditing} onDelete={removal.schedule} />
        ))}
      </ul>
      {history.hasOlder && (
        <Button
          look="quiet"
          busy={history.isAskingOlder}
          disabled={history.isAskingOlder}
          onClick={() => void history.showOlder()}
        >
          {history.isAskingOlder ? <Trans>Loading...</Trans> : <Trans>Show older fasts</Trans>}
        </Button>
      )}
      {editing && (
        <Suspense>
          <PastFastDialog
            fast={editing === 'new' ? null : editing}
            usualTargetHours={usualTargetHours}
            onBeforeSave={removal.settle}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      )}
      {undoable && (
        <Toast
          action={
            <Button look="plain" onClick={removal.undo}>
              <Trans>Undo</Trans>
            </Button>
          }
        >
          <Trans>Deleted the fast of {hiddenDay}.</Trans>
        </Toast>
      )}
    </section>
  )
}
