import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CHOSEN_EXERCISE_MS } from '#web/timing.ts'
import { useChosen } from './use-chosen.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

const chosen = (hook: { current: ReturnType<typeof useChosen> }) => hook.current[0]

describe('the chosen exercise', () => {
  it('YOGA-41 YOGA-42 is set by choosing and clears after 5000 ms', () => {
    const { result } = renderHook(useChosen)
    expect(chosen(result)).toBeNull()
    act(() => result.current[1]('tree-pose'))
    act(() => vi.advanceTimersByTime(CHOSEN_EXERCISE_MS - 1))
    expect(chosen(result)).toBe('tree-pose')
    act(() => vi.advanceTimersByTime(1))
    expect(chosen(result)).toBeNull()
  })

  it('YOGA-42 begins its time anew with each choice, the same one included', () => {
    const { result } = renderHook(useChosen)
    for (const id of ['tree-pose', 'boat-pose', 'boat-pose']) {
      act(() => result.current[1](id))
      act(() => vi.advanceTimersByTime(CHOSEN_EXERCISE_MS - 1))
      expect(chosen(result)).toBe(id)
    }
    act(() => vi.advanceTimersByTime(1))
    expect(chosen(result)).toBeNull()
  })

  it('leaves no timer behind', () => {
    const { result, unmount } = renderHook(useChosen)
    act(() => result.current[1]('tree-pose'))
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })
})
