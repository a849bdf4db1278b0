import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Fast } from '#contract/fast.ts'
import { ApiError } from '#web/api/api-error.ts'
import { on } from '#web/browser/events.ts'
import { failures, rejecting } from '#web/test/auth-api.ts'
import { page, running } from '#web/test/fasting-page.ts'
import { hanging } from '#web/test/promise.ts'
import { aFast, endedFast } from '#web/test/samples.ts'
import { fastSentences } from './fasting-api.ts'

const { network, timeout, broken, refused, forbidden, limited, silent } = failures
const gone = new ApiError('UNKNOWN_ERROR', 'Fast not found', { status: 404 })
const over = new ApiError('UNKNOWN_ERROR', 'This fast has already ended', { status: 400 })

let told: unknown[]
beforeEach(() => {
  vi.useFakeTimers()
  told = []
  localStorage.setItem('dashboard_cache_u1', '{}')
  const stops = [
    on('fastingStateChanged', (detail) => told.push(detail)),
    on('dashboardUpdateRequired', (detail) => told.push(detail)),
  ]
  return () => {
    for (const stop of stops) stop()
  }
})
const cached = () => localStorage.getItem('dashboard_cache_u1') !== null

describe('starting', () => {
  test('FAST-04, FAST-13, AMB-91 it runs, and the page is told', async () => {
    const it = page()
    const starting = it.start(20)
    expect(it.state().pending).toBe('start')
    await starting
    expect(it.state()).toMatchObject({ isRunning: true, targetHours: 20, pending: null })
    expect(it.calls).toEqual([[0, 'start 20']])
    expect(told).toEqual([{ action: 'started' }])
    expect(cached()).toBe(false)
  })

  test('passes on an earlier start', async () => {
    const it = page()
    await it.start(16, 12345)
    expect(it.calls).toEqual([[0, 'start 16 12345']])
  })

  test('FAST-35 needs a sign-in', async () => {
    const it = page()
    it.signedIn = false
    await it.start(16)
    expect(it.calls).toEqual([])
    expect(it.state().error).toBe('You must be logged in to start a fast')
  })

  test('TIMER-25 twice sends one call', async () => {
    const it = page({ startFast: () => hanging<Fast>().promise })
    void it.start(16)
    void it.start(16)
    void it.end()
    expect(it.calls).toHaveLength(1)
  })

  test('ERR-50, ERR-51, AMB-15, AMB-19 where one runs already, it is fetched and shown', async () => {
    const already = new ApiError('UNKNOWN_ERROR', fastSentences.alreadyActive, { status: 400 })
    const found = hanging<Fast>()
    const it = page({ startFast: rejecting(already), fetchCurrentFast: () => found.promise })
    await it.start(16)
    expect(it.state()).toMatchObject({
      error: 'Your fast is already running. Syncing now...',
      pending: null,
    })
    expect(it.fetches()).toEqual([0])
    found.resolve(aFast())
    await vi.runAllTimersAsync()
    expect(it.state()).toMatchObject({ isRunning: true, error: null })
    expect([told, cached()]).toEqual([[], true])
  })

  test.each([
    ['network', network, network.message],
    ['timeout', timeout, timeout.message],
    ['server', broken, broken.message],
    ['limit', limited, limited.message],
    ['words of the server', over, over.message],
    ['ERR-34, ERR-53 no words', silent, 'Failed to start fast. Please try again.'],
  ])(
    'ERR-52, ERR-54, ERR-55, AMB-14 fails (%s): idle, told, fetched anew',
    async (_, error, message) => {
      const answer = hanging<null>()
      const it = page({ startFast: rejecting(error), fetchCurrentFast: () => answer.promise })
      await it.start(16)
      const failed = { isRunning: false, error: message, pending: null }
      expect(it.state()).toMatchObject({ ...failed, connectionStatus: 'error' })
      answer.resolve(null)
      await vi.runAllTimersAsync()
      expect(it.state()).toMatchObject({ ...failed, connectionStatus: 'connected' })
      expect(it.fetches()).toEqual([0])
      expect([told, cached()]).toEqual([[], true])
    },
  )

  test('a start whose answer was lost runs after all', async () => {
    const it = page({ startFast: rejecting(timeout), fetchCurrentFast: async () => aFast() })
    await it.start(16)
    await vi.runAllTimersAsync()
    expect(it.state().isRunning).toBe(true)
  })

  test('a 401 says nothing here and waits no longer', async () => {
    const it = page({ startFast: rejecting(refused) })
    await it.start(16)
    await vi.runAllTimersAsync()
    expect(it.state()).toMatchObject({ error: null, pending: null })
    expect(it.fetches()).toEqual([])
  })
})

describe('ending', () => {
  test('FAST-06, FAST-07, FAST-14, FAST-17, FAST-18, STORE-03 it is over, and the page is told', async () => {
    const it = page({}, running)
    const ending = it.end()
    expect(it.state().pending).toBe('end')
    await ending
    expect(it.calls).toEqual([[0, 'end f1']])
    expect(it.state()).toMatchObject({
      isRunning: false,
      lastCompletedFast: endedFast,
      pending: null,
      error: null,
    })
    expect(told).toEqual([{ action: 'ended' }, { reason: 'fastEnded' }])
    expect(cached()).toBe(false)
  })

  test('FAST-36 needs a sign-in', async () => {
    const it = page({}, running)
    it.signedIn = false
    await it.end()
    expect(it.calls).toEqual([])
    expect(it.state().error).toBe('You must be logged in to stop a fast')
  })

  test('FAST-37, FAST-38, AMB-09 needs a fast', async () => {
    const it = page({}, { ...running, fastId: null })
    await it.end()
    expect(it.calls).toEqual([])
    expect(it.state()).toMatchObject({ isRunning: false, error: 'No active fast to stop' })
  })

  test('twice sends one call', async () => {
    const it = page({ endFast: () => hanging<Fast>().promise }, running)
    void it.end()
    void it.end()
    void it.start(16)
    expect(it.calls).toHaveLength(1)
  })

  test.each([
    ['FAST-09, ERR-58 404', gone],
    ['FAST-10, ERR-59 400', over],
  ])('%s, AMB-73, ERR-56: it resets with the message', async (_, error) => {
    const it = page({ endFast: rejecting(error) }, running)
    await it.end()
    await vi.runAllTimersAsync()
    expect(it.state()).toMatchObject({
      isRunning: false,
      error: error.message,
      lastCompletedFast: null,
      pending: null,
    })
    expect([told, cached(), it.fetches()]).toEqual([[], false, []])
  })

  test.each([
    ['server', broken, [0]],
    ['forbidden', forbidden, []],
    ['limited', limited, []],
    ['ERR-35, ERR-57 no words', silent, []],
  ])(
    'ERR-56 fails (%s): the fast runs on, and what may pass is looked at again',
    async (_, error, fetches) => {
      const answer = hanging<Fast>()
      const it = page(
        { endFast: rejecting(error), fetchCurrentFast: () => answer.promise },
        running,
      )
      await it.end()
      expect(it.state()).toMatchObject({
        isRunning: true,
        error: error.message || 'Failed to end fast',
        pending: null,
        connectionStatus: 'error',
      })
      answer.resolve(aFast())
      await vi.runAllTimersAsync()
      expect(it.fetches()).toEqual(fetches)
      expect(it.state()).toMatchObject({ isRunning: true, errorStays: true })
      expect([told, cached()]).toEqual([[], true])
    },
  )

  test('a 401 says nothing here and waits no longer', async () => {
    const it = page({ endFast: rejecting(refused) }, running)
    await it.end()
    expect(it.state()).toMatchObject({ isRunning: true, error: null, pending: null })
  })
})

describe('correcting', () => {
  const past = { startMs: 0, endMs: 1, targetHours: 16, note: '' }

  test('FAST-11, FAST-15 a correction shows and is told', async () => {
    const it = page({}, running)
    expect(await it.update('f1', { note: 'n' })).toMatchObject({ note: 'n' })
    expect(it.state().note).toBe('n')
    expect([told, cached()]).toEqual([[{ action: 'updated' }], false])
  })

  test('FAST-12, FAST-16 a deletion shows and is told', async () => {
    const it = page({}, running)
    await it.remove('f1', true)
    expect(it.calls).toEqual([[0, 'delete f1 true']])
    expect(it.state().isRunning).toBe(false)
    expect([told, cached()]).toEqual([[{ action: 'deleted' }], false])
  })

  test('one more of the past is told, and the one that runs goes on', async () => {
    const it = page({}, running)
    await it.add(past)
    expect(it.state().isRunning).toBe(true)
    expect([told, cached()]).toEqual([[{ action: 'added' }], false])
  })

  test('one that is refused is for the form to tell', async () => {
    const it = page(
      { addFast: rejecting(gone), updateFast: rejecting(gone), deleteFast: rejecting(gone) },
      running,
    )
    await expect(it.add(past)).rejects.toBe(gone)
    await expect(it.update('f1', {})).rejects.toBe(gone)
    await expect(it.remove('f1')).rejects.toBe(gone)
    expect(it.state()).toMatchObject({ isRunning: true, error: null })
    expect([told, cached()]).toEqual([[], true])
  })
})
