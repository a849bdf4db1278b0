import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { readLikes, toggled, toggleLike, useLikes, writeLikes } from './likes.ts'

const KEY = 'likedYogaExercises'

describe('the map of likes', () => {
  it('STORE-04 is read as it was written', () => {
    const likes = new Set(['tree-pose', 'cat-cow-for-a-stiff-back', '__proto__'])
    expect(writeLikes(new Set(['tree-pose']))).toBe('{"tree-pose":true}')
    expect(readLikes(writeLikes(likes))).toEqual(likes)
  })

  it.each([
    null,
    '',
    'no json',
    'null',
    'true',
    '1e400',
    '"tree-pose"',
    '["tree-pose"]',
    '{"tree-pose":1}',
    '{"tree-pose":"true"}',
    '{"tree-pose":{"toString":1}}',
    '{"tree-pose":false}',
    '{"tree-pose":true',
  ])('%s holds none', (text) => {
    expect(readLikes(text)).toEqual(new Set())
  })

  it('keeps what is sound beside what is not', () => {
    expect(readLikes('{"a":true,"b":0,"__proto__":{"c":true}}')).toEqual(new Set(['a']))
  })

  it('YOGA-29 a second toggle takes the first back and leaves the others', () => {
    const once = toggled(new Set(['boat-pose']), 'tree-pose')
    expect(once).toEqual(new Set(['boat-pose', 'tree-pose']))
    expect(toggled(once, 'tree-pose')).toEqual(new Set(['boat-pose']))
  })
})

describe('likes on the page', () => {
  it('STORE-04 lie in browser storage and follow it', () => {
    const { result } = renderHook(useLikes)
    act(() => toggleLike('tree-pose'))
    expect(result.current).toEqual(new Set(['tree-pose']))
    expect(localStorage.getItem(KEY)).toBe('{"tree-pose":true}')

    localStorage.setItem(KEY, '{"boat-pose":true}')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })))
    expect(result.current).toEqual(new Set(['boat-pose']))
    act(() => toggleLike('boat-pose'))
    expect(localStorage.getItem(KEY)).toBe('{}')
  })

  it('last as long as the page where storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, clear() {} })
    const { result } = renderHook(useLikes)
    act(() => toggleLike('tree-pose'))
    expect(result.current.has('tree-pose')).toBe(true)
    act(() => toggleLike('tree-pose'))
    expect(result.current.has('tree-pose')).toBe(false)
  })
})
