import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { currentUser, login, register } from '#contract/auth.ts'
import { endpoint } from '#contract/endpoint.ts'
import * as fasts from '#contract/fasts.ts'
import { serverNow } from '#web/browser/server-clock.ts'
import { storeToken } from '#web/browser/token.ts'
import { aFast, asha } from '#web/test/samples.ts'
import { TestServer } from '#web/test/server.ts'
import { ApiError } from './api-error.ts'
import { call, callUnlessSame, fillPath } from './call.ts'

const server = new TestServer()
beforeAll(() => server.open())
afterAll(() => server.close())
beforeEach(() => server.answers(200, { success: true, user: asha }))

const me = () => call(currentUser, {})
const signIn = () => call(login, { body: { email: 'a@example.org', password: 'secret' } })
const signUp = () =>
  call(register, { body: { name: 'A', email: 'a@example.org', password: 'secret' } })

/** What a call was refused with. */
async function refusal(work: Promise<unknown>): Promise<ApiError> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (error instanceof ApiError) return error
  throw new Error(`No ApiError: ${error}`)
}

describe('what goes out', () => {
  test('API-01, API-03 method, path, query and body as the endpoint says', async () => {
    server.answers(200, { success: true, fasts: [], nextCursor: null })
    await call(fasts.listFasts, { query: { limit: 20, before: 'a b&c' } })
    expect(server.last).toMatchObject({
      method: 'GET',
      url: '/api/fasts/user?limit=20&before=a+b%26c',
      body: '',
    })
    server.answers(200, { success: true, fast: aFast(), message: '' })
    await call(fasts.endFast, { params: { id: 'a/b' } })
    expect(server.last).toMatchObject({ method: 'PUT', url: '/api/fasts/end/a%2Fb', body: '{}' })
    expect(server.last?.headers).toMatchObject({ 'content-type': 'application/json' })
  })

  test('API-05 an id that no other request carries', async () => {
    for (let times = 0; times < 3; times++) await me()
    const ids = server.seen.map(({ headers }) => headers['x-request-id'])
    expect(new Set(ids).size).toBe(3)
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('API-02 credentials', async () => {
    const sent = vi.spyOn(globalThis, 'fetch')
    await me()
    expect(sent.mock.calls[0]?.[1]).toMatchObject({ credentials: 'include', keepalive: false })
    await call(currentUser, {}, { keepalive: true })
    expect(sent.mock.calls[1]?.[1]).toMatchObject({ keepalive: true })
  })

  test('DASH-09, DASH-10 headers of one call', async () => {
    const headers = { 'Cache-Control': 'no-cache', 'X-Force-Refresh': 'true' }
    await call(currentUser, {}, { headers })
    expect(server.last?.headers).toMatchObject({
      'cache-control': 'no-cache',
      'x-force-refresh': 'true',
      accept: 'application/json',
    })
  })

  test('SEC-07, SEC-08, SEC-09 the token, except where somebody is about to become somebody', async () => {
    storeToken('mine')
    await me()
    expect(server.last?.headers.authorization).toBe('Bearer mine')
    await call(currentUser, {}, { token: 'given' })
    expect(server.last?.headers.authorization).toBe('Bearer given')
    server.answers(200, { success: true, token: 'new', user: asha })
    for (const call of [signIn, signUp]) {
      await call()
      expect(server.last?.headers).not.toHaveProperty('authorization')
    }
  })

  test('API-06, AMB-92 parameters are written {name} or :name', () => {
    expect(fillPath('/fasts/end/{id}', { id: '7' })).toBe('/fasts/end/7')
    expect(fillPath('/a/:id/b/{id}', { id: 'ä/?' })).toBe('/a/%C3%A4%2F%3F/b/%C3%A4%2F%3F')
  })

  test.each([
    ['no parameter', {}],
    ['an empty one', { id: '' }],
  ])('%s is no trouble with the network, and nothing is sent', async (_, params) => {
    const input = { params: params as { id: string } }
    expect(await refusal(call(fasts.deleteFast, input))).toMatchObject({
      code: 'UNKNOWN_ERROR',
      message: 'id is missing.',
    })
    expect(server.seen).toEqual([])
  })
})

describe('what comes back', () => {
  test.each([
    ['at the top', { success: true, user: asha }],
    ['under data', { success: true, data: { user: asha } }],
    ['at both places: the top one', { user: asha, data: { user: { ...asha, name: 'Nobody' } } }],
  ])('AUTH-26 the user %s', async (_, body) => {
    server.answers(200, body)
    expect(await me()).toEqual({ user: asha })
  })

  test.each([
    ['at the top', { token: 't', user: asha }],
    ['under data', { success: true, data: { token: 't', user: asha } }],
    ['one at each', { token: 't', data: { user: asha } }],
  ])('AUTH-27 token and user %s', async (_, body) => {
    server.answers(201, body)
    expect(await signUp()).toEqual({ token: 't', user: asha })
  })

  test('AMB-80 any status of success will do', async () => {
    for (const status of [200, 201, 202]) {
      server.answers(status, { user: asha })
      expect(await me()).toEqual({ user: asha })
    }
  })

  test.each([
    ['FAST-39 no fast, with a message', { success: true, message: 'Later.' }, 'Later.'],
    ['FAST-40 no fast', { success: true }, 'Invalid response from server'],
    ['FAST-39 no success', { success: false, fast: aFast(), message: 'Not now.' }, 'Not now.'],
    [
      'FAST-40 no success, no message',
      { success: false, fast: aFast() },
      'Invalid response from server',
    ],
    [
      'another shape',
      { success: true, fast: { ...aFast(), startTime: 'soon' } },
      'Invalid response from server',
    ],
    ['no object', '[1]', 'Invalid response from server'],
    ['no JSON', '<html>', 'Invalid response from server'],
    ['nothing', '', 'Invalid response from server'],
  ])('%s', async (_, body, message) => {
    server.answers(200, body)
    const error = await refusal(call(fasts.startFast, { body: {} }))
    expect(error).toMatchObject({ code: 'UNKNOWN_ERROR', message, status: 200 })
  })
})

describe('no answer', () => {
  test('ERR-01, ERR-09 the server cannot be reached', async () => {
    server.answersBy((response) => response.destroy())
    expect(await refusal(me())).toMatchObject({
      code: 'NETWORK_ERROR',
      status: 0,
      message: 'Unable to connect to the server. Check connection and if the server is running.',
    })
  })

  test('ERR-09 the answer breaks off', async () => {
    server.answersBy((response) => {
      response.writeHead(200, { 'Content-Length': '100' })
      response.write('{"user"', () => response.destroy())
    })
    expect(await refusal(me())).toMatchObject({ code: 'NETWORK_ERROR' })
  })

  const hasty = endpoint({ ...currentUser, timeoutMs: 30 })
  test.each([
    ['never begins', () => {}],
    [
      'never ends',
      (response: ServerResponse) => {
        response.writeHead(200)
        response.write('{')
      },
    ],
  ])('ERR-03, ERR-10 an answer that %s', async (_, answer) => {
    server.answersBy(answer)
    expect(await refusal(call(hasty, {}))).toMatchObject({
      code: 'TIMEOUT_ERROR',
      status: 0,
      message: 'Request timed out. Please try again.',
    })
  })

  test('the caller gives up', async () => {
    const controller = new AbortController()
    server.answersBy(() => controller.abort())
    const calling = call(currentUser, {}, { signal: controller.signal })
    expect(await refusal(calling)).toMatchObject({ code: 'NETWORK_ERROR' })
  })

  test.each([
    ['API-04, CONST-01', 'a call', me, 15_000],
    [
      'API-30, CONST-02',
      'the end of a fast',
      () => call(fasts.endFast, { params: { id: '1' } }),
      30_000,
    ],
  ])('%s %s may take its time', async (_id, _, work, ms) => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    server.answers(200, { user: asha, fast: aFast(), message: '' })
    await work()
    expect(timeout.mock.calls).toEqual([[ms]])
  })
})

test("the server's clock is learnt from the Date of every answer", async () => {
  const aheadMs = 3 * 3_600_000
  const date = () => new Date(Math.floor((Date.now() + aheadMs) / 1000) * 1000).toUTCString()
  for (const status of [200, 503]) {
    server.answers(status, { user: asha }, { Date: date() })
    await me().catch(() => {})
    expect(Math.abs(serverNow() - Date.now() - aheadMs)).toBeLessThanOrEqual(1000)
  }
})

describe('a call whose answer is kept', () => {
  const again = (etag: string | null) => callUnlessSame(currentUser, {}, etag)
  // The fetch of these tests is lost at a 304; a real browser's is shown in e2e/dashboard-cache.journey.ts.
  const answersUnchanged = () =>
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 304 }))

  test('says under which mark it is kept, and gives what is new with its own', async () => {
    // This fetch keeps what goes by a mark, whatever a call asks of its cache.
    server.answers(200, { success: true, user: asha }, { ETag: '"2"', 'Cache-Control': 'no-store' })
    expect(await again('"1"')).toEqual({ answer: { user: asha }, etag: '"2"' })
    expect(server.last?.headers['if-none-match']).toBe('"1"')
  })

  test('asks for no mark where none is kept, and gives none where the server has none', async () => {
    expect(await again(null)).toEqual({ answer: { user: asha }, etag: null })
    expect(server.last?.headers).not.toHaveProperty('if-none-match')
  })

  test('gives nothing where the kept one still holds', async () => {
    answersUnchanged()
    expect(await again('"1"')).toBeNull()
  })

  test('leaves nothing in the browser’s own cache', async () => {
    const sent = vi.spyOn(globalThis, 'fetch')
    await again('"1"')
    expect(sent.mock.calls[0]?.[1]).toMatchObject({ cache: 'no-store' })
  })

  test('fails as every call does', async () => {
    server.answers(503)
    expect(await refusal(again('"1"'))).toMatchObject({ code: 'SERVER_ERROR', status: 503 })
  })

  test('nobody else takes a 304 for an answer', async () => {
    answersUnchanged()
    expect(await refusal(me())).toMatchObject({ message: 'Invalid response from server' })
  })
})
