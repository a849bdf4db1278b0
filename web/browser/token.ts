import { useSyncExternalStore } from 'react'
import { KEPT, readItem, removeItem, removeItems, writeItem } from './storage.ts'

const KEY = 'token'
const listeners = new Set<() => void>()

/** The stored sign-in token, or null. */
export function readToken(): string | null {
  return readItem(KEY) || null
}

export function storeToken(token: string): boolean {
  const stored = writeItem(KEY, token)
  announce()
  return stored
}

export function clearToken(): void {
  removeItem(KEY)
  removeItems(KEPT)
  announce()
}

/** Calls back when the token changes, in this tab or in another. Returns how to stop. */
export function onTokenChange(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', onStorage)
  }
}

/** Calls back when another tab signs in or out. Returns how to stop. */
export function onTokenChangedElsewhere(listener: () => void): () => void {
  const handle = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) listener()
  }
  window.addEventListener('storage', handle)
  return () => window.removeEventListener('storage', handle)
}

/** The token on the page; undefined in prerendered HTML and while it is hydrated, when it cannot be known. */
export function useToken(): string | null | undefined {
  return useSyncExternalStore(onTokenChange, readToken, () => undefined)
}

function onStorage(event: StorageEvent) {
  if (event.key === KEY || event.key === null) announce()
}

// The page's root carries the same fact for styles, which apply before any script of ours runs.
function announce() {
  document.documentElement.dataset.auth = readToken() ? 'in' : 'out'
  for (const listener of listeners) listener()
}
