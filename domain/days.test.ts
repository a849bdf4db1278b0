import { describe, expect, test } from 'vitest'
import { isTimeZone } from './days.ts'

describe('H10 time zones', () => {
  test.each([
    'UTC',
    'Asia/Kolkata',
    'Asia/Calcutta',
    'America/Argentina/Buenos_Aires',
    'Etc/GMT+12',
  ])('%s is one', (name) => expect(isTimeZone(name)).toBe(true))
  test.each([
    '',
    'UTC+5',
    '+05:30',
    '-0800',
    '../../etc/passwd',
    'Asia/Kolkata\u0000',
    ' Asia/Kolkata',
    'Mars/Olympus',
    'x'.repeat(10_000),
  ])('%j is none', (name) => expect(isTimeZone(name)).toBe(false))
})
