import { useSyncExternalStore } from 'react'
import { readItem, removeItem, writeItem } from './storage.ts'

/** What a person may choose; `system` follows the device. */
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const KEY = 'theme'
const listeners = new Set<() => void>()

export function setTheme(theme: Theme): void {
  if (theme === 'system') removeItem(KEY)
  else writeItem(KEY, theme)
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  for (const listener of listeners) listener()
}

/** The chosen theme; `system` while the page is hydrated. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme, () => 'system')
}

function readTheme(): Theme {
  const kept = readItem(KEY)
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
