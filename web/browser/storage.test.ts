import { describe, expect, test } from 'vitest'
import { breakStorage } from '#web/test/broken-storage.ts'
import { clearDashboardCache } from './dashboard-cache.ts'
import { readItem, removeItem, removeItems, storageWorks, writeItem } from './storage.ts'
import { readToken, storeToken } from './token.ts'

test('storage that works keeps, gives and forgets', () => {
  expect(readItem('a')).toBeNull()
  expect(writeItem('a', '1')).toBe(true)
  expect(readItem('a')).toBe('1')
  removeItem('a')
  expect(readItem('a')).toBeNull()
  expect(storageWorks()).toBe(true)
  expect(localStorage).toHaveLength(0)
})

test('STORE-02, STORE-03 the copies of the dashboard go, and nothing else', () => {
  for (const key of [
    'dashboard_cache_u1',
    'dashboard_cache_u2',
    'dashboard',
    'token',
    'x_dashboard_cache_',
  ]) {
    localStorage.setItem(key, '1')
  }
  clearDashboardCache()
  expect(Object.keys(localStorage).sort()).toEqual(['dashboard', 'token', 'x_dashboard_cache_'])
})

describe('storage that throws', () => {
  test.each<[string, Parameters<typeof breakStorage>[0], boolean, string | null]>([
    ['on everything', () => true, false, null],
    ['on writing, being full', (method) => method === 'setItem', false, 'kept'],
    ['on reading', (method) => method === 'getItem', true, null],
    ['on removing', (method) => method === 'removeItem', true, 'kept'],
  ])('%s throws no further', (_, breaks, written, read) => {
    localStorage.setItem('kept', 'kept')
    localStorage.setItem('cache_1', '')
    breakStorage(breaks)
    expect(writeItem('a', '1')).toBe(written)
    expect(readItem('kept')).toBe(read)
    expect(() => removeItem('kept')).not.toThrow()
    expect(() => removeItems('cache_')).not.toThrow()
    expect(storageWorks()).toBe(written && read === 'kept')
  })

  test('leaves a visitor signed out', () => {
    breakStorage(() => true)
    expect([storeToken('t'), readToken()]).toEqual([false, null])
  })
})
