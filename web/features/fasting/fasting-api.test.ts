import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ApiError } from '#web/api/api-error.ts'
import { aFast, endedFast } from '#web/test/samples.ts'
import { TestServer } from '#web/test/server.ts'
import {
  addFast,
  deleteFast,
  endFast,
  fetchCurrentFast,
  listFasts,
  startFast,
  updateFast,
} from './fasting-api.ts'

const server = new TestServer()
beforeAll(() => server.open())
afterAll(() => server.close())

const body = () => JSON.parse(server.last?.body ?? '')
const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone

describe('the running fast', () => {
  test.each([
    ['there is one', 200, { success: true, fast: aFast(), message: '' }, aFast()],
    ['under data', 200, { success: true, data: { fast: aFast(), message: '' } }, aFast()],
    [
      'FAST-21, ERR-45 none: 404',
      404,
      { success: false, fast: null, message: 'No active fast found' },
      null,
    ],
    ['ERR-43 none, in words', 404, { success: false, message: 'No active fast found' }, null],
    ['ERR-44 none, in other words', 404, { success: false, message: 'Fast Not Found' }, null],
    ['ERR-45 none, without words', 404, { success: false, fast: null }, null],
    [
      'AMB-81 none: 200',
      200,
      { success: false, fast: null, message: 'No active fast found' },
      null,
    ],
  ])('%s', async (_, status, answer, fast) => {
    server.answers(status, answer)
    expect(await fetchCurrentFast()).toEqual(fast)
  })

  test.each([
    ['a page that is not there', 404, '<html>'],
    ['another refusal', 403, { success: false, fast: null }],
    ['a server in trouble', 500, { success: false, message: 'not found' }],
    ['a fast of another shape', 200, { success: true, fast: {} }],
  ])('ERR-46 %s says nothing of it', async (_, status, answer) => {
    server.answers(status, answer)
    await expect(fetchCurrentFast()).rejects.toBeInstanceOf(ApiError)
  })
})

describe('a start', () => {
  test('API-25 sends target, time and zone', async () => {
    server.answers(201, { success: true, fast: aFast(), message: '' })
    expect(await startFast(18, null)).toEqual(aFast())
    expect(server.last).toMatchObject({ method: 'POST', url: '/api/fasts/start' })
    expect(body()).toEqual({ targetHours: 18, timeZone })
    await startFast(18, Date.parse('2026-03-28T20:00:00Z'))
    expect(body()).toMatchObject({ startTime: '2026-03-28T20:00:00.000Z' })
  })

  test.each([
    ['FAST-41', 'You already have an active fast running'],
    ['FAST-41, AMB-71', 'User ALREADY HAVE AN ACTIVE FAST.'],
    ['FAST-42', 'A fast is already active'],
  ])('%s (%s) is refused as already active', async (_, message) => {
    server.answers(400, { success: false, message, fast: aFast() })
    const error = await startFast(16, null).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({
      name: 'ApiError',
      message: 'You already have an active fast running',
      status: 400,
      body: { fast: aFast() },
    })
  })

  test.each([
    [400, 'Another reason.', 'Another reason.'],
    [409, 'A fast is already active', 'A fast is already active'],
    [500, 'A fast is already active', 'Server error. Please try again later.'],
  ])('FAST-42 only a 400 with those words: %i %s', async (status, message, said) => {
    server.answers(status, { success: false, message })
    await expect(startFast(16, null)).rejects.toThrow(said)
  })
})

describe('one fast', () => {
  test('is ended', async () => {
    server.answers(200, { success: true, fast: endedFast, message: '' })
    expect(await endFast('f1', null)).toEqual(endedFast)
    expect(server.last).toMatchObject({ method: 'PUT', url: '/api/fasts/end/f1' })
    expect(body()).toEqual({ timeZone })
    await endFast('f1', 0)
    expect(body()).toEqual({ timeZone, endTime: '1970-01-01T00:00:00.000Z' })
  })

  test('of the past is added', async () => {
    server.answers(201, { success: true, fast: endedFast, message: '' })
    const past = { startMs: 0, endMs: Number.NaN, targetHours: 18, note: 'n' }
    expect(await addFast(past)).toEqual(endedFast)
    expect(server.last).toMatchObject({ method: 'POST', url: '/api/fasts/add' })
    const startTime = '1970-01-01T00:00:00.000Z'
    expect(body()).toEqual({ startTime, endTime: '', targetHours: 18, note: 'n', timeZone })
  })

  test('is corrected in what was changed and no more', async () => {
    server.answers(200, { success: true, fast: endedFast, message: '' })
    await updateFast('f1', { note: '', endMs: 0 })
    expect(server.last).toMatchObject({ method: 'PUT', url: '/api/fasts/f1' })
    expect(body()).toEqual({ note: '', endTime: '1970-01-01T00:00:00.000Z' })
    await updateFast('f1', { startMs: Number.NaN })
    expect(body()).toEqual({ startTime: '' })
  })

  test('is deleted', async () => {
    server.answers(200, { success: true, fast: endedFast, message: '' })
    expect(await deleteFast('f1')).toEqual(endedFast)
    expect(server.last).toMatchObject({ method: 'DELETE', url: '/api/fasts/f1', body: '' })
  })

  test.each([
    ['FAST-32 End', (id: string | null) => endFast(id, null)],
    ['FAST-33 Update', (id: string | null) => updateFast(id, {})],
    ['FAST-34 Delete', (id: string | null) => deleteFast(id)],
  ])('%s fast needs its id', async (title, act) => {
    server.answers(500)
    const message = `${title.slice('FAST-32 '.length)} fast failed: Fast ID is missing.`
    for (const id of [null, '']) await expect(act(id)).rejects.toThrow(message)
    expect(server.seen).toEqual([])
  })
})

test('the history comes by pages', async () => {
  const page = { fasts: [endedFast], nextCursor: 'c' }
  server.answers(200, { success: true, ...page })
  expect(await listFasts(null, 20)).toEqual(page)
  expect(server.last?.url).toBe('/api/fasts/user?limit=20')
  await listFasts('c', 20)
  expect(server.last?.url).toBe('/api/fasts/user?limit=20&before=c')
})
