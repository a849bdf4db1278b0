import { beforeEach, describe, expect, test } from 'vitest'
import { ApiError } from '#web/api/api-error.ts'
import { failures } from '#web/test/auth-api.ts'
import { breakStorage } from '#web/test/broken-storage.ts'
import { endedFast } from '#web/test/samples.ts'
import { isUnreached, isUnsent, type KeptEnd, keptEndOf, readRefusal } from './kept-end.ts'

const endMs = Date.parse('2026-03-29T14:00:00.000Z')
const end: KeptEnd = {
  fastId: 'f1',
  startMs: endMs - 18 * 3_600_000,
  targetHours: 18,
  endMs,
  timeZone: 'Asia/Kolkata',
  problem: null,
}

beforeEach(() => localStorage.clear())

describe('the place of a kept end', () => {
  test('gives back what was put there, to the same person alone, until it is dropped', () => {
    expect(keptEndOf('u1').write(end)).toBe(true)
    expect([keptEndOf('u1').read(), keptEndOf('u2').read()]).toEqual([end, null])
    keptEndOf('u1').drop()
    expect(keptEndOf('u1').read()).toBeNull()
  })

  test.each(['', '{', 'null', '[]', '{"fastId":7}', '{"fastId":"f1","endMs":"soon","startMs":1}'])(
    'holds nothing where it is broken: %s',
    (text) => {
      localStorage.setItem('unsent_end_u1', text)
      expect(keptEndOf('u1').read()).toBeNull()
    },
  )

  test('a device that keeps nothing says so', () => {
    breakStorage((method) => method === 'setItem')
    expect(keptEndOf('u1').write(end)).toBe(false)
    expect(keptEndOf('u1').read()).toBeNull()
  })
})

test('an end with a problem waits no longer', () => {
  expect(isUnsent(end)).toBe(true)
  expect(isUnsent({ ...end, problem: { kind: 'deleted' } })).toBe(false)
  expect(isUnsent(null)).toBe(false)
})

const { network, timeout, broken, refused, forbidden, limited, silent } = failures
const status = (status: number) => new ApiError('SERVER_ERROR', 'x', { status })

test.each([
  [network, true],
  [timeout, true],
  [status(502), true],
  [status(504), true],
  [status(500), false],
  [broken, false],
  [refused, false],
  [limited, false],
  [silent, false],
  [new TypeError('x'), false],
])('what did not reach the app: %s %s', (error, isAway) => {
  expect(isUnreached(error)).toBe(isAway)
})

describe('what the server says to a kept end', () => {
  const already = (endTime: string | null) =>
    new ApiError('UNKNOWN_ERROR', 'This fast has already ended', {
      status: 400,
      body: { fast: { ...endedFast, endTime } },
    })
  const fields = new ApiError('VALIDATION_ERROR', 'Validation failed', {
    status: 422,
    errors: [{ field: 'endTime', message: 'The end cannot lie in the future' }],
  })

  test.each([
    ['it has it, from this very try', already('2026-03-29T14:00:00.000Z'), endedFast],
    [
      'it has it, from the first try, which it dated itself',
      already('2026-03-29T14:00:59.000Z'),
      { ...endedFast, endTime: '2026-03-29T14:00:59.000Z' },
    ],
    [
      'it had another',
      already('2026-03-29T13:58:59.000Z'),
      { kind: 'endedBefore', endMs: endMs - 61_000 },
    ],
    ['no such fast', status(404), { kind: 'deleted' }],
    ['a faulty field', fields, { kind: 'refused', message: 'The end cannot lie in the future' }],
    [
      'any other no',
      new ApiError('UNKNOWN_ERROR', 'No', { status: 400 }),
      { kind: 'refused', message: 'No' },
    ],
    ['away', network, null],
    ['in trouble', broken, null],
    ['too many calls', limited, null],
    ['not allowed', forbidden, null],
    ['signed out', refused, null],
  ])('%s', (_, error, means) => {
    expect(readRefusal(error, end)).toEqual(means)
  })
})
