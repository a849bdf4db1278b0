import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { dayNumber, dayOf, weekday } from '#domain/day-numbers.ts'
import type { CalendarDay } from '#domain/days.ts'
import { calendarDay } from '#web/browser/local-time.ts'
import { Choice } from '#web/ui/choice.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import styles from './plan.module.css'
import type { PlanDraft } from './plan-draft.ts'

const WEEK = [0, 1, 2, 3, 4, 5, 6]
const OFFERED_HOURS = [12, 13, 14, 15, 16, 17, 18, 19, 20, 22, 24, 36, 48]
const REST = 'rest'

interface PlanKindFieldsProps {
  readonly draft: PlanDraft
  readonly today: CalendarDay
  readonly onChange: (draft: PlanDraft) => void
}

/** What is left to choose in a plan of a kind. */
export function PlanKindFields({ draft, today, onChange }: PlanKindFieldsProps) {
  const { t } = useLingui()
  const { kind, hours, two, from, own } = draft
  const sameHours = (which: keyof PlanDraft['hours']) => (
    <HoursField
      label={<Trans>Hours of each fast</Trans>}
      hours={hours[which]}
      onChange={(chosen) => onChange({ ...draft, hours: { ...hours, [which]: chosen ?? 0 } })}
    />
  )
  switch (kind) {
    case 'every':
      return sameHours('every')
    case 'two':
      return (
        <>
          <div className={styles.two}>
            {two.map((day, place) => (
              <SelectField
                // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second stay what they are
                key={place}
                label={place === 0 ? <Trans>First day</Trans> : <Trans>Second day</Trans>}
                options={WEEK.map((each) => ({
                  value: String(each),
                  label: weekdayName(each, today),
                }))}
                value={String(day)}
                onChange={({ target }) => {
                  const other = two[1 - place] as number
                  const chosen = Number(target.value)
                  // The other one makes room.
                  const pair = [chosen, other === chosen ? day : other] as const
                  onChange({ ...draft, two: place === 0 ? pair : [pair[1], pair[0]] })
                }}
              />
            ))}
          </div>
          {sameHours('two')}
        </>
      )
    case 'alternate':
      return (
        <>
          <Choice
            legend={t`Next day to fast on`}
            showLegend
            options={[
              { value: today, label: t`Today` },
              { value: dayOf(dayNumber(today) + 1), label: t`Tomorrow` },
            ]}
            value={from}
            onChange={(chosen) => onChange({ ...draft, from: chosen })}
          />
          {sameHours('alternate')}
        </>
      )
    case 'own':
      return (
        <div className={styles.own}>
          {WEEK.map((day) => (
            <HoursField
              key={day}
              label={weekdayName(day, today)}
              hours={own[day] ?? null}
              mayRest
              onChange={(chosen) => onChange({ ...draft, own: own.with(day, chosen) })}
            />
          ))}
        </div>
      )
    case 'none':
      return (
        <p>
          <Trans>Without a plan the timer starts with 16 hours, and no day is a rest day.</Trans>
        </p>
      )
  }
}

interface HoursFieldProps {
  readonly label: ReactNode
  /** Null: rest. */
  readonly hours: number | null
  readonly mayRest?: boolean
  readonly onChange: (hours: number | null) => void
}

function HoursField({ label, hours, mayRest = false, onChange }: HoursFieldProps) {
  const { t } = useLingui()
  const offered = [...new Set([...OFFERED_HOURS, ...(hours === null ? [] : [hours])])]
  return (
    <SelectField
      label={label}
      options={[
        ...(mayRest ? [{ value: REST, label: t`Rest` }] : []),
        ...offered
          .sort((a, b) => a - b)
          .map((each) => ({ value: String(each), label: t`${each} hours` })),
      ]}
      value={hours === null ? REST : String(hours)}
      onChange={({ target }) => onChange(target.value === REST ? null : Number(target.value))}
    />
  )
}

function weekdayName(day: number, today: CalendarDay): string {
  const monday = dayNumber(today) - weekday(today)
  return calendarDay(dayOf(monday + day), { weekday: 'long' })
}
