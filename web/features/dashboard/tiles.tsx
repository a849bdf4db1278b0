import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Stats } from '#contract/dashboard.ts'
import { i18n } from '#web/i18n.ts'
import { StatTile } from '#web/ui/stat-tile.tsx'
import styles from './dashboard.module.css'
import { hoursText } from './day-words.ts'

const NOTHING = '–'

interface TilesProps {
  readonly stats: Stats
  readonly isBlank: boolean
  /** Without streaks and records. */
  readonly gentle: boolean
}

/** Four numbers, each with what it means. */
export function Tiles({ stats, isBlank, gentle }: TilesProps) {
  const { totalFasts, goalFasts, longestStreak } = stats
  const any = totalFasts > 0
  const share = i18n.number(stats.goalRate, { style: 'percent' })
  const lastWeek = hoursText(stats.hoursLastWeek)
  const shown = (value: ReactNode) => (isBlank ? NOTHING : value)
  return (
    <div className={styles.tiles} aria-busy={isBlank}>
      {gentle ? (
        <StatTile
          label={<Trans>Fasts</Trans>}
          value={shown(totalFasts)}
          note={<Trans>since you began</Trans>}
        />
      ) : (
        <StatTile
          label={<Trans>Days in a row</Trans>}
          value={shown(stats.currentStreak)}
          note={<Trans>on target · longest {longestStreak}</Trans>}
        />
      )}
      {gentle ? (
        <StatTile
          label={<Trans>Hours in all</Trans>}
          value={shown(hoursText(stats.totalHours))}
          note={<Trans>of all your fasts</Trans>}
        />
      ) : (
        <StatTile
          label={<Trans>Reached target</Trans>}
          value={shown(
            any ? (
              <Trans>
                {goalFasts} of {totalFasts}
              </Trans>
            ) : (
              NOTHING
            ),
          )}
          note={any ? <Trans>{share} of your fasts</Trans> : <Trans>fasts that reach it</Trans>}
        />
      )}
      <StatTile
        label={<Trans>Hours this week</Trans>}
        value={shown(hoursText(stats.hoursThisWeek))}
        note={<Trans>last week {lastWeek}</Trans>}
      />
      <StatTile
        label={<Trans>Average fast</Trans>}
        value={shown(any ? hoursText(stats.averageHours) : NOTHING)}
        note={
          any ? (
            <Plural value={totalFasts} one="over # fast" other="over # fasts" />
          ) : (
            <Trans>after your first fast</Trans>
          )
        }
      />
    </div>
  )
}
