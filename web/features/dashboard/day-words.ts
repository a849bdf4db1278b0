import { t } from '@lingui/core/macro'
import type { Day } from '#contract/dashboard.ts'
import { calendarDay } from '#web/browser/local-time.ts'
import { i18n } from '#web/i18n.ts'

/** Hours as they are written: `16.5 h`. */
export function hoursText(hours: number): string {
  const number = i18n.number(hours, { maximumFractionDigits: 1 })
  return t`${number} h`
}

/** More than a day itself knows. */
interface Besides {
  /** Of the fast that runs. */
  readonly runningHours?: number
  /** Said where it was not reached. */
  readonly targetHours?: number | null
}

/** What there is to say of a day: `Tue, 17 Nov: 16 h, target reached`. */
export function dayText(day: Day, { runningHours = 0, targetHours = null }: Besides = {}): string {
  const name = calendarDay(day.date)
  const soFar = hoursText(runningHours)
  const target = hoursText(targetHours ?? 0)
  const said = [
    day.hours > 0 && hoursText(day.hours),
    runningHours > 0 && t`${soFar} so far`,
    day.reachedTarget && t`target reached`,
    day.isRest && t`rest day`,
    targetHours !== null && !day.reachedTarget && t`target ${target}`,
  ].filter((part) => typeof part === 'string')
  const what = said.length > 0 ? said.join(', ') : t`no fast`
  return t`${name}: ${what}`
}
