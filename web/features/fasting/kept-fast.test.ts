import { beforeEach, expect, test, vi } from 'vitest'
import { learnServerTime, resetServerTime, serverNow } from '#web/browser/server-clock.ts'
import { aFast, START_MS } from '#web/test/samples.ts'
import { fastingReducer, idleFasting } from './fasting-state.ts'
import { keepFast, keptFast } from './kept-fast.ts'

const running = fastingReducer(idleFasting, { type: 'synced', fast: aFast({ note: 'n' }) })
const away = { type: 'fetchFailed', message: 'Away.' } as const

beforeEach(() => {
  localStorage.clear()
  resetServerTime()
  return resetServerTime
})

test('a running fast comes back as it was, for the same person alone', () => {
  keepFast('u1', running)
  const { _id, startTime, targetHours, note } = aFast({ note: 'n' })
  expect(keptFast('u1')).toEqual({ _id, startTime, targetHours, note })
  expect(keptFast('u2')).toBeNull()
  keepFast('u1', idleFasting)
  expect(keptFast('u1')).toBeNull()
})

test.each([
  '{',
  'null',
  '{"userId":"u1"}',
  '{"userId":"u1","fast":{"_id":"f1","startTime":"soon"}}',
])('nothing comes of what is broken: %s', (text) => {
  localStorage.setItem('kept_fast', text)
  expect(keptFast('u1')).toBeNull()
})

test('the server’s clock is gone by as well, until it tells anew', () => {
  vi.useFakeTimers({ now: START_MS })
  const answer = (dateMs: number) =>
    new Response(null, { headers: { Date: new Date(dateMs).toUTCString() } })
  learnServerTime(answer(START_MS - 600_000), START_MS, START_MS)
  const aheadMs = serverNow() - START_MS
  expect(aheadMs).toBeLessThan(-590_000)
  keepFast('u1', running)
  resetServerTime()
  keptFast('u1')
  expect(serverNow() - START_MS).toBe(aheadMs)
  learnServerTime(answer(START_MS), START_MS, START_MS)
  expect(serverNow()).toBe(START_MS)
})

test('it is shown where the server was not reached since the page began, and only then', () => {
  const fast = aFast()
  const unknown = fastingReducer(idleFasting, { ...away, kept: fast })
  expect(unknown).toMatchObject({ isRunning: true, fastId: 'f1', connectionStatus: 'error' })
  const none = fastingReducer(idleFasting, { type: 'synced', fast: null })
  expect(fastingReducer(none, { ...away, kept: fast }).isRunning).toBe(false)
})

test('it is not shown where its end waits to be sent', () => {
  const end = {
    fastId: 'f1',
    startMs: 0,
    targetHours: 16,
    endMs: 1,
    timeZone: 'UTC',
    problem: null,
  }
  const waiting = fastingReducer(idleFasting, { type: 'endKept', end })
  expect(fastingReducer(waiting, { ...away, kept: aFast() }).isRunning).toBe(false)
  expect(fastingReducer(waiting, { type: 'synced', fast: aFast() }).isRunning).toBe(false)
  const another = aFast({ _id: 'f2' })
  expect(fastingReducer(waiting, { type: 'synced', fast: another }).isRunning).toBe(true)
})
