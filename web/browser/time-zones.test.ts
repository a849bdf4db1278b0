import { describe, expect, test } from 'vitest'
import { isTimeZone } from '#domain/days.ts'
import { presentName, timeThere, timeZones, zoneNamed } from './time-zones.ts'

const zones = timeZones()

test('every zone stands in the list once, under a name that can be kept', () => {
  expect(zones.length).toBeGreaterThan(400)
  expect(new Set(zones).size).toBe(zones.length)
  expect(zones.filter((zone) => !isTimeZone(zone))).toEqual([])
})

test('a zone goes by its present name', () => {
  expect(presentName('Asia/Calcutta')).toBe('Asia/Kolkata')
  expect(presentName('Europe/Berlin')).toBe('Europe/Berlin')
  expect(zones).toContain('Asia/Kolkata')
  expect(zones).toContain('UTC')
  expect(zones).not.toContain('Asia/Calcutta')
})

test('a present name means the same clock as the old one', () => {
  const at = Date.UTC(2026, 6, 1)
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    expect(timeThere(presentName(zone), at), zone).toBe(timeThere(zone, at))
  }
})

describe('the zone that a person means', () => {
  test.each([
    ['Asia/Kolkata', 'Asia/Kolkata'],
    [' asia/kolkata ', 'Asia/Kolkata'],
    ['kolkata', 'Asia/Kolkata'],
    ['New York', 'America/New_York'],
    ['new_york', 'America/New_York'],
    ['utc', 'UTC'],
    ['Atlantis', null],
    ['', null],
    ['Asia', null],
    ['+05:30', null],
  ])('%j is %j', (typed, zone) => expect(zoneNamed(typed, zones)).toBe(zone))

  test('a city of two zones is none', () => {
    expect(zoneNamed('york', ['A/York', 'B/York'])).toBeNull()
  })
})
