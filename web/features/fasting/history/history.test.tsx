import type { ServerResponse } from 'node:http'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Fast } from '#contract/fast.ts'
import { emit } from '#web/browser/events.ts'
import { renderAt } from '#web/test/place.tsx'
import { aFast, endedFast } from '#web/test/samples.ts'
import { TestServer } from '#web/test/server.ts'
import { FastingProvider } from '../fasting-provider.tsx'
import { History } from './history.tsx'

const server = new TestServer()
beforeAll(() => server.open())
afterAll(() => server.close())

const older: Fast = {
  ...endedFast,
  _id: 'f0',
  startTime: '2026-03-20T20:00:00.000Z',
  endTime: '2026-03-21T06:00:00.000Z',
}
const json = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))

let kept: Fast[]
let holds: (() => void)[] | null
beforeEach(() => {
  kept = [endedFast, older]
  holds = null
  server.answersBy((response) => {
    const { method, url = '' } = response.req
    const id = url.split('/').at(-1)
    if (method === 'DELETE' && id !== undefined) {
      kept = kept.filter((fast) => fast._id !== id)
      return json(response, 200, { success: true, fast: endedFast, message: '' })
    }
    if (!url.startsWith('/api/fasts/user')) return json(response, 404, { fast: null })
    const answer = () => void json(response, 200, { success: true, fasts: kept, nextCursor: null })
    return holds ? holds.push(answer) : answer()
  })
})

async function open() {
  return renderAt(
    '/dashboard',
    <FastingProvider userId="u1">
      <History usualTargetHours={18} />
    </FastingProvider>,
  )
}

const rows = () => screen.queryAllByRole('listitem').map((row) => row.textContent)
const press = (name: RegExp, index = 0) => {
  const button = screen.getAllByRole('button', { name })[index]
  if (button) fireEvent.click(button)
}
const leave = () => act(async () => void window.dispatchEvent(new Event('pagehide')))

describe('the history', () => {
  test('DASH-01 shows the fasts of the past, and not the one that runs', async () => {
    kept = [aFast({ _id: 'f9' }), endedFast, older]
    await open()
    expect(screen.getByText('Loading your history...')).toBeDefined()
    await screen.findAllByText(/of 18 hr|reached 18 hr/)
    expect(rows()).toHaveLength(2)
    expect(rows()[0]).toContain('18 hr')
    expect(rows()[0]).toContain('reached 18 hr')
    expect(rows()[1]).toContain('10 hr')
    expect(rows()[1]).toContain('of 18 hr')
  })

  test('says where nothing is yet', async () => {
    kept = []
    await open()
    expect(await screen.findByText('No fasts yet')).toBeDefined()
  })

  test('says where it could not be fetched, and tries again', async () => {
    server.answers(503)
    await open()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Server error. Please try again later.')
    server.answers(200, { fasts: [endedFast], nextCursor: null })
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    await screen.findByText('18 hr')
  })

  test('AMB-91 is fetched anew where a fast has changed', async () => {
    await open()
    await screen.findByText('10 hr')
    kept = [endedFast]
    act(() => emit('fastingStateChanged', { action: 'updated' }))
    await waitFor(() => expect(rows()).toHaveLength(1))
  })
})

describe('a deletion', () => {
  test('DASH-06 hides the row for good, also while the old list still stands', async () => {
    await open()
    await screen.findByText('10 hr')
    press(/^Delete/)
    expect(rows()).toHaveLength(1)
    expect(screen.getByText(/^Deleted the fast of/)).toBeDefined()
    holds = []
    await leave()
    await waitFor(() => expect(holds).toHaveLength(1))
    expect(rows()).toHaveLength(1)
    for (const answer of holds) answer()
    await act(() => new Promise((resolve) => setImmediate(resolve)))
    expect(rows()).toHaveLength(1)
  })

  test('is undone', async () => {
    await open()
    await screen.findByText('10 hr')
    press(/^Delete/)
    press(/^Undo$/)
    await leave()
    expect(rows()).toHaveLength(2)
    expect(server.seen.filter(({ method }) => method === 'DELETE')).toEqual([])
  })

  test('that fails shows the row again, and why', async () => {
    await open()
    await screen.findByText('10 hr')
    press(/^Delete/)
    server.answers(503)
    await leave()
    expect((await screen.findByRole('alert')).textContent).toContain('Server error')
    expect(rows()).toHaveLength(2)
    press(/^Dismiss$/)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
