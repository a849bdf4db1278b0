import { describe, expect, test } from 'vitest'
import { lived } from '../../test/lived.ts'
import { newestFirst, saidOf } from '../../test/said.ts'

describe('the usual start', () => {
  const at = (...times: string[]) =>
    times.map((time, index) => {
      const start = Temporal.PlainDateTime.from(`2026-03-${10 + index}T${time}`)
      return lived(start.toString(), start.add({ hours: 2 }).toString())
    })

  test.each([
    ['steady', ['20:00', '20:00', '20:00', '20:00', '20:00'], 1200],
    ['steady', ['19:30', '20:00', '20:30', '20:00', '20:00'], 1200],
    // Around midnight.
    ['steady', ['23:30', '00:30', '23:50', '00:10', '00:00'], 0],
    ['steady', ['23:20', '00:20', '23:40', '00:00', '23:50'], 1430],
    ['loose', ['18:00', '22:00', '19:00', '21:00', '20:00'], 1200],
    ['scattered', ['06:00', '10:00', '15:00', '20:00', '23:00'], expect.any(Number)],
    ['scattered', ['00:00', '06:00', '12:00', '18:00', '00:00'], expect.any(Number)],
    ['scattered', ['06:00', '18:00', '06:00', '18:00', '06:00', '18:00'], expect.any(Number)],
  ])('is %s for %j', (spread, times, minute) => {
    const fasts = at(...times)
    expect(saidOf('usual-start', fasts, '2026-03-28')).toEqual({
      id: 'usual-start',
      tone: spread === 'steady' ? 'praise' : 'fact',
      minute,
      spread,
      fastIds: newestFirst(fasts),
    })
  })

  test('is that of the clocks it was seen on', () => {
    const fasts = ['Asia/Kolkata', 'Asia/Kolkata', 'Europe/Berlin', 'UTC', 'America/New_York'].map(
      (zone, index) => lived(`2026-03-1${index}T20:15`, `2026-03-1${index}T22:00`, { zone }),
    )
    expect(saidOf('usual-start', fasts, '2026-03-28')).toMatchObject({ minute: 20 * 60 + 15 })
  })

  test.each([
    // Two starts either side of 12:00 by so many minutes deviate by a little more.
    [59, 'steady'],
    [60, 'loose'],
    [144, 'loose'],
    [145, 'scattered'],
  ])('%i minutes to either side is %s', (aside, spread) => {
    const noon = Temporal.PlainTime.from('12:00')
    const [early, late] = [noon.subtract({ minutes: aside }), noon.add({ minutes: aside })]
    const times = [early, late, early, late, early, late].map(String)
    expect(saidOf('usual-start', at(...times), '2026-03-28')).toMatchObject({ spread })
  })
})
