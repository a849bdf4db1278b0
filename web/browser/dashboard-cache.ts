import { readItem, removeItems, writeItem } from './storage.ts'

/** The dashboard's copies in local storage, one a person: stale once a fast changes, and gone with whoever they belong to. */
const PREFIX = 'dashboard_cache_'

/** What was kept for a person, as JSON gives it back; null where nothing is there that can be read. */
export function readDashboardCache(userId: string): unknown {
  try {
    return JSON.parse(readItem(PREFIX + userId) ?? 'null')
  } catch {
    return null
  }
}

/** Keeps a copy. Storage that is full or blocked keeps none. */
export function writeDashboardCache(userId: string, copy: object): void {
  if (!writeItem(PREFIX + userId, JSON.stringify(copy))) clearDashboardCache()
}

export function clearDashboardCache(): void {
  removeItems(PREFIX)
}
