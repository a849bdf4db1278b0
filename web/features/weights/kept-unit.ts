import { useSyncExternalStore } from 'react'
import type { WeightUnit } from '#domain/health/weight-unit.ts'
import { readItem, writeItem } from '#web/browser/storage.ts'

const KEY = 'weight_unit'
const listeners = new Set<() => void>()
// Where storage is blocked or full the choice lasts as long as the page.
let chosen: WeightUnit = readItem(KEY) === 'lb' ? 'lb' : 'kg'

/** The unit that weights are shown and typed in, in this browser. */
export function useUnit(): WeightUnit {
  return useSyncExternalStore(subscribe, () => chosen)
}

export function setUnit(unit: WeightUnit): void {
  chosen = unit
  writeItem(KEY, unit)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
