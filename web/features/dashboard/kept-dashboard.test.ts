import { describe, expect, test } from 'vitest'
import { breakStorage } from '#web/test/broken-storage.ts'
import { aDashboard } from '#web/test/dashboards.ts'
import { DASHBOARD_COPY_MS } from '#web/timing.ts'
import { keep, readKept } from './kept-dashboard.ts'

const KEY = 'dashboard_cache_u1'
const copy = { etag: '"7"', savedMs: 1000, dashboard: aDashboard() }
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null')

describe('STORE-02 the copy of a dashboard', () => {
  test('comes back as it was', () => {
    keep('u1', copy)
    expect(readKept('u1', 2000)).toEqual(copy)
  })

  test('is shown to nobody else, under whichever key it lies', () => {
    keep('u1', copy)
    expect(readKept('u2', 2000)).toBeNull()
    localStorage.setItem('dashboard_cache_u2', localStorage.getItem(KEY) ?? '')
    expect(readKept('u2', 2000)).toBeNull()
  })

  test.each([
    ['of this moment', 1000, true],
    ['a day old', 1000 + DASHBOARD_COPY_MS, true],
    ['older', 1001 + DASHBOARD_COPY_MS, false],
    ['of the future', 999, false],
  ])('%s', (_, nowMs, isShown) => {
    keep('u1', copy)
    expect(readKept('u1', nowMs) !== null).toBe(isShown)
  })

  test.each([
    ['nothing', ''],
    ['no JSON', '{"userId":"u1",'],
    ['a word', '"u1"'],
    ['null', 'null'],
    ['another shape', '{"userId":"u1","savedMs":1000,"dashboard":{"stats":7}}'],
    ['no moment', '{"userId":"u1","dashboard":{}}'],
  ])('that holds %s is ignored', (_, text) => {
    localStorage.setItem(KEY, text)
    expect(readKept('u1', 2000)).toBeNull()
  })

  test('without a mark comes back without one', () => {
    keep('u1', { ...copy, etag: null })
    expect(readKept('u1', 2000)?.etag).toBeNull()
    localStorage.setItem(KEY, JSON.stringify({ ...stored(), etag: 7 }))
    expect(readKept('u1', 2000)?.etag).toBeNull()
  })

  test('that does not fit is not there at all, rather than the one before it', () => {
    keep('u1', copy)
    breakStorage((method) => method === 'setItem')
    keep('u1', { ...copy, savedMs: 1500 })
    expect(stored()).toBeNull()
  })

  test('breaks nothing where storage is blocked', () => {
    breakStorage(() => true)
    keep('u1', copy)
    expect(readKept('u1', 2000)).toBeNull()
  })
})
