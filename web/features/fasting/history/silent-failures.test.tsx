import { act, fireEvent, screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fastingCalls } from '#web/test/fasting-api.ts'
import { renderAt } from '#web/test/place.tsx'
import { endedFast } from '#web/test/samples.ts'
import { TestServer } from '#web/test/server.ts'
import { FastingProvider } from '../fasting-provider.tsx'
import { fieldProblem } from '../field-problem.ts'
import { History } from './history.tsx'

const server = new TestServer()
beforeAll(() => server.open())
afterAll(() => server.close())

test('ERR-36 a correction that fails without words', () => {
  expect(fieldProblem(new Error(''))).toBe('Failed to update fast')
})

test('ERR-37 a deletion that fails without words', async () => {
  server.answers(200, { success: true, fasts: [endedFast], nextCursor: null })
  const api = fastingCalls({ deleteFast: () => Promise.reject(new Error('')) })
  renderAt(
    '/dashboard',
    <FastingProvider userId="u1" api={api}>
      <History usualTargetHours={16} />
    </FastingProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: /^Delete/ }))
  await act(async () => void window.dispatchEvent(new Event('pagehide')))
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to delete fast')
})
