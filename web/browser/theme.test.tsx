import { act, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { breakStorage } from '#web/test/broken-storage.ts'
import { setTheme, useTheme } from './theme.ts'

const root = document.documentElement
const Shown = () => <>{useTheme()}</>
const shown = () => document.body.textContent

beforeEach(() => {
  delete root.dataset.theme
})

test('a choice is kept, shown and told to the styles', () => {
  render(<Shown />)
  expect(shown()).toBe('system')
  for (const theme of ['dark', 'light'] as const) {
    act(() => setTheme(theme))
    expect([shown(), root.dataset.theme, localStorage.getItem('theme')]).toEqual([
      theme,
      theme,
      theme,
    ])
  }
  act(() => setTheme('system'))
  expect([shown(), root.dataset.theme, localStorage.getItem('theme')]).toEqual([
    'system',
    undefined,
    null,
  ])
})

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['system', 'system'],
  ['sepia', 'system'],
  ['', 'system'],
])('the kept choice "%s" is %s', (kept, theme) => {
  localStorage.setItem('theme', kept)
  render(<Shown />)
  expect(shown()).toBe(theme)
})

test('prerendered HTML knows no choice', () => {
  localStorage.setItem('theme', 'dark')
  expect(renderToString(<Shown />)).toBe('system')
})

test('where nothing can be kept a choice holds for the page', () => {
  breakStorage(() => true)
  render(<Shown />)
  act(() => setTheme('dark'))
  expect(root.dataset.theme).toBe('dark')
})
