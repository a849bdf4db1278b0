import { useSyncExternalStore } from 'react'
import { readItem, writeItem } from '#web/browser/storage.ts'

interface Kept<T> {
  readonly use: () => T
  readonly set: (change: (value: T) => T) => void
}

/**
 * A value in browser storage under one key, the same in all tabs. Where storage is blocked or full it lasts as long
 * as the page. `read` makes something of any text, and of none; that is also what a prerendered page begins with.
 */
export function kept<T>(
  key: string,
  read: (text: string | null) => T,
  write: (value: T) => string,
): Kept<T> {
  const first = read(null)
  const listeners = new Set<() => void>()
  let seen: string | null = null
  let value = first

  function current(): T {
    const text = readItem(key)
    if (text !== seen) {
      seen = text
      value = read(text)
    }
    return value
  }

  function announce(): void {
    for (const listener of listeners) listener()
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    window.addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', listener)
    }
  }

  return {
    use: () => useSyncExternalStore(subscribe, current, () => first),
    set(change) {
      const next = change(current())
      const text = write(next)
      if (writeItem(key, text)) seen = text
      value = next
      announce()
    },
  }
}
