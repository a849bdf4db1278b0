import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { currentUser, login, logout, register } from '#contract/auth.ts'
import { on } from '#web/browser/events.ts'
import { readToken, storeToken } from '#web/browser/token.ts'
import { TestServer } from '#web/test/server.ts'
import { ApiError, isPassing, messageOf } from './api-error.ts'
import { call } from './call.ts'

const server = new TestServer()
beforeAll(() => server.open())
afterAll(() => server.close())

const me = () => call(currentUser, {})
const signIn = () => call(login, { body: { email: 'a@example.org', password: 'secret' } })
const signUp = () => call(register, { body: { name: 'A', email: 'a@example.org', password: 'x' } })
const signOut = () => call(logout, {}, { token: 'gone' })

async function refusal(work: Promise<unknown>): Promise<ApiError> {
  return await work.then(
    () => Promise.reject(new Error('It went well.')),
    (error) => error,
  )
}

// The throttle of auth:expired remembers the last one, whichever test it was in.
let nowMs = 0
let told: string[]
beforeEach(() => {
  nowMs += 60_000
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs)
  told = []
  return on('auth:expired', ({ message }) => told.push(message))
})

const SIGN_IN_AGAIN = 'Session expired or invalid. Please log in again.'

describe('section 8, word for word', () => {
  const row = (message: string) => ({ success: false, message })
  test.each([
    [
      'ERR-02, ERR-11',
      'on login',
      401,
      {},
      signIn,
      'AUTH_ERROR',
      'Authentication failed. Please log in.',
    ],
    [
      'ERR-12',
      'on register',
      401,
      {},
      signUp,
      'AUTH_ERROR',
      'Authentication failed. Please log in.',
    ],
    [
      'AMB-06',
      'on login, with words',
      401,
      row('Invalid email or password'),
      signIn,
      'AUTH_ERROR',
      'Invalid email or password',
    ],
    ['ERR-16', 'with a token', 401, row('Who?'), me, 'AUTH_ERROR', SIGN_IN_AGAIN],
    [
      'ERR-08, ERR-18, SEC-10',
      '',
      403,
      row('No.'),
      me,
      'FORBIDDEN_ERROR',
      'Access denied. You do not have permission.',
    ],
    [
      'ERR-07, ERR-19',
      '',
      429,
      row('No.'),
      me,
      'RATE_LIMIT_ERROR',
      'Too many requests. Please try again later.',
    ],
    [
      'ERR-04, ERR-21',
      '',
      422,
      row('No.'),
      me,
      'VALIDATION_ERROR',
      'Validation failed. Please check your input.',
    ],
    [
      'ERR-05, ERR-23',
      '',
      500,
      row('Stack trace'),
      me,
      'SERVER_ERROR',
      'Server error. Please try again later.',
    ],
    ['ERR-23', '', 503, '<html>', me, 'SERVER_ERROR', 'Server error. Please try again later.'],
    ['ERR-23', '', 599, row('No.'), me, 'SERVER_ERROR', 'Server error. Please try again later.'],
    ['ERR-06, ERR-24', '', 409, row('Taken.'), me, 'UNKNOWN_ERROR', 'Taken.'],
    ['ERR-24', 'under data', 404, { data: row('Gone.') }, me, 'UNKNOWN_ERROR', 'Gone.'],
    ['ERR-25', '', 400, {}, me, 'UNKNOWN_ERROR', 'An unexpected error occurred.'],
    ['ERR-25', 'not JSON', 404, '<html>', me, 'UNKNOWN_ERROR', 'An unexpected error occurred.'],
    [
      'ERR-25',
      'words that are none',
      418,
      { message: 7 },
      me,
      'UNKNOWN_ERROR',
      'An unexpected error occurred.',
    ],
  ])('%s %s %i', async (_id, _, status, body, work, code, message) => {
    storeToken('mine')
    server.answers(status, body)
    expect(await refusal(work())).toMatchObject({ name: 'ApiError', code, message, status })
  })

  test('ERR-13 a 401 without a token', async () => {
    server.answers(401, {})
    expect(await refusal(me())).toMatchObject({
      code: 'AUTH_ERROR',
      message: 'Authentication failed. Please log in.',
    })
  })
})

describe('what an error carries', () => {
  test.each([
    ['7', 7],
    ['0', 0],
    [undefined, null],
    ['soon', null],
  ])('ERR-20 Retry-After: %s', async (header, seconds) => {
    server.answers(429, {}, header === undefined ? {} : { 'Retry-After': header })
    expect((await refusal(me())).retryAfterSeconds).toBe(seconds)
  })

  test('ERR-22 the faults of the fields', async () => {
    const errors = [{ field: 'email', message: 'Email is required' }]
    server.answers(422, { success: false, errors })
    expect((await refusal(signIn())).errors).toEqual(errors)
    server.answers(422, { success: false, errors: 'many' })
    expect((await refusal(signIn())).errors).toEqual([])
  })

  test('the body', async () => {
    server.answers(404, { success: false, fast: null })
    expect((await refusal(me())).body).toMatchObject({ fast: null })
  })

  test.each([
    ['no answer', new ApiError('NETWORK_ERROR', ''), true],
    ['none in time', new ApiError('TIMEOUT_ERROR', ''), true],
    ['a server in trouble', new ApiError('SERVER_ERROR', '', { status: 500 }), true],
    ['a refusal', new ApiError('AUTH_ERROR', '', { status: 401 }), false],
    ['a limit', new ApiError('RATE_LIMIT_ERROR', '', { status: 429 }), false],
    ['faults', new ApiError('VALIDATION_ERROR', '', { status: 422 }), false],
    ['no ApiError', new TypeError('x'), false],
  ])('AMB-18 %s passes or not', (_, error, passing) => expect(isPassing(error)).toBe(passing))

  test.each([
    [new Error('Said.'), 'Said.'],
    [new Error(''), 'Else.'],
    ['text', 'Else.'],
    [undefined, 'Else.'],
  ])('the sentence of %s', (error, said) => expect(messageOf(error, 'Else.')).toBe(said))
})

describe('a 401', () => {
  test.each([
    ['ERR-14, ERR-15 on login', signIn],
    ['ERR-14, ERR-15 on register', signUp],
    ['AUTH-19, ERR-17 on a call', me],
  ])('%s clears the token and tells', async (_, work) => {
    storeToken('mine')
    server.answers(401, {})
    const { message } = await refusal(work())
    expect(readToken()).toBeNull()
    expect(told).toEqual([message])
  })

  test('ERR-13, ERR-15 without a token tells too', async () => {
    server.answers(401, {})
    await refusal(me())
    expect(told).toEqual(['Authentication failed. Please log in.'])
  })

  test('CONST-08 is told once in 5 s', async () => {
    server.answers(401, {})
    const startMs = nowMs
    for (const ms of [0, 1, 2500, 4999, 5000, 9999, 10_000]) {
      nowMs = startMs + ms
      await refusal(me())
      if (ms === 4999) expect(told).toHaveLength(1)
    }
    expect(told).toHaveLength(3)
  })

  test('a throttled one clears the token all the same', async () => {
    server.answers(401, {})
    await refusal(me())
    storeToken('mine')
    await refusal(me())
    expect(readToken()).toBeNull()
  })

  test('spares a token that was stored meanwhile, and says nothing', async () => {
    storeToken('mine')
    server.answersBy((response) => {
      localStorage.setItem('token', 'anew')
      response.writeHead(401).end('{}')
    })
    expect(await refusal(me())).toMatchObject({ message: SIGN_IN_AGAIN })
    expect(readToken()).toBe('anew')
    expect(told).toEqual([])
  })

  test('on the way out spares the next sign-in', async () => {
    storeToken('anew')
    server.answers(401, {})
    await refusal(signOut())
    expect([readToken(), told]).toEqual(['anew', []])
  })

  test('no other refusal tells or clears', async () => {
    storeToken('mine')
    for (const status of [400, 403, 404, 422, 429, 500]) {
      server.answers(status, {})
      await refusal(me())
    }
    expect([readToken(), told]).toEqual(['mine', []])
  })
})
