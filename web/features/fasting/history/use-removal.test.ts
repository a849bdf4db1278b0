import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { failures } from '#web/test/auth-api.ts'
import { hanging } from '#web/test/promise.ts'
import { endedFast } from '#web/test/samples.ts'
import { pass } from '#web/test/time.ts'
import { useRemoval } from './use-removal.ts'

const first = { ...endedFast, _id: 'first' }
const second = { ...endedFast, _id: 'second' }

beforeEach(() => {
  vi.useFakeTimers()
})

/** The hook with a server whose answers come when they are told to. */
function removal() {
  const answers: ReturnType<typeof hanging<void>>[] = []
  const failed = vi.fn()
  const remove = vi.fn((_id: string, _keepalive?: boolean) => {
    const answer = hanging<void>()
    answers.push(answer)
    return answer.promise
  })
  const { result, unmount } = renderHook(() => useRemoval(remove, failed))
  const it = () => result.current
  return {
    it,
    unmount,
    answers,
    failed,
    calls: remove.mock.calls,
    hidden: () => [...it().hidden],
    drop: (fast: typeof first) => act(() => it().schedule(fast)),
  }
}

test('DASH-06 a fast is hidden at once and deleted 8 s later', async () => {
  const { it, calls, hidden, drop } = removal()
  drop(first)
  expect([it().undoable, hidden()]).toEqual([first, ['first']])
  await pass(7999)
  expect(calls).toEqual([])
  await pass(1)
  expect(calls).toEqual([['first', false]])
})

test('it stays hidden once it is deleted, whatever the list still holds', async () => {
  const { answers, hidden, drop, calls } = removal()
  drop(first)
  await pass(8000)
  await pass(0, () => answers[0]?.resolve())
  await pass(60_000)
  expect(hidden()).toEqual(['first'])
  expect(calls).toHaveLength(1)
})

describe('undo', () => {
  test('brings it back, and nothing is deleted', async () => {
    const { it, calls, hidden, drop } = removal()
    drop(first)
    await pass(7999, () => {})
    act(() => it().undo())
    expect([it().undoable, hidden()]).toEqual([null, []])
    await pass(60_000)
    expect(calls).toEqual([])
  })

  test('is offered no more once the deletion has left', async () => {
    const { it, hidden, drop } = removal()
    drop(first)
    await pass(8000)
    expect(it().undoable).toBeNull()
    act(() => it().undo())
    expect(hidden()).toEqual(['first'])
  })
})

test('a second one sends the first on its way, and both are hidden', async () => {
  const { it, calls, hidden, drop, answers } = removal()
  drop(first)
  await pass(1000)
  drop(second)
  expect(calls).toEqual([['first', false]])
  expect([it().undoable, hidden()]).toEqual([second, ['first', 'second']])
  await pass(0, () => answers[0]?.resolve())
  expect(it().undoable).toEqual(second)
  await pass(7999)
  expect(calls).toHaveLength(1)
  await pass(1)
  expect(calls).toEqual([
    ['first', false],
    ['second', false],
  ])
})

describe('a deletion that fails', () => {
  test('shows the fast again and says so', async () => {
    const { answers, failed, hidden, drop } = removal()
    drop(first)
    await pass(8000)
    await pass(0, () => answers[0]?.reject(failures.network))
    expect(hidden()).toEqual([])
    expect(failed.mock.calls).toEqual([[failures.network]])
  })

  test('leaves the next one alone', async () => {
    const { it, answers, hidden, drop } = removal()
    drop(first)
    drop(second)
    await pass(0, () => answers[0]?.reject(failures.network))
    expect([it().undoable, hidden()]).toEqual([second, ['second']])
  })
})

describe('leaving', () => {
  test('the page sends it on its way, to outlive the page', async () => {
    const { calls, drop } = removal()
    drop(first)
    await pass(0, () => window.dispatchEvent(new Event('pagehide')))
    expect(calls).toEqual([['first', true]])
    await pass(60_000)
    expect(calls).toHaveLength(1)
  })

  test('the screen does too', () => {
    const { calls, drop, unmount } = removal()
    drop(first)
    unmount()
    expect(calls).toEqual([['first', true]])
  })

  test('with nothing to delete deletes nothing', async () => {
    const { calls, unmount } = removal()
    await pass(0, () => window.dispatchEvent(new Event('pagehide')))
    unmount()
    expect(calls).toEqual([])
  })
})

test('it can be waited for', async () => {
  const { it, answers, drop } = removal()
  drop(first)
  let settled = false
  await pass(
    0,
    () =>
      void it()
        .settle()
        .then(() => (settled = true)),
  )
  expect(settled).toBe(false)
  await pass(0, () => answers[0]?.resolve())
  expect(settled).toBe(true)
})
