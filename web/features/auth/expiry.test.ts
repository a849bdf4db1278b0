import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createExpiryHandler } from './expiry.ts'

let startMs = 0
let log: [atMs: number, what: string][]
beforeEach(() => {
  vi.useFakeTimers()
  startMs = performance.now()
  log = []
})
const nowMs = () => performance.now() - startMs

function handler() {
  const note = (what: string) => log.push([nowMs(), what])
  return createExpiryHandler({
    clearToken: () => note('clear'),
    forget: () => note('forget'),
    setExpiring: (expiring) => note(expiring ? 'expiring' : 'over'),
    leave: (from) => note(`leave ${from}`),
  })
}

const once = (fromMs: number) => [
  [fromMs, 'expiring'],
  [fromMs + 100, 'forget'],
  [fromMs + 200, 'leave /dashboard?tab=1#x'],
  [fromMs + 200, 'over'],
]

function at(atMs: number, work: () => void) {
  vi.advanceTimersByTime(atMs - nowMs())
  work()
}

describe('the redirect', () => {
  test('AUTH-21, AUTH-23, CONST-06 forgets after 100 ms and leaves 100 ms later', () => {
    handler().handle('/dashboard?tab=1#x', true)
    vi.runAllTimers()
    expect(log).toEqual(once(0))
  })

  test('AUTH-24 comes once for many events', () => {
    const { handle } = handler()
    for (const ms of [0, 1, 50, 99, 100, 150, 199]) at(ms, () => handle('/dashboard?tab=1#x', true))
    vi.runAllTimers()
    expect(log).toEqual(once(0))
  })

  test('CONST-07 comes again no sooner than 500 ms after the last', () => {
    const { handle } = handler()
    for (const ms of [0, 201, 450, 699, 700]) at(ms, () => handle('/dashboard?tab=1#x', true))
    vi.runAllTimers()
    expect(log).toEqual([...once(0), ...once(700)])
  })

  test('stops with the page', () => {
    const { handle, stop } = handler()
    handle('/dashboard?tab=1#x', true)
    stop()
    vi.runAllTimers()
    expect(log).toEqual([[0, 'expiring']])
  })
})

test.each([
  ['GUARD-08 signed in, on /login', '/login', true, 'forget'],
  ['GUARD-08 signed in, on any path that contains /login', '/help/login-trouble', true, 'forget'],
  ['GUARD-08 not for /login in the query', '/dashboard?from=/login', true, 'leave'],
  ['AMB-07 a refused sign-in stays on /login', '/login', false, 'clear'],
  ['AMB-07 a refused sign-up stays on /register', '/register', false, 'clear'],
  ['a stale token on a public page', '/yoga-exercises', false, 'clear'],
  ['AUTH-20 a stale token on a page that needs a sign-in', '/fasting-timer?x#y', false, 'leave'],
  ['AUTH-20 signed in, on a public page', '/yoga-exercises', true, 'leave'],
])('%s', (_, from, wasSignedIn, means) => {
  handler().handle(from, wasSignedIn)
  vi.runAllTimers()
  const what = log.map(([, each]) => each)
  expect(what).toEqual(
    means === 'leave' ? ['expiring', 'forget', `leave ${from}`, 'over'] : [means],
  )
})
