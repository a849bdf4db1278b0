import type { ServerResponse } from 'node:http'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emit } from '#web/browser/events.ts'
import { aDashboard, daysUpTo, TODAY } from '#web/test/dashboards.ts'
import { renderAt } from '#web/test/place.tsx'
import { endedFast } from '#web/test/samples.ts'
import { TestServer } from '#web/test/server.ts'
import { Numbers } from './numbers.tsx'
import { useDashboard } from './use-dashboard.ts'

const server = new TestServer()
beforeAll(() => server.open())
afterAll(() => server.close())

let dashboard = aDashboard()
const json = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
beforeEach(() => {
  dashboard = aDashboard()
  server.answersBy((response) => {
    if (response.req.url?.startsWith('/api/fasts/insights/')) {
      const [insight] = dashboard.insights
      return json(response, 200, { success: true, insight, fasts: [endedFast] })
    }
    return json(response, 200, { success: true, dashboard })
  })
})

function Shown({ gentleMode }: { gentleMode: boolean }) {
  const shown = useDashboard('u1')
  return <Numbers shown={shown} user={{ targetHours: 16, gentleMode }} plan={null} />
}
const open = (gentleMode = false) => renderAt('/dashboard', <Shown gentleMode={gentleMode} />)
const arrived = () => screen.findByText(/^As of/)
const tile = (label: string) => screen.getByText(label).parentElement?.textContent
const chart = (name: RegExp) => screen.getByRole('slider', { name })
const press = (element: HTMLElement, ...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(element, { key })
}

describe('DASH-02 four numbers', () => {
  test('say what they mean', async () => {
    open()
    await arrived()
    expect(tile('Days in a row')).toBe('Days in a row5on target · longest 12')
    expect(tile('Reached target')).toBe('Reached target34 of 5068% of your fasts')
    expect(tile('Hours this week')).toBe('Hours this week62.5 hlast week 80 h')
    expect(tile('Average fast')).toBe('Average fast15.8 hover 50 fasts')
  })

  test('tell of no streak and no record in gentle mode', async () => {
    open(true)
    await arrived()
    expect(screen.queryByText(/longest|in a row|kcal|kg/)).toBeNull()
    expect(tile('Fasts')).toBe('Fasts50since you began')
    expect(tile('Hours in all')).toBe('Hours in all790 hof all your fasts')
  })

  test('stand without values until they come, and where there is no fast', async () => {
    const none = { ...dashboard.stats, totalFasts: 0, goalFasts: 0, averageHours: 0 }
    dashboard = aDashboard({ stats: none, insights: [] })
    open()
    expect(tile('Hours this week')).toMatch(/^Hours this week–/)
    await arrived()
    expect(tile('Average fast')).toBe('Average fast–after your first fast')
  })
})

describe('DASH-04 the week', () => {
  test('says each day, one stop for the keyboard', async () => {
    open()
    await arrived()
    const week = chart(/days of this week/)
    expect(week.getAttribute('aria-valuetext')).toBe('Fri, Nov 20: target 16 h')
    press(week, 'Home')
    expect(week.getAttribute('aria-valuetext')).toBe('Mon, Nov 16: 16 h, target reached')
    press(week, 'ArrowLeft', 'ArrowRight')
    expect(week.getAttribute('aria-valuetext')).toBe('Tue, Nov 17: 10.5 h, target 16 h')
    press(week, 'End')
    expect(screen.getByText('Sun, Nov 22: target 16 h')).toBeDefined()
    press(week, 'x')
    expect(week.getAttribute('aria-valuenow')).toBe('6')
  })

  test('is a table too', async () => {
    open()
    await arrived()
    const [behind] = screen.getAllByText('Show as a table')
    await act(async () => {
      const details = behind?.closest('details')
      if (details) details.open = true
      details?.dispatchEvent(new Event('toggle'))
    })
    const table = await screen.findByRole('table')
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => row.textContent)
    expect(rows[1]).toBe('Mon, Nov 1616 h16 hyes')
    expect(rows[6]).toBe('Sat, Nov 21–16 h–')
  })
})

describe('DASH-04 the year', () => {
  test('moves by days and by weeks', async () => {
    dashboard = aDashboard({
      days: daysUpTo(TODAY, { '2026-11-13': { hours: 4 }, '2026-11-12': { isRest: true } }),
    })
    open()
    await arrived()
    const year = chart(/last year/)
    expect(year.getAttribute('aria-valuetext')).toBe('Fri, Nov 20: no fast')
    press(year, 'ArrowLeft')
    expect(year.getAttribute('aria-valuetext')).toBe('Fri, Nov 13: 4 h')
    press(year, 'ArrowUp')
    expect(year.getAttribute('aria-valuetext')).toBe('Thu, Nov 12: rest day')
    press(year, 'Home')
    expect(year.getAttribute('aria-valuetext')).toBe('Mon, Nov 17: no fast')
    press(year, 'ArrowLeft')
    expect(year.getAttribute('aria-valuenow')).toBe('0')
  })

  test('draws all days that look alike as one path', async () => {
    const { container } = open()
    await arrived()
    const kinds = container.querySelectorAll('svg[viewBox^="0 0 848"] g[data-mark]')
    expect(kinds).toHaveLength(3)
  })
})

describe('DASH-03 insights', () => {
  test('open with the fasts that they rest on', async () => {
    open()
    await arrived()
    const button = screen.getByRole('button', { name: 'Rests on 40 fasts: A steady rhythm' })
    await act(async () => void fireEvent.click(button))
    const dialog = await screen.findByRole('dialog', { name: 'A steady rhythm' })
    expect(await within(dialog).findByText('18 hr of 18 hr')).toBeDefined()
  })

  test('are promised below five fasts', async () => {
    dashboard = aDashboard({ insights: [], stats: { ...dashboard.stats, totalFasts: 3 } })
    open()
    expect(await screen.findByText(/^After five fasts .* So far: 3 of 5\.$/)).toBeDefined()
  })

  test('may have nothing to say', async () => {
    dashboard = aDashboard({ insights: [] })
    open()
    expect(await screen.findByText('Nothing stands out in your latest fasts.')).toBeDefined()
  })
})

describe('the numbers', () => {
  test('say where they cannot be had, and try again', async () => {
    server.answers(403, { success: false })
    open()
    const alert = await screen.findByRole('alert')
    server.answers(200, { success: true, dashboard })
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    await arrived()
  })

  test('stay where they cannot be refreshed, and say since when', async () => {
    open()
    await arrived()
    server.answers(403, { success: false })
    act(() => emit('fastingStateChanged', { action: 'ended' }))
    await screen.findByText(/^Not refreshed since/)
    expect(tile('Average fast')).toContain('15.8 h')
  })

  test('FAST-18 AMB-91 follow every change of a fast, with one call for what belongs together', async () => {
    open()
    await arrived()
    server.seen.length = 0
    dashboard = aDashboard({ stats: { ...dashboard.stats, averageHours: 17 } })
    act(() => {
      emit('fastingStateChanged', { action: 'ended' })
      emit('dashboardUpdateRequired', { reason: 'fastEnded' })
    })
    await waitFor(() => expect(tile('Average fast')).toContain('17 h'))
    expect(server.seen).toHaveLength(1)
    expect(server.last?.headers).not.toHaveProperty('x-force-refresh')
  })

  test('DASH-09 DASH-10 are forced by Refresh, once', async () => {
    open()
    await arrived()
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    await waitFor(() =>
      expect(server.last?.headers).toMatchObject({
        'cache-control': 'no-cache',
        'x-force-refresh': 'true',
      }),
    )
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Refresh' })).toHaveProperty('disabled', false),
    )
    act(() => emit('fastingStateChanged', { action: 'ended' }))
    await waitFor(() => expect(server.last?.headers).not.toHaveProperty('x-force-refresh'))
  })
})
