import { Trans } from '@lingui/react/macro'
import { citation, sourceUrl } from '#content/sources.ts'
import { type Stage, stages } from '#content/stages.ts'
import { Answers } from '#web/ui/answers.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SourceNote } from '#web/ui/source-note.tsx'
import styles from './body-stages.module.css'
import { useElapsed } from './fast-clock.ts'

/** The bars' scale, hours. A stage without an end goes on beyond it. */
const SCALE_HOURS = 48

/** What tends to happen in the hours of a fast, as overlapping stretches with their evidence. */
export function BodyStagesDialog({ onClose }: { onClose: () => void }) {
  const hours = useElapsed((elapsedMs) => Math.floor(elapsedMs / 60_000)) / 60
  return (
    <Dialog title={<Trans>What may be happening in your body</Trans>} onClose={onClose}>
      <p>
        <Trans>
          These stretches overlap and differ from person to person. Nobody can say that one has
          begun at an hour, and this timer measures none of them.
        </Trans>
      </p>
      <ol className={styles.stages}>
        {stages.map((stage) => (
          <li key={stage.id} data-now={isWithin(stage, hours) || undefined}>
            <h3>{stage.name}</h3>
            <p className={styles.range}>
              <Hours stage={stage} />
              {isWithin(stage, hours) && (
                <strong>
                  <Trans>You are in this range</Trans>
                </strong>
              )}
            </p>
            <Bar stage={stage} hours={hours} />
            <p>{stage.whatHappens}</p>
            <p className={styles.evidence}>
              {stage.evidence === 'good' ? (
                <Trans>Evidence in people: good</Trans>
              ) : (
                <Trans>Evidence in people: limited</Trans>
              )}
            </p>
            <SourceNote citation={citation(stage.source)} href={sourceUrl(stage.source)} />
          </li>
        ))}
      </ol>
      <Answers>
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </Answers>
    </Dialog>
  )
}

function isWithin({ fromHours, toHours }: Stage, hours: number): boolean {
  return fromHours <= hours && hours < (toHours ?? Number.POSITIVE_INFINITY)
}

function Hours({ stage: { fromHours, toHours } }: { stage: Stage }) {
  if (toHours === null) return <Trans>from {fromHours} hours on</Trans>
  return (
    <Trans>
      {fromHours} to {toHours} hours
    </Trans>
  )
}

// Drawn for the eye alone: the words beside it say the same.
function Bar({ stage: { fromHours, toHours }, hours }: { stage: Stage; hours: number }) {
  const at = (value: number) => Math.min(value, SCALE_HOURS)
  const endHours = at(toHours ?? SCALE_HOURS)
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${SCALE_HOURS} 2`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className={styles.scale} width={SCALE_HOURS} height="2" />
      <rect className={styles.stretch} x={fromHours} width={endHours - fromHours} height="2" />
      <rect className={styles.now} x={at(hours) - 0.15} width="0.3" height="2" />
    </svg>
  )
}
