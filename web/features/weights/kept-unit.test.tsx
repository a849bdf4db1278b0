import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { breakStorage } from '#web/test/broken-storage.ts'

// What is kept is read as the code comes.
beforeEach(() => vi.resetModules())

async function open() {
  const { setUnit, useUnit } = await import('./kept-unit.ts')
  function Unit() {
    return <p>{useUnit()}</p>
  }
  render(<Unit />)
  return { setUnit, shown: () => screen.getByRole('paragraph').textContent }
}

test('kilograms, until pounds are chosen; then those', async () => {
  const { setUnit, shown } = await open()
  expect(shown()).toBe('kg')
  act(() => setUnit('lb'))
  expect(shown()).toBe('lb')
  expect(localStorage.getItem('weight_unit')).toBe('lb')
})

test.each([
  ['lb', 'lb'],
  ['kg', 'kg'],
  ['stone', 'kg'],
])('what was kept as %s is %s', async (kept, unit) => {
  localStorage.setItem('weight_unit', kept)
  expect((await open()).shown()).toBe(unit)
})

test('storage that is blocked leaves the choice to the page', async () => {
  breakStorage(() => true)
  const { setUnit, shown } = await open()
  expect(shown()).toBe('kg')
  act(() => setUnit('lb'))
  expect(shown()).toBe('lb')
})
