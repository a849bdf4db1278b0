import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { type CalendarEntry, calendarOf } from './calendar.ts'

interface Read {
  readonly uid: string
  readonly startMs: number
  readonly endMs: number
  readonly title: string
  readonly note: string
  readonly stampMs: number
}

/** What another program reads in a calendar. */
function read(text: string): Read[] {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    const stamp = component.getFirstPropertyValue('dtstamp') as ICAL.Time
    return {
      uid: event.uid,
      startMs: event.startDate.toUnixTime() * 1000,
      endMs: event.endDate.toUnixTime() * 1000,
      title: event.summary,
      note: event.description ?? '',
      stampMs: stamp.toUnixTime() * 1000,
    }
  })
}

const fast: CalendarEntry = {
  id: '019d0000-0000-7000-8000-000000000001',
  startMs: Date.parse('2026-03-28T20:00:00Z'),
  endMs: Date.parse('2026-03-29T12:00:00Z'),
  title: 'Fast, 16 hr',
  note: '',
  updatedMs: Date.parse('2026-03-29T12:00:01.250Z'),
}

test('a calendar is written in CRLF, in UTC, each entry under its own name', () => {
  expect(calendarOf([fast], 'My fasts').split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Upvas//Fasts//EN',
    'X-WR-CALNAME:My fasts',
    'BEGIN:VEVENT',
    'UID:019d0000-0000-7000-8000-000000000001@upvas',
    'DTSTAMP:20260329T120001Z',
    'DTSTART:20260328T200000Z',
    'DTEND:20260329T120000Z',
    String.raw`SUMMARY:Fast\, 16 hr`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

const second = fc.integer({ min: 946_684_800, max: 4_000_000_000 }).map((s) => s * 1000)
const words = fc
  .array(
    fc.oneof(
      fc.constantFrom('\\', ';', ',', ':', '\n', 'BEGIN:VEVENT', '🌱', 'उपवास', 'مرحبا', '"'),
      fc.string({ unit: 'grapheme-ascii', maxLength: 30 }),
    ),
    { maxLength: 20 },
  )
  .map((parts) => parts.join('').trim())

test('another program reads what was written, and no line is longer than 75 bytes', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(second, second, words, words), { maxLength: 5 }), (entries) => {
      const fasts = entries.map(([startMs, endMs, title, note], n) => {
        return { id: `${n}`, startMs, endMs, title, note, updatedMs: endMs }
      })
      const text = calendarOf(fasts, 'x')
      for (const line of text.split('\r\n')) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      }
      expect(read(text)).toEqual(
        fasts.map(({ id, updatedMs, ...rest }) => {
          return { ...rest, uid: `${id}@upvas`, stampMs: updatedMs }
        }),
      )
    }),
    { numRuns: 300 },
  )
})
