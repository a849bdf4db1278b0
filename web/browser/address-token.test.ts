import { act, renderHook } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { address } from '#web/test/place.tsx'
import { takeFromAddress, useAddressToken } from './address-token.ts'

const at = (place: string) => window.history.replaceState({ kept: true }, '', place)

describe('a token in the address', () => {
  test.each([
    ['a query', '/reset-password?token=a-b_C', 'a-b_C'],
    ['a fragment', '/reset-password#token=a-b_C', 'a-b_C'],
    ['both: the query', '/reset-password?token=query#token=fragment', 'query'],
    ['others beside it', '/reset-password?lang=hi&token=a&x', 'a'],
    ['encoded once', '/reset-password#token=a%252Bb', 'a%2Bb'],
    ['half encoded', '/reset-password#token=50%', '50%'],
    ['none', '/reset-password', null],
    ['cut off', '/reset-password?token=', null],
  ])('is taken out of it at once: %s', (_, place, token) => {
    at(place)
    const { result, rerender } = renderHook(() => useAddressToken())
    expect(result.current).toBe(token)
    expect(address()).toBe('/reset-password')
    rerender()
    expect(result.current).toBe(token)
  })

  test('the page’s first script may have taken it out already', () => {
    at('/auth/callback')
    window.takenQuery = '?token=a-b_C&from=%2Fdashboard'
    const states = vi.spyOn(window.history, 'replaceState')
    expect(takeFromAddress('token', 'from')).toEqual({ token: 'a-b_C', from: '/dashboard' })
    expect(takeFromAddress('token', 'from')).toEqual({})
    expect(states).not.toHaveBeenCalled()
  })

  test('another link to the page that is open already brings another', () => {
    at('/verify-email#token=first')
    const { result } = renderHook(() => useAddressToken())
    at('/verify-email#token=second')
    act(() => void window.dispatchEvent(new Event('hashchange')))
    expect([result.current, address()]).toEqual(['second', '/verify-email'])
  })

  test('what is no token stays where it is', () => {
    at('/verify-email?tokens=a&xtoken=b#main')
    const { result } = renderHook(() => useAddressToken())
    act(() => void window.dispatchEvent(new Event('hashchange')))
    expect([result.current, address()]).toEqual([null, '/verify-email?tokens=a&xtoken=b#main'])
  })

  test('the state of the history stays', () => {
    at('/verify-email?token=a')
    takeFromAddress('token')
    expect(window.history.state).toEqual({ kept: true })
  })
})
