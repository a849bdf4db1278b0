import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test } from 'vitest'
import { TokenGate } from './gate.tsx'
import {
  clearToken,
  onTokenChange,
  onTokenChangedElsewhere,
  readToken,
  storeToken,
  useToken,
} from './token.ts'

const root = document.documentElement

/** What this tab sees when another one changes the storage. */
function elsewhere(key: string | null, value: string | null) {
  if (key === null) localStorage.clear()
  else if (value === null) localStorage.removeItem(key)
  else localStorage.setItem(key, value)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }))
}

let calls: number
beforeEach(() => {
  calls = 0
  delete root.dataset.auth
})
const count = () => void calls++

test('STORE-01 it is held under the key token', () => {
  storeToken('mine')
  expect(localStorage.getItem('token')).toBe('mine')
  expect([readToken(), root.dataset.auth]).toEqual(['mine', 'in'])
  clearToken()
  expect(localStorage.getItem('token')).toBeNull()
  expect([readToken(), root.dataset.auth]).toEqual([null, 'out'])
})

test('an empty one is none', () => {
  storeToken('')
  expect([readToken(), root.dataset.auth]).toEqual([null, 'out'])
})

describe('who listens', () => {
  test('hears of changes here and in other tabs', () => {
    const stop = onTokenChange(count)
    storeToken('mine')
    clearToken()
    elsewhere('token', 'theirs')
    expect([calls, root.dataset.auth]).toEqual([3, 'in'])
    elsewhere(null, null)
    expect([calls, root.dataset.auth]).toEqual([4, 'out'])
    elsewhere('theme', 'dark')
    expect(calls).toBe(4)
    stop()
    storeToken('mine')
    elsewhere('token', null)
    expect(calls).toBe(4)
  })

  test('to other tabs only hears nothing of this one', () => {
    const stop = onTokenChangedElsewhere(count)
    storeToken('mine')
    clearToken()
    elsewhere('theme', 'dark')
    expect(calls).toBe(0)
    elsewhere('token', 'theirs')
    elsewhere(null, null)
    expect(calls).toBe(2)
    stop()
    elsewhere('token', 'theirs')
    expect(calls).toBe(2)
  })
})

test('a page follows it across tabs', () => {
  const Shown = () => <>{useToken() ?? 'nobody'}</>
  render(<Shown />)
  expect(document.body.textContent).toBe('nobody')
  act(() => elsewhere('token', 'theirs'))
  expect(document.body.textContent).toBe('theirs')
  act(() => clearToken())
  expect(document.body.textContent).toBe('nobody')
})

describe('LAND-05, AMB-12 what depends on it', () => {
  const gate = <TokenGate signedIn={<b>in</b>} signedOut={<i>out</i>} />

  test('stands twice in prerendered HTML, for the styles to choose', () => {
    expect(renderToString(gate)).toBe(
      '<div class="when-signed-in"><b>in</b></div><div class="when-signed-out"><i>out</i></div>',
    )
  })

  test('is hydrated without a complaint and follows the token', () => {
    storeToken('mine')
    const container = document.createElement('div')
    container.innerHTML = renderToString(gate)
    document.body.append(container)
    const complaints: unknown[] = []
    const onRecoverableError = (error: unknown) => complaints.push(error)
    render(gate, { container, hydrate: true, onRecoverableError })
    expect(container.innerHTML).toBe('<div><b>in</b></div>')
    act(() => clearToken())
    expect(screen.getByText('out')).toBeDefined()
    expect(complaints).toEqual([])
  })

  test.each([
    ['mine', 'b'],
    [null, 'i'],
  ])('hydrated with the token %j it keeps the element that a press may be on', (token, name) => {
    if (token) storeToken(token)
    const container = document.createElement('div')
    container.innerHTML = renderToString(gate)
    document.body.append(container)
    const before = container.querySelector(name)
    render(gate, { container, hydrate: true })
    expect(container.innerHTML).toBe(`<div>${before?.outerHTML}</div>`)
    expect(container.querySelector(name)).toBe(before)
    const element = container.firstChild
    act(() => (token ? clearToken() : void storeToken('mine')))
    expect(container.firstChild).toBe(element)
  })
})
