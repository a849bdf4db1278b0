import { beforeEach, describe, expect, test, vi } from 'vitest'
import { formatElapsed } from '#domain/fasting/clock.ts'
import { HOUR_MS, START_MS } from '#web/test/samples.ts'
import { FastClock } from './fast-clock.ts'

let hidden: boolean
beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(START_MS)
  hidden = false
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
})

/** A clock whose every reading is noted. */
function clock() {
  const it = new FastClock(Date.now)
  const shown: string[] = []
  const times: number[] = []
  const stop = it.subscribe(() => {
    shown.push(formatElapsed(it.elapsed()))
    times.push(Date.now() - START_MS)
  })
  return { it, shown, times, stop }
}

test('FAST-50, TIMER-35 a fast is read at once', () => {
  const { it, shown } = clock()
  it.run(START_MS - 5 * HOUR_MS)
  expect(shown).toEqual(['05:00:00'])
  expect(it.elapsed()).toBe(5 * HOUR_MS)
})

test('TIMER-34, TIMER-36, CONST-09 ticks after 100 ms, then at each whole second of the fast', () => {
  const { it, shown, times } = clock()
  it.run(START_MS - 250)
  vi.advanceTimersByTime(4000)
  expect(times).toEqual([0, 100, 750, 1750, 2750, 3750])
  expect(shown.slice(2)).toEqual(['00:00:01', '00:00:02', '00:00:03', '00:00:04'])
})

test('no second is skipped or shown twice, however late the timers come', () => {
  const { it, shown } = clock()
  it.run(START_MS)
  for (let times = 0; times < 30; times++) {
    vi.advanceTimersToNextTimer()
    // The page was busy: up to 0.9 s pass before the next timer is even set.
    vi.setSystemTime(Date.now() + ((times * 37) % 900))
    it.resync()
  }
  const seconds = [...new Set(shown)].map(
    (text) => Number(text.slice(-2)) + 60 * Number(text.slice(3, 5)),
  )
  expect(seconds).toEqual(Array.from({ length: seconds.length }, (_, second) => second))
})

test.each([
  ['8 h ahead, as after a sleep', 8 * HOUR_MS, '08:00:02'],
  ['a minute ahead', 60_000, '00:01:02'],
  ['back behind the start', -HOUR_MS, '00:00:00'],
])('TIMER-35 a clock that jumps %s is followed by the next tick', (_, jumpMs, text) => {
  const { it, shown } = clock()
  it.run(START_MS)
  vi.advanceTimersByTime(1000)
  vi.setSystemTime(Date.now() + jumpMs)
  vi.advanceTimersByTime(1000)
  expect(shown.at(-1)).toBe(text)
  expect(vi.getTimerCount()).toBe(1)
})

describe('a page that is not looked at', () => {
  test('stops ticking', () => {
    const { it, times } = clock()
    it.run(START_MS)
    hidden = true
    it.resync()
    vi.advanceTimersByTime(HOUR_MS)
    expect(times).toEqual([0])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('stops by itself where nobody said so', () => {
    const { it } = clock()
    it.run(START_MS)
    hidden = true
    vi.advanceTimersByTime(HOUR_MS)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('TIMER-37 is right at once when it is looked at again, and ticks on', () => {
    const { it, shown, times } = clock()
    it.run(START_MS)
    hidden = true
    it.resync()
    vi.advanceTimersByTime(8 * HOUR_MS + 300)
    hidden = false
    it.resync()
    expect(shown.at(-1)).toBe('08:00:00')
    vi.advanceTimersByTime(700)
    expect([shown.at(-1), times.at(-1)]).toEqual(['08:00:01', 8 * HOUR_MS + 1000])
  })
})

test('TIMER-37 many looks at once set one timer', () => {
  const { it } = clock()
  it.run(START_MS)
  for (let times = 0; times < 5; times++) it.resync()
  expect(vi.getTimerCount()).toBe(1)
})

test('another start is followed, the same one is left alone', () => {
  const { it, times, shown } = clock()
  it.run(START_MS)
  it.run(START_MS)
  expect(times).toEqual([0])
  it.run(START_MS - HOUR_MS)
  expect(shown.at(-1)).toBe('01:00:00')
  expect(vi.getTimerCount()).toBe(1)
})

test('none is 0, and nothing ticks', () => {
  const { it, shown } = clock()
  it.run(START_MS - HOUR_MS)
  it.run(null)
  expect(shown.at(-1)).toBe('00:00:00')
  it.resync()
  expect(vi.getTimerCount()).toBe(0)
})

test('who has stopped listening hears no more', () => {
  const { it, times, stop } = clock()
  it.run(START_MS)
  stop()
  vi.advanceTimersByTime(5000)
  expect(times).toEqual([0])
})
