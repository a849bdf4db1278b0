import { describe, expect, test } from 'vitest'
import { correctFast, endFast, startFast } from './fast.ts'

const at = (text: string) => Date.parse(text)
const start = { id: 'a', targetHours: 16, zone: 'Asia/Kolkata' }
// 23:30 in Kolkata.
const running = startFast({ ...start, startMs: at('2026-03-28T18:00:00Z') }, 5)

test('a new fast runs, in the zone and on the day of its start', () => {
  expect(running).toEqual({
    id: 'a',
    startMs: at('2026-03-28T18:00:00Z'),
    endMs: null,
    targetHours: 16,
    note: '',
    startZone: 'Asia/Kolkata',
    endZone: null,
    startDate: '2026-03-28',
    endDate: null,
    createdMs: 5,
    updatedMs: 5,
  })
})

describe('H9 a fast that was ended elsewhere', () => {
  const ended = endFast(running, at('2026-03-29T10:00:00Z'), 'America/New_York', 6)

  test('keeps both zones', () => {
    expect(ended).toEqual({
      ...running,
      endMs: at('2026-03-29T10:00:00Z'),
      endZone: 'America/New_York',
      endDate: '2026-03-29',
      updatedMs: 6,
    })
  })

  test('is corrected in the zones that it was lived in', () => {
    const moved = correctFast(
      ended,
      { startMs: at('2026-03-28T18:30:00Z'), endMs: at('2026-03-29T03:59:59Z') },
      7,
    )
    expect([moved.startDate, moved.endDate]).toEqual(['2026-03-29', '2026-03-28'])
    expect([moved.startZone, moved.endZone]).toEqual(['Asia/Kolkata', 'America/New_York'])
    expect(moved.updatedMs).toBe(7)
  })

  test('keeps its days where only words change, whatever the rules of a zone say by then', () => {
    const frozen = { ...ended, startDate: '2026-03-27', endDate: '2026-03-30' }
    expect(correctFast(frozen, { note: 'x', targetHours: 12 }, 8)).toEqual({
      ...frozen,
      note: 'x',
      targetHours: 12,
      updatedMs: 8,
    })
  })
})

test('a change of nothing changes nothing', () => {
  expect(correctFast(running, {}, 5)).toEqual(running)
})
