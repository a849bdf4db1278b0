import { removeItems } from './storage.ts'

/** The dashboard's copies in local storage, one a person: stale once a fast changes, and gone with whoever they belong to. */
const PREFIX = 'dashboard_cache_'

export function clearDashboardCache(): void {
  removeItems(PREFIX)
}
