import { i18n } from '#web/i18n.ts'

/** The time zone that this device is set to now, as its browser calls it. The language is one whose formats are here already. */
export function deviceZone(): string {
  return Intl.DateTimeFormat(i18n.locale).resolvedOptions().timeZone
}
