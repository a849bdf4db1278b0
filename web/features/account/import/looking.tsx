import { Plural, Trans } from '@lingui/react/macro'
import type { ImportReport } from '#contract/imports.ts'
import { dayName } from '#web/browser/local-time.ts'
import { serverNow } from '#web/browser/server-clock.ts'
import { Answers } from '#web/ui/answers.tsx'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { StatTile } from '#web/ui/stat-tile.tsx'
import { DoubtedList } from './doubted-list.tsx'
import { formatNames } from './format-names.ts'
import styles from './import.module.css'
import type { Reading } from './import-api.ts'
import { LeftOutList } from './left-out-list.tsx'
import { ReadingFields } from './reading-fields.tsx'

interface LookingProps {
  readonly fileName: string
  readonly report: ImportReport
  readonly isGentle: boolean
  readonly isReading: boolean
  readonly onReadAs: (change: Reading) => void
  readonly onAdd: () => void
  readonly onAnother: () => void
}

/** What a file would add, what is here already, and what is left out. */
export function Looking(props: LookingProps) {
  const { fileName, report, isGentle, isReading, onReadAs, onAdd, onAnother } = props
  const { fasts, weights, plans, span, leftOut } = report
  const others = weights.added + plans.added
  const known = fasts.known + (isGentle ? 0 : weights.known) + plans.known
  const from = span && dayName(Date.parse(span.startTime), serverNow())
  const to = span && dayName(Date.parse(span.endTime ?? span.startTime), serverNow())
  return (
    <>
      <div className={styles.file}>
        <p className={styles.fileName}>{fileName}</p>
        <p className={styles.soft}>{formatNames[report.format]}</p>
      </div>
      <div className={styles.figures} aria-busy={isReading}>
        <StatTile label={<Trans>New fasts</Trans>} value={fasts.added} />
        <StatTile label={<Trans>Here already</Trans>} value={known} />
        <StatTile label={<Trans>Left out</Trans>} value={leftOut.count} />
      </div>
      {span && (
        <p>
          <Trans>
            From {from} to {to}.
          </Trans>
        </p>
      )}
      {!isGentle && weights.added > 0 && (
        <p>
          <Plural value={weights.added} one="And # weight." other="And # weights." />
        </p>
      )}
      {plans.added > 0 && (
        <p>
          <Trans>And your plan.</Trans>
        </p>
      )}
      <ReadingFields report={report} onReadAs={onReadAs} />
      <DoubtedList doubted={report.doubted} />
      <LeftOutList report={report} isGentle={isGentle} />
      {fasts.added + others === 0 && (
        <Message tone="notice">
          {leftOut.count === 0 ? (
            <Trans>All that is in this file is here already.</Trans>
          ) : (
            <Trans>There is nothing in this file that could be added.</Trans>
          )}
        </Message>
      )}
      <div className={styles.answers}>
        <Answers>
          {fasts.added + others > 0 && (
            <Button onClick={onAdd} disabled={isReading} busy={isReading}>
              <Plural value={fasts.added} _0="Add them" one="Add # fast" other="Add # fasts" />
            </Button>
          )}
          <Button look="quiet" onClick={onAnother}>
            <Trans>Choose another file</Trans>
          </Button>
        </Answers>
      </div>
    </>
  )
}
