import { describe, expect, test } from 'vitest'
import { aFast } from '#web/test/samples.ts'
import { correctedMoments, shownTimes, typedMoments } from './past-fast-times.ts'

const local = (text: string) => new Date(text)
const iso = (text: string) => local(text).toISOString()
const fast = aFast({
  isRunning: false,
  startTime: iso('2026-03-28T20:00:41.250'),
  endTime: iso('2026-03-29T11:59:12.500'),
})
const shown = { start: '2026-03-28T20:00', end: '2026-03-29T11:59' }

describe('DASH-05 the times of a fast that is corrected', () => {
  test('are shown to the minute', () => expect(shownTimes(fast)).toEqual(shown))

  test('stay to the millisecond where neither was changed', () => {
    expect(correctedMoments(fast, shown)).toEqual({})
  })

  test('are what is shown where one was changed, so that 20:00 to 12:00 is 16 hours', () => {
    const { startMs = 0, endMs = 0 } = correctedMoments(fast, { ...shown, end: '2026-03-29T12:00' })
    expect(startMs).toBe(local('2026-03-28T20:00').getTime())
    expect(endMs - startMs).toBe(16 * 3_600_000)
    const earlier = correctedMoments(fast, { ...shown, start: '2026-03-28T19:30' })
    expect(earlier).toEqual({
      startMs: local('2026-03-28T19:30').getTime(),
      endMs: local('2026-03-29T11:59').getTime(),
    })
  })

  test('are no time where they were emptied', () => {
    expect(correctedMoments(fast, { ...shown, end: '' }).endMs).toBeNaN()
    expect(typedMoments({ start: '', end: shown.end })).toEqual({
      startMs: Number.NaN,
      endMs: local('2026-03-29T11:59').getTime(),
    })
  })
})
