import { beforeEach, expect, test, vi } from 'vitest'
import { learnServerTime, resetServerTime, serverNow } from './server-clock.ts'

const NOW_MS = Date.parse('2026-03-28T12:00:00Z')
beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(NOW_MS)
})

const answer = (date: string | null) =>
  new Response('', { headers: date === null ? {} : { Date: date } })

test.each([
  ['the same', 'Sat, 28 Mar 2026 12:00:00 GMT', 0],
  ['an hour ahead', 'Sat, 28 Mar 2026 13:00:00 GMT', 3_600_000],
  ['a day behind, to the second', 'Fri, 27 Mar 2026 12:00:00 GMT', -86_400_000 + 1000],
  ['not told', null, 0],
  ['no time', 'soon', 0],
])('a server whose time is %s', (_, date, offsetMs) => {
  learnServerTime(answer(date), NOW_MS, NOW_MS)
  expect(serverNow() - NOW_MS).toBe(offsetMs)
  vi.advanceTimersByTime(5000)
  expect(serverNow() - NOW_MS).toBe(offsetMs + 5000)
  resetServerTime()
  expect(serverNow()).toBe(Date.now())
})
