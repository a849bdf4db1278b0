import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { listAccountEvents } from '#contract/user.ts'
import { messageOf } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { useFetched } from '#web/api/use-fetched.ts'
import { on } from '#web/browser/events.ts'
import { say } from '#web/i18n.ts'
import { RetryMessage } from '#web/ui/retry-message.tsx'
import account from './account.module.css'
import { accountSentences } from './account-sentences.ts'
import { EventRow } from './event-row.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import styles from './recent-events.module.css'
import { Section } from './section.tsx'

/** Shown at once; the others are a tap away. */
const SHOWN = 5

async function fetchEvents(signal: AbortSignal) {
  return (await call(listAccountEvents, {}, { signal })).events
}

/** What happened to the account, so that a person sees what was not them. */
export function RecentEvents() {
  const { data: events, error, refetch } = useFetched(fetchEvents)
  useEffect(() => on('sessionsChanged', () => void refetch()), [refetch])
  const rows = (events ?? []).map((event) => <EventRow key={event._id} event={event} />)

  return (
    <Section
      title={<Trans>Recent activity</Trans>}
      lead={<Trans>The last 90 days. If something here was not you, set another password.</Trans>}
    >
      {events === null && error === null && (
        <ListSkeleton>
          <Trans>Loading your activity...</Trans>
        </ListSkeleton>
      )}
      {events === null && error !== null && (
        <RetryMessage onRetry={refetch}>
          {say(messageOf(error, accountSentences.eventsFailed))}
        </RetryMessage>
      )}
      {events?.length === 0 && (
        <p className={account.note}>
          <Trans>Nothing yet.</Trans>
        </p>
      )}
      {rows.length > 0 && <ol className={styles.events}>{rows.slice(0, SHOWN)}</ol>}
      {rows.length > SHOWN && (
        <details className={account.more}>
          <summary>
            <Trans>Earlier</Trans>
          </summary>
          <ol className={styles.events}>{rows.slice(SHOWN)}</ol>
        </details>
      )}
    </Section>
  )
}
