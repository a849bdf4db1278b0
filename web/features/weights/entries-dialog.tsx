import { Trans, useLingui } from '@lingui/react/macro'
import type { Weight } from '#contract/weight.ts'
import type { CalendarDay } from '#domain/days.ts'
import { messageOf } from '#web/api/api-error.ts'
import { calendarDay } from '#web/browser/local-time.ts'
import { say } from '#web/i18n.ts'
import { Answers } from '#web/ui/answers.tsx'
import { Button } from '#web/ui/button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Message } from '#web/ui/message.tsx'
import { RowButtons } from '#web/ui/row-buttons.tsx'
import { useUnit } from './kept-unit.ts'
import { useEntries } from './use-entries.ts'
import { weightText } from './weight-words.ts'
import styles from './weights.module.css'

interface EntriesDialogProps {
  /** The latest, with their trend. */
  readonly weights: readonly Weight[]
  readonly today: CalendarDay
  readonly onEdit: (weight: Weight) => void
  readonly onChanged: () => void
  readonly onClose: () => void
}

// What was pressed has gone with its row.
const focus = (button: HTMLButtonElement | null) => button?.focus()

const DAY = { day: 'numeric', month: 'short' } as const

/** All weights as a table, the newest first, each to be corrected or deleted. */
export function EntriesDialog({ weights, today, onEdit, onChanged, onClose }: EntriesDialogProps) {
  const { t } = useLingui()
  const unit = useUnit()
  const { entries, hasOlder, isAsking, error, deleted, showOlder, remove, undo } =
    useEntries(onChanged)
  const trends = new Map(weights.map(({ _id, trend }) => [_id, trend]))
  const deletedDay = deleted && dayText(deleted.date)

  // The year is said where it is another one.
  function dayText(day: CalendarDay): string {
    const isThisYear = day.slice(0, 4) === today.slice(0, 4)
    return calendarDay(day, isThisYear ? DAY : { ...DAY, year: 'numeric' })
  }

  return (
    <Dialog title={<Trans>Your weights</Trans>} onClose={onClose}>
      {deleted && (
        <Message
          tone="notice"
          action={
            <Button key={deleted._id} ref={focus} look="plain" size="small" onClick={undo}>
              <Trans>Undo</Trans>
            </Button>
          }
        >
          <Trans>Deleted the weight of {deletedDay}.</Trans>
        </Message>
      )}
      {error !== null && (
        <Message tone="error">
          {say(messageOf(error, t`Your weights could not be fetched.`))}
        </Message>
      )}
      {entries.length > 0 && (
        <div className={styles.scroller}>
          <DataTable className={styles.table} heads={[t`Day`, t`Weight`, t`Trend`, '']}>
            {entries.map((entry) => {
              const day = dayText(entry.date)
              const trend = trends.get(entry._id)
              return (
                <tr key={entry._id}>
                  <th scope="row">{day}</th>
                  <td>{weightText(entry.weight, unit)}</td>
                  <td>{trend === undefined ? '–' : weightText(trend, unit)}</td>
                  <td className={styles.actions}>
                    <RowButtons
                      editLabel={t`Correct the weight of ${day}`}
                      deleteLabel={t`Delete the weight of ${day}`}
                      onEdit={() => onEdit(entry)}
                      onDelete={() => remove(entry)}
                    />
                  </td>
                </tr>
              )
            })}
          </DataTable>
        </div>
      )}
      <Answers>
        {(hasOlder || isAsking) && (
          <Button look="quiet" busy={isAsking} disabled={isAsking} onClick={showOlder}>
            {isAsking ? <Trans>Loading...</Trans> : <Trans>Show older weights</Trans>}
          </Button>
        )}
        <Button look="quiet" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </Answers>
    </Dialog>
  )
}
