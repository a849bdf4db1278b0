import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Fast } from '#contract/fast.ts'
import { on } from '#web/browser/events.ts'
import { failures, rejecting } from '#web/test/auth-api.ts'
import { fastingCalls } from '#web/test/fasting-api.ts'
import { renderAt } from '#web/test/place.tsx'
import { hanging } from '#web/test/promise.ts'
import { aFast, asha, endedFast, HOUR_MS, START_MS } from '#web/test/samples.ts'
import { pass } from '#web/test/time.ts'
import { FastingProvider, useFasting } from './fasting-provider.tsx'
import { Timer } from './timer.tsx'

type Api = ReturnType<typeof fastingCalls>

const place = (api: Api, isSignedIn = true) => (
  <FastingProvider userId={isSignedIn ? 'u1' : null} api={api}>
    <Timer user={asha} onUserChange={() => {}} />
  </FastingProvider>
)

function open(change: Partial<Api> = {}) {
  const fetch = vi.fn(change.fetchCurrentFast ?? (async () => null))
  const api = fastingCalls({ ...change, fetchCurrentFast: fetch })
  return { ...renderAt('/fasting-timer', place(api)), api, fetch }
}

const text = () => document.body.textContent ?? ''
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const digits = () => screen.getByTestId('elapsed').textContent
const runs = async () => aFast({ targetHours: 16 })

let hidden: boolean
const look = (away: boolean) => {
  hidden = away
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(START_MS + 8 * HOUR_MS)
  hidden = false
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
})

describe('the timer', () => {
  test('TIMER-01, TIMER-02, TIMER-03, TIMER-04, FAST-26 loads with its connection, then is idle', async () => {
    const { promise, resolve } = hanging<Fast | null>()
    open({ fetchCurrentFast: () => promise })
    expect(text()).toContain('Loading your fast...')
    await pass(300)
    expect(text()).toBe('Loading your fast...Connecting...')
    await pass(0, () => resolve(null))
    expect(text()).toContain('Connected')
    expect(button('Start Fast').disabled).toBe(false)
    expect(screen.queryByRole('button', { name: 'End Fast' })).toBeNull()
    expect(screen.getAllByRole('radio')).toHaveLength(7)
    expect([
      digits(),
      screen.getByRole<HTMLInputElement>('radio', { checked: true }).labels?.[0]?.textContent,
    ]).toEqual(['00:00:00', '16 h'])
  })

  test('TIMER-10, TIMER-12, TIMER-13, TIMER-14, TIMER-15, TIMER-18, TIMER-22 shows the running fast', async () => {
    open({ fetchCurrentFast: runs })
    await pass(300)
    expect(text()).toContain('Fast is running')
    expect(digits()).toBe('08:00:00')
    for (const part of ['of 16 hours', 'Calories Burned400 kcal', 'Progress50%', '8 hr to go']) {
      expect(text()).toContain(part)
    }
    expect(screen.queryAllByRole('radio')).toEqual([])
    expect(screen.queryByRole('button', { name: 'Start Fast' })).toBeNull()
  })

  test('TIMER-05, TIMER-08, TIMER-26, TIMER-27, AMB-59 shows trouble, and ends it by itself', async () => {
    const answers = [rejecting(failures.network), runs]
    open({ fetchCurrentFast: () => (answers.shift() ?? runs)() })
    await pass(300)
    expect(text()).toContain('Connection Error')
    expect(screen.getByRole('alert').textContent).toBe(failures.network.message)
    expect(text()).toContain('Having trouble connecting? The app will automatically retry.')
    expect(button('Start Fast').disabled).toBe(true)
    await pass(1000)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(text()).toContain('Fast is running')
  })

  test('TIMER-09 the error can be dismissed', async () => {
    open({ fetchCurrentFast: rejecting(failures.forbidden) })
    await pass(300)
    fireEvent.click(button('Dismiss'))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('TIMER-23, TIMER-24, TIMER-25 starts and ends with one call each, however often it is pressed', async () => {
    const [starting, ending] = [hanging<Fast>(), hanging<Fast>()]
    const startFast = vi.fn(() => starting.promise)
    const endFast = vi.fn(() => ending.promise)
    open({ startFast, endFast })
    await pass(300)
    const start = button('Start Fast')
    for (let times = 0; times < 3; times++) fireEvent.click(start)
    expect(button('Starting...').disabled).toBe(true)
    await pass(0, () => starting.resolve(aFast({ startTime: new Date().toISOString() })))
    expect(digits()).toBe('00:00:00')
    await pass(3100)
    expect(digits()).toBe('00:00:03')
    const end = button('End Fast')
    for (let times = 0; times < 3; times++) fireEvent.click(end)
    expect(button('Ending...').disabled).toBe(true)
    await pass(0, () => ending.resolve(endedFast))
    expect(text()).toContain('You fasted for 18 hr and reached your target.')
    expect([startFast, endFast].map(({ mock }) => mock.calls)).toEqual([
      [[16, null]],
      [['f1', null]],
    ])
  })

  test('TIMER-06, TIMER-07, FAST-29 is synced by hand', async () => {
    const second = hanging<Fast | null>()
    const answers = [Promise.resolve(null), second.promise]
    const { fetch } = open({ fetchCurrentFast: () => answers.shift() ?? Promise.resolve(null) })
    await pass(3000)
    fireEvent.click(button('Refresh'))
    expect(button('Syncing...').disabled).toBe(true)
    await pass(0, () => second.resolve(aFast()))
    expect(text()).toContain('Fast is running')
    expect(fetch).toHaveBeenCalledTimes(2)
  })
})

describe('a page that is looked at again', () => {
  test('FAST-27, FAST-28, TIMER-37 shows the time at once and asks 500 ms later, silently', async () => {
    const { fetch } = open({ fetchCurrentFast: runs })
    await pass(300)
    await pass(8 * HOUR_MS, () => look(true))
    expect(digits()).toBe('08:00:00')
    await pass(499, () => look(false))
    expect(digits()).toBe('16:00:00')
    expect(fetch).toHaveBeenCalledTimes(1)
    fetch.mockReturnValueOnce(hanging<null>().promise)
    await pass(1)
    expect(fetch).toHaveBeenCalledTimes(2)
    expect(button('Refresh')).toBeDefined()
  })

  test('TIMER-37 by focus alone shows the time at once', async () => {
    open({ fetchCurrentFast: runs })
    await pass(300)
    vi.setSystemTime(START_MS + 10 * HOUR_MS)
    await pass(0, () => window.dispatchEvent(new Event('focus')))
    expect(digits()).toBe('10:00:00')
  })

  test.each([
    ['the network is back', () => window.dispatchEvent(new Event('online'))],
    [
      'it comes back from the page cache',
      () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    ],
  ])('asks where %s', async (_, happen) => {
    const { fetch } = open()
    await pass(3000)
    await pass(500, () => void happen())
    expect(fetch).toHaveBeenCalledTimes(2)
  })
})

describe('tabs', () => {
  test('another tab that changes a fast is followed, and the lists are told', async () => {
    const { fetch } = open()
    await pass(3000)
    const told: unknown[] = []
    const stop = on('dashboardUpdateRequired', ({ reason }) => told.push(reason))
    const other = new BroadcastChannel('fasting')
    fetch.mockImplementation(runs)
    other.postMessage('started')
    await act(() => expect.poll(() => told).toEqual(['fastChanged']))
    await pass(0)
    expect(text()).toContain('Fast is running')
    other.close()
    stop()
  })

  test('other tabs are told of a change here', async () => {
    const other = new BroadcastChannel('fasting')
    const heard: unknown[] = []
    other.onmessage = ({ data }) => heard.push(data)
    open()
    await pass(300)
    fireEvent.click(button('Start Fast'))
    await pass(0)
    await act(() => expect.poll(() => heard).toEqual(['started']))
    other.close()
  })
})

test('FAST-24, FAST-25 signing out resets all to idle', async () => {
  const { rerender, api, fetch } = open({ fetchCurrentFast: runs })
  await pass(300)
  rerender(place(api, false))
  expect(text()).toContain('Loading your fast...Disconnected')
  await pass(10_000)
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('TIMER-38 the timer outside its provider is an error of ours', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const Lost = () => <>{useFasting().fastId}</>
  const message = 'useFasting must be used within a FastingProvider'
  expect(() => renderAt('/', <Timer user={asha} onUserChange={() => {}} />)).toThrow(message)
  expect(() => renderAt('/', <Lost />)).toThrow(message)
})
