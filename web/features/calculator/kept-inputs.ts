import { readItem, removeItem, writeItem } from '#web/browser/storage.ts'
import { type Inputs, toInputs } from './inputs.ts'

const KEY = 'calculator_inputs'

/** What a person asked to be kept in this browser, or null. */
export function readKept(): Inputs | null {
  try {
    const kept: unknown = JSON.parse(readItem(KEY) ?? 'null')
    return typeof kept === 'object' && kept !== null ? toInputs({ ...kept }) : null
  } catch {
    return null
  }
}

export function keep(inputs: Inputs): void {
  writeItem(KEY, JSON.stringify(inputs))
}

export function forget(): void {
  removeItem(KEY)
}
