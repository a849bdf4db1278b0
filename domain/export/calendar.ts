import { dayOf } from '../day-numbers.ts'

// A calendar by RFC 5545, https://www.rfc-editor.org/rfc/rfc5545

/** Something that lasted from one moment to another, as an entry of a calendar. Moments are ms since the epoch. */
export interface CalendarEntry {
  readonly id: string
  readonly startMs: number
  readonly endMs: number
  readonly title: string
  readonly note: string
  /** When it was last changed. */
  readonly updatedMs: number
}

/** A calendar of entries. None makes its time busy, and each is the same entry when it comes again. */
export function calendarOf(entries: readonly CalendarEntry[], name: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Upvas//Fasts//EN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...entries.flatMap(({ id, startMs, endMs, title, note, updatedMs }) => [
      'BEGIN:VEVENT',
      `UID:${id}@upvas`,
      `DTSTAMP:${utc(updatedMs)}`,
      `DTSTART:${utc(startMs)}`,
      `DTEND:${utc(endMs)}`,
      `SUMMARY:${escaped(title)}`,
      ...(note === '' ? [] : [`DESCRIPTION:${escaped(note)}`]),
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const DAY_MS = 86_400_000

/** `20260328T200000Z`: whole seconds, as the standard knows no others. */
function utc(ms: number): string {
  const day = Math.floor(ms / DAY_MS)
  const seconds = Math.floor((ms - day * DAY_MS) / 1000)
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const time = parts.map((part) => String(part).padStart(2, '0')).join('')
  return `${dayOf(day).replaceAll('-', '')}T${time}Z`
}

/** 3.3.11: a text says its line breaks, commas, semicolons and backslashes so. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r\n|\r|\n/g, String.raw`\n`)
}

/** 3.1: no line is longer than this, in bytes of UTF-8. */
const MAX_LINE_BYTES = 75

function folded(line: string): string {
  let [text, bytes] = ['', 0]
  for (const character of line) {
    const more = utf8Bytes(character)
    if (bytes + more > MAX_LINE_BYTES) {
      text += '\r\n '
      // The blank that goes on with a line counts.
      bytes = 1
    }
    text += character
    bytes += more
  }
  return text
}

function utf8Bytes(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
