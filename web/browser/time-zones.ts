import { deviceZone } from './device-zone.ts'
import { timeOfDay } from './local-time.ts'

// Names that browsers go on listing under CLDR's rules for stability, and what the IANA database calls them today:
// https://github.com/eggert/tz/blob/main/backward
const RENAMED: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}

/** What a time zone is called today. */
export function presentName(zone: string): string {
  return RENAMED[zone] ?? zone
}

/** Every time zone that this browser knows, under its present name. */
export function timeZones(): string[] {
  const zones = [...Intl.supportedValuesOf('timeZone'), 'UTC']
  return [...new Set(zones.map(presentName))].sort()
}

/** The time zone that this device is set to. */
export function deviceTimeZone(): string {
  return presentName(deviceZone())
}

/** The zone that a person means: by its name in any case, or by its city where only one zone has that. */
export function zoneNamed(text: string, zones: readonly string[]): string | null {
  const asked = spell(text)
  const exact = zones.find((zone) => spell(zone) === asked)
  if (exact) return exact
  const [only, ...others] = zones.filter((zone) => spell(zone).endsWith(`/${asked}`))
  return only && others.length === 0 ? only : null
}

/** The time of day in a zone. */
export function timeThere(zone: string, atMs: number): string {
  return timeOfDay(atMs, zone)
}

function spell(text: string): string {
  return text.trim().toLowerCase().replaceAll(' ', '_')
}
