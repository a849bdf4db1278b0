import { expect, test } from 'vitest'
import { fastsCsv } from './fasts-csv.ts'
import { weightsCsv } from './weights-csv.ts'

test('fasts are written in the time of their places, exactly, a running one without an end', () => {
  const ended = {
    startMs: Date.parse('2026-03-28T14:30:00.250Z'),
    endMs: Date.parse('2026-03-29T08:00:00Z'),
    targetHours: 16,
    note: '-1 kg, "so"',
    startZone: 'Asia/Kolkata',
    endZone: 'America/St_Johns',
  }
  const running = { ...ended, endMs: null, endZone: null, note: '', startZone: 'UTC' }
  expect(fastsCsv([ended, running]).split('\r\n')).toEqual([
    '\ufeffStart,End,Hours,Target hours,Note,Start zone,End zone',
    `2026-03-28T20:00:00.250+05:30,2026-03-29T05:30:00.000-02:30,17.5,16,"'-1 kg, ""so""",Asia/Kolkata,America/St_Johns`,
    '2026-03-28T14:30:00.250+00:00,,,16,,UTC,',
    '',
  ])
})

test('weights are numbers', () => {
  const text = weightsCsv([{ date: '2026-03-28', weightKg: 70.5 }])
  expect(text).toBe('\ufeffDate,Weight (kg)\r\n2026-03-28,70.5\r\n')
})
