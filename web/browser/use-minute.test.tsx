import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { pass } from '#web/test/time.ts'
import { useMinute } from './use-minute.ts'

const START_MS = Date.parse('2026-03-28T20:00:40.000Z')
let renders = 0

function Shown() {
  renders++
  return <p>{new Date(useMinute()).toISOString().slice(11, 19)}</p>
}
const shown = () => screen.getByRole('paragraph').textContent

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(START_MS)
  renders = 0
})

test('the time is read as each minute begins, and not in between', async () => {
  render(<Shown />)
  expect(shown()).toBe('20:00:40')
  await pass(19_999)
  expect([shown(), renders]).toEqual(['20:00:40', 1])
  await pass(1)
  expect(shown()).toBe('20:01:00')
  for (let minute = 0; minute < 3; minute++) await pass(60_000)
  expect([shown(), renders]).toEqual(['20:04:00', 5])
})

test('a hidden page reads nothing, and one that is looked at again reads at once', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const { unmount } = render(<Shown />)
  await pass(600_000)
  expect([shown(), renders]).toEqual(['20:00:40', 1])
  hidden.mockReturnValue(false)
  await pass(0, () => document.dispatchEvent(new Event('visibilitychange')))
  expect(shown()).toBe('20:10:40')
  hidden.mockReturnValue(true)
  await pass(600_000)
  expect(shown()).toBe('20:10:40')
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
