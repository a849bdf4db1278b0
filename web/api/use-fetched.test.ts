import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { failures } from '#web/test/auth-api.ts'
import { hanging } from '#web/test/promise.ts'
import { pass } from '#web/test/time.ts'
import { backoffMs, FETCH_RETRIES } from '#web/timing.ts'
import { useFetched } from './use-fetched.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

/** The hook with a server whose answers come when they are told to. */
function fetched(first?: () => string) {
  const answers: ReturnType<typeof hanging<string>>[] = []
  const signals: AbortSignal[] = []
  const befores: (string | null)[] = []
  const load = async (signal: AbortSignal, before: string | null) => {
    const answer = hanging<string>()
    answers.push(answer)
    signals.push(signal)
    befores.push(before)
    return await answer.promise
  }
  const { result, unmount } = renderHook(() => useFetched(load, first))
  const tell = (work: () => void) => act(async () => work())
  return { it: () => result.current, unmount, answers, signals, befores, tell }
}

describe('a fetch', () => {
  test('is made at once and gives what came', async () => {
    const { it, answers, tell } = fetched()
    expect(it()).toMatchObject({ data: null, error: null, isFetching: true })
    await tell(() => answers[0]?.resolve('new'))
    expect(it()).toMatchObject({ data: 'new', error: null, isFetching: false })
  })

  test('shows what is there already, and knows it', async () => {
    const { it, befores } = fetched(() => 'kept')
    expect(it()).toMatchObject({ data: 'kept', isFetching: true })
    expect(befores).toEqual(['kept'])
  })

  test('that is made anew stands for the one before, whichever answers first', async () => {
    const { it, answers, signals, tell } = fetched()
    await tell(() => void it().refetch())
    expect(signals[0]?.aborted).toBe(true)
    await tell(() => answers[1]?.resolve('second'))
    await tell(() => answers[0]?.resolve('first'))
    expect(it().data).toBe('second')
  })

  test('that fails keeps what was there, and says why', async () => {
    const { it, answers, tell } = fetched(() => 'kept')
    await tell(() => answers[0]?.reject(failures.forbidden))
    expect(it()).toMatchObject({ data: 'kept', error: failures.forbidden, isFetching: false })
    await pass(60_000)
    expect(answers).toHaveLength(1)
  })

  test('is tried again a few times while the server is away', async () => {
    const { it, answers, tell } = fetched()
    for (let retry = 0; retry < FETCH_RETRIES; retry++) {
      await tell(() => answers.at(-1)?.reject(failures.network))
      expect(it().error).toBe(failures.network)
      await pass(backoffMs(retry) - 1)
      expect(answers).toHaveLength(retry + 1)
      await pass(1)
      expect(answers).toHaveLength(retry + 2)
    }
    await tell(() => answers.at(-1)?.reject(failures.network))
    await pass(60_000)
    expect(answers).toHaveLength(FETCH_RETRIES + 1)
  })

  test('is made anew when the page is looked at, unless one is under way', async () => {
    const { answers, tell } = fetched()
    const look = () => tell(() => void document.dispatchEvent(new Event('visibilitychange')))
    await look()
    expect(answers).toHaveLength(1)
    await tell(() => answers[0]?.resolve('new'))
    await look()
    expect(answers).toHaveLength(2)
    await tell(() => answers[1]?.resolve('newer'))
    await tell(() => void window.dispatchEvent(new Event('focus')))
    expect(answers).toHaveLength(3)
  })

  test('is made anew at once when the network is back', async () => {
    const { it, answers, tell } = fetched()
    await tell(() => answers[0]?.reject(failures.network))
    await tell(() => void window.dispatchEvent(new Event('online')))
    await tell(() => answers[1]?.resolve('new'))
    expect(it()).toMatchObject({ data: 'new', error: null })
    await pass(60_000)
    expect(answers).toHaveLength(2)
  })

  test('can be made in another way, which knows what is there', async () => {
    const { it, answers, tell } = fetched()
    await tell(() => answers[0]?.resolve('a'))
    await tell(() => void it().refetch(async (_, before) => `${before}b`))
    expect(it().data).toBe('ab')
  })

  test('is over with what asked for it', async () => {
    const { unmount, answers, signals, tell } = fetched()
    await tell(() => answers[0]?.reject(failures.network))
    unmount()
    expect(signals[0]?.aborted).toBe(true)
    await pass(60_000)
    await tell(() => void window.dispatchEvent(new Event('online')))
    expect(answers).toHaveLength(1)
  })
})
