/** What is kept for the person who is signed in begins so, and goes with the sign-in. */
export const KEPT = 'kept_'

/**
 * The browser's local storage, which may be blocked, full or emptied at any time:
 * reading gives null and writing gives false instead of throwing.
 */
export function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function writeItem(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

export function removeItem(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Blocked storage holds nothing to remove.
  }
}

/** Removes every entry whose key starts so. */
export function removeItems(prefix: string): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix)) localStorage.removeItem(key)
    }
  } catch {
    // Blocked storage holds nothing to remove.
  }
}

/** Whether storage can be used at all. */
export function storageWorks(): boolean {
  const probe = 'storage_probe'
  const works = writeItem(probe, probe) && readItem(probe) === probe
  removeItem(probe)
  return works
}
