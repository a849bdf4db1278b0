import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Fast } from '#contract/fast.ts'
import { ApiError } from '#web/api/api-error.ts'
import { type AppEvents, on } from '#web/browser/events.ts'
import { failures, rejecting } from '#web/test/auth-api.ts'
import { type FastingApi, page, running } from '#web/test/fasting-page.ts'
import { hanging } from '#web/test/promise.ts'
import { aFast, endedFast, START_MS } from '#web/test/samples.ts'
import { keptEndOf } from './kept-end.ts'

const { network, timeout, broken, refused, limited } = failures
const HOUR_MS = 3_600_000
const PRESSED_MS = START_MS + 18 * HOUR_MS

const box = keptEndOf('u1')
const runs = { ...running, startTime: START_MS }
const away = { endFast: rejecting(network), fetchCurrentFast: rejecting(network) }

let told: AppEvents['fastingStateChanged']['action'][]
beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(PRESSED_MS)
  localStorage.clear()
  told = []
  return on('fastingStateChanged', ({ action }) => told.push(action))
})

/** A page on which the fast was ended without a network. */
async function ended(change: Partial<FastingApi> = away) {
  const it = page(change, runs)
  await it.end()
  return it
}

const ends = (it: ReturnType<typeof page>) => it.calls.filter(([, call]) => call.startsWith('end'))

describe('ending without the network', () => {
  test.each([
    ['no answer', network],
    ['none in time', timeout],
    ['a proxy whose server is away', new ApiError('SERVER_ERROR', 'x', { status: 502 })],
  ])('%s: the fast is over, and its end is kept with its moment', async (_, error) => {
    localStorage.setItem('dashboard_cache_u1', '{}')
    const it = await ended({ ...away, endFast: rejecting(error) })
    const end = { fastId: 'f1', startMs: START_MS, targetHours: 16, endMs: PRESSED_MS }
    expect(box.read()).toMatchObject({ ...end, problem: null })
    expect(it.state()).toMatchObject({
      isRunning: false,
      keptEnd: end,
      pending: null,
      error: null,
      connectionStatus: 'error',
    })
    // The numbers are those of before: there are no others to be had.
    expect([told, localStorage.getItem('dashboard_cache_u1')]).toEqual([[], '{}'])
  })

  test('an earlier end is kept as it was given', async () => {
    const it = page(away, runs)
    await it.end(PRESSED_MS - HOUR_MS)
    expect(box.read()?.endMs).toBe(PRESSED_MS - HOUR_MS)
  })

  test('it is kept before it is sent, so that a page that dies meanwhile has ended it', () => {
    const it = page({ endFast: () => hanging<Fast>().promise }, runs)
    void it.end()
    expect(box.read()).toMatchObject({ fastId: 'f1', endMs: PRESSED_MS })
  })

  test('nothing is left of one that arrived, or that the server refused', async () => {
    for (const endFast of [async () => endedFast, rejecting(broken), rejecting(refused)]) {
      const it = page({ endFast }, runs)
      await it.end()
      expect([box.read(), it.state().keptEnd]).toEqual([null, null])
    }
  })

  test('it is tried again after 1, 2 and 4 s, then every 30 s', async () => {
    const it = await ended()
    await vi.advanceTimersByTimeAsync(60_000)
    const sinceMs = ends(it).map(([atMs]) => atMs - (ends(it)[1]?.[0] ?? 0))
    expect(sinceMs.slice(1)).toEqual([0, 1000, 3000, 7000, 37_000])
    expect(it.fetches()).toEqual([])
    expect(it.state()).toMatchObject({ isRunning: false, error: null, connectionStatus: 'error' })
  })
})

describe('when the network is back', () => {
  test('it is sent once, with its moment and its zone, and then what runs is asked for', async () => {
    let isBack = false
    const it = await ended({
      endFast: () => (isBack ? Promise.resolve(endedFast) : Promise.reject(network)),
    })
    isBack = true
    const before = ends(it).length
    it.wake()
    await vi.runAllTimersAsync()
    expect(ends(it).slice(before)).toHaveLength(1)
    expect(ends(it).at(-1)?.[1]).toBe(`end f1 ${PRESSED_MS} ${timeZone()}`)
    expect(it.fetches()).toHaveLength(1)
    expect(box.read()).toBeNull()
    expect(it.state()).toMatchObject({
      keptEnd: null,
      lastCompletedFast: endedFast,
      connectionStatus: 'connected',
    })
    expect(told).toEqual(['ended'])
  })

  test('a page that begins sends what one before it kept', async () => {
    await ended()
    const it = page()
    it.begin()
    await vi.runAllTimersAsync()
    expect(ends(it)).toHaveLength(1)
    expect([box.read(), it.state().isRunning]).toEqual([null, false])
  })

  test('one that had arrived after all counts as done', async () => {
    await ended()
    const fast = { ...endedFast, endTime: new Date(PRESSED_MS + 900).toISOString() }
    const said = new ApiError('UNKNOWN_ERROR', 'Over', { status: 400, body: { fast } })
    const it = page({ endFast: rejecting(said) })
    it.begin()
    await vi.runAllTimersAsync()
    expect(it.state()).toMatchObject({ keptEnd: null, lastCompletedFast: fast })
    expect([box.read(), told]).toEqual([null, ['ended']])
  })

  test('another tab that has sent it leaves nothing to send', async () => {
    const it = await ended()
    await vi.advanceTimersByTimeAsync(0)
    const before = ends(it).length
    box.drop()
    await vi.advanceTimersByTimeAsync(1000)
    expect(ends(it)).toHaveLength(before)
    expect(it.state().keptEnd).toBeNull()
  })

  test('an expired sign-in keeps it for the next', async () => {
    await ended()
    const it = page({ endFast: rejecting(refused) })
    it.begin()
    await vi.advanceTimersByTimeAsync(500)
    expect(box.read()).not.toBeNull()
  })

  test('a limit is waited out', async () => {
    await ended()
    const it = page({ endFast: rejecting(limited) })
    it.begin()
    await vi.advanceTimersByTimeAsync(300 + 30_000)
    expect(ends(it).map(([atMs]) => atMs)).toEqual([300, 30_300])
  })

  test.each([
    ['deleted', new ApiError('UNKNOWN_ERROR', 'Fast not found', { status: 404 }), null],
    [
      'refused',
      new ApiError('VALIDATION_ERROR', 'The end cannot lie in the future', { status: 422 }),
      aFast(),
    ],
  ])(
    'one that is refused (%s) is told until it was read, and what runs is shown',
    async (kind, error, fast) => {
      await ended()
      const it = page({ endFast: rejecting(error), fetchCurrentFast: async () => fast })
      it.begin()
      await vi.runAllTimersAsync()
      expect(it.state()).toMatchObject({ isRunning: fast !== null, keptEnd: { problem: { kind } } })

      const next = page({ fetchCurrentFast: async () => fast })
      next.begin()
      await vi.runAllTimersAsync()
      expect(ends(next)).toEqual([])
      expect(next.state().keptEnd).toMatchObject({ problem: { kind } })
      next.forgetEnd()
      expect([box.read(), next.state().keptEnd]).toEqual([null, null])
    },
  )
})

const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
