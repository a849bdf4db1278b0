import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Fast } from '#contract/fast.ts'
import { failures, rejecting } from '#web/test/auth-api.ts'
import { type Page, page, running } from '#web/test/fasting-page.ts'
import { hanging } from '#web/test/promise.ts'
import { aFast } from '#web/test/samples.ts'
import { createFastingEffects } from './fasting-effects.ts'

const { network, timeout, broken, refused, forbidden, limited, silent } = failures

beforeEach(() => {
  vi.useFakeTimers()
})
const flush = () => vi.advanceTimersByTimeAsync(0)

describe('fetching', () => {
  test('FAST-26, CONST-10 begins after 300 ms', async () => {
    const it = page({ fetchCurrentFast: async () => aFast() })
    it.begin()
    await vi.advanceTimersByTimeAsync(299)
    expect(it.calls).toEqual([])
    await vi.runAllTimersAsync()
    expect(it.fetches()).toEqual([300])
    expect(it.state()).toMatchObject({ isRunning: true, connectionStatus: 'connected' })
  })

  test('FAST-27, FAST-28, CONST-15 follows a look at the page after 500 ms, silently', async () => {
    const { promise } = hanging<null>()
    const it = page({ fetchCurrentFast: () => promise }, running)
    it.wake()
    await vi.runAllTimersAsync()
    expect(it.fetches()).toEqual([500])
    expect(it.state()).toMatchObject({ isLoading: false, connectionStatus: 'connected' })
  })

  test('FAST-19, FAST-29 by hand is at once and seen', () => {
    const it = page({ fetchCurrentFast: () => hanging<null>().promise })
    it.refresh()
    expect(it.fetches()).toEqual([0])
    expect(it.state()).toMatchObject({ isLoading: true, connectionStatus: 'connecting' })
  })

  test('ERR-61 by hand needs a sign-in', () => {
    const it = page()
    it.signedIn = false
    it.refresh()
    expect(it.calls).toEqual([])
    expect(it.state().error).toBe('Please log in to refresh fasting data')
  })

  test('FAST-47, AMB-15, CONST-11 is put off to 2 s after the last, and not lost', async () => {
    const it = page()
    for (const ms of [0, 100, 1900]) setTimeout(it.refresh, ms)
    await vi.runAllTimersAsync()
    expect(it.fetches()).toEqual([0, 2000])
    setTimeout(it.refresh, 2000)
    await vi.runAllTimersAsync()
    expect(it.fetches()).toEqual([0, 2000, 4000])
  })

  test('FAST-46 is never done twice at a time', async () => {
    const { promise, resolve } = hanging<Fast | null>()
    const it = page({ fetchCurrentFast: () => promise })
    it.refresh()
    await vi.advanceTimersByTimeAsync(3000)
    it.refresh()
    it.wake()
    await vi.advanceTimersByTimeAsync(3000)
    expect(it.fetches()).toEqual([0])
    resolve(null)
    await vi.runAllTimersAsync()
    expect(it.fetches()).toEqual([0])
  })

  test('begins no more once the page has stopped it', async () => {
    const it = page()
    it.begin()
    it.stop()
    await vi.runAllTimersAsync()
    expect(it.calls).toEqual([])
  })
})

describe('a fetch that fails', () => {
  test.each([
    ['network', network],
    ['timeout', timeout],
    ['server', broken],
  ])(
    'ERR-49, FAST-43, FAST-44, FAST-48, CONST-12, CONST-13 (%s) is tried again after 1, 2 and 4 s',
    async (_, error) => {
      const it = page({ fetchCurrentFast: rejecting(error) }, running)
      it.refresh()
      await vi.runAllTimersAsync()
      expect(it.fetches()).toEqual([0, 1000, 3000, 7000])
      expect(it.state()).toMatchObject({
        isRunning: true,
        connectionStatus: 'error',
        error: error.message,
      })
    },
  )

  test.each([
    ['forbidden', forbidden],
    ['limited', limited],
    ['silent', silent],
  ])('AMB-18, ERR-48 for good (%s) is not', async (_, error) => {
    const it = page({ fetchCurrentFast: rejecting(error) })
    it.refresh()
    await vi.runAllTimersAsync()
    expect(it.fetches()).toEqual([0])
    expect(it.state().error).toBe(error.message || 'Failed to fetch current fast')
  })

  test('AMB-61 counts anew after the last retry', async () => {
    const it = page({ fetchCurrentFast: rejecting(network) })
    it.refresh()
    await vi.runAllTimersAsync()
    const againMs = it.nowMs() + 2000
    it.wake()
    await vi.runAllTimersAsync()
    expect(it.fetches().slice(4)).toEqual([againMs, againMs + 1000, againMs + 3000, againMs + 7000])
  })

  test('is over with the first answer', async () => {
    const answers = [rejecting(network), rejecting(broken), async () => aFast()]
    const it = page({ fetchCurrentFast: () => (answers.shift() ?? rejecting(network))() })
    it.refresh()
    await vi.runAllTimersAsync()
    expect(it.fetches()).toEqual([0, 1000, 3000])
    expect(it.state()).toMatchObject({
      isRunning: true,
      error: null,
      connectionStatus: 'connected',
    })
  })

  test('FAST-45 is not tried again once signed out', async () => {
    const it = page({ fetchCurrentFast: rejecting(network) })
    it.refresh()
    await flush()
    it.signedIn = false
    await vi.runAllTimersAsync()
    expect(it.fetches()).toEqual([0])
  })

  test('AMB-18 by a 401 says nothing here', async () => {
    const it = page({ fetchCurrentFast: rejecting(refused) }, running)
    it.refresh()
    await vi.runAllTimersAsync()
    expect(it.fetches()).toEqual([0])
    expect(it.state()).toMatchObject({ error: null, isLoading: false })
  })
})

describe('an answer that comes too late', () => {
  test('FAST-25 after signing out changes nothing', async () => {
    const { promise, resolve } = hanging<Fast | null>()
    const it = page({ fetchCurrentFast: () => promise })
    it.refresh()
    it.signedIn = false
    resolve(aFast())
    await vi.runAllTimersAsync()
    expect(it.state().isRunning).toBe(false)
    expect(it.fetches()).toEqual([0])
  })

  test.each<[string, (it: Page) => unknown]>([
    ['a start', (it) => it.start(18)],
    ['a correction', (it) => it.update('f1', { note: 'n' })],
    ['a deletion', (it) => it.remove('f1')],
    ['a change in another tab', (it) => it.followOtherTab()],
  ])('after %s is dropped and asked for anew', async (_, act) => {
    const late = hanging<Fast | null>()
    const answers = [late.promise, Promise.resolve(aFast())]
    const it = page({ fetchCurrentFast: () => answers.shift() ?? Promise.resolve(null) })
    it.refresh()
    await Promise.all([act(it), flush()])
    late.resolve(null)
    await vi.runAllTimersAsync()
    expect(it.fetches()).toEqual([0, 2000])
    expect(it.state().isRunning).toBe(true)
  })

  test('from a fetch that left while a start was under way is dropped too', async () => {
    const starting = hanging<Fast>()
    const late = hanging<Fast | null>()
    const answers = [late.promise, Promise.resolve(aFast())]
    const it = page({
      startFast: () => starting.promise,
      fetchCurrentFast: () => answers.shift() ?? Promise.resolve(null),
    })
    void it.start(18)
    it.wake()
    await vi.advanceTimersByTimeAsync(500)
    starting.resolve(aFast())
    await flush()
    late.resolve(null)
    await flush()
    expect(it.state().isRunning).toBe(true)
    await vi.runAllTimersAsync()
    expect(it.fetches()).toEqual([500, 2500])
  })

  test('FAST-24 of a start after signing out starts nothing', async () => {
    const { promise, resolve } = hanging<Fast>()
    const it = page({ startFast: () => promise })
    const starting = it.start(18)
    it.signedIn = false
    resolve(aFast())
    await starting
    expect(it.state().isRunning).toBe(false)
  })
})

test('ERR-60 an API is needed', () => {
  expect(() => createFastingEffects(Object({ dispatch() {} }))).toThrow(
    'API service not configured',
  )
})
