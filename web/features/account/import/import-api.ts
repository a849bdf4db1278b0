import * as imports from '#contract/imports.ts'
import type { DateOrder } from '#domain/import/written-times.ts'
import { call } from '#web/api/call.ts'
import { emit } from '#web/browser/events.ts'

/** How a person wants a file to be read, where it leaves that open. */
export interface Reading {
  readonly timeZone?: string
  readonly dateOrder?: DateOrder
}

/** What a file would add. */
export async function previewImport(file: File, reading: Reading) {
  return (await call(imports.previewImport, { query: { ...reading } }, { file })).report
}

/** Adds what a file holds. */
export async function importFile(file: File, reading: Reading) {
  const { import: added } = await call(imports.importFile, { query: { ...reading } }, { file })
  emit('fastingStateChanged', { action: 'added' })
  return added
}

export async function listImports(signal: AbortSignal) {
  return (await call(imports.listImports, {}, { signal })).imports
}

/** Takes back what an import added, and tells how much of it that was. */
export async function undoImport(id: string) {
  const { removed } = await call(imports.undoImport, { params: { id } })
  emit('fastingStateChanged', { action: 'deleted' })
  return removed
}

/** What is said where one of these calls fails without a sentence of its own. */
export const importSentences = {
  tooLarge: 'This file is larger than 8 MB.',
  readFailed: 'This file could not be read.',
  addFailed: 'The file could not be added.',
  undoFailed: 'The import could not be undone.',
} as const
