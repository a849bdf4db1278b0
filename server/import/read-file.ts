import type { FileContents, FileProblem } from '#domain/import/file-contents.ts'
import { isFastTimesList, readFastTimes } from './fasttimes.ts'
import type { Asked } from './found.ts'
import { type OwnLists, readOwnJson } from './own-json.ts'
import { isOwnFastsTable, isOwnWeightsTable, readOwnFasts, readOwnWeights } from './own-tables.ts'
import { readTable } from './table.ts'
import { textOf } from './text-of.ts'
import { isZeroTable, readZeroJson, readZeroTable } from './zero.ts'

/** Reads a file of any form that we know, whatever it is called. */
export function readFile(bytes: Uint8Array, asked: Asked): FileContents | FileProblem {
  const text = textOf(bytes)
  if (text === 'EMPTY' || text === 'NO_TEXT') return text
  return /^\s*[[{]/.test(text) ? readJson(text, asked) : readTableText(text, asked)
}

function readJson(text: string, asked: Asked): FileContents | FileProblem {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return 'BROKEN'
  }
  if (Array.isArray(value)) {
    if (value.length === 0) return 'EMPTY'
    return isFastTimesList(value) ? readFastTimes(value, asked) : 'UNKNOWN'
  }
  const { fast_data, fasts, weights, plans } = value as Record<string, unknown>
  if (Array.isArray(fast_data)) return readZeroJson(fast_data, asked)
  const lists = Object.entries({ fasts, weights, plans }).filter(([, list]) => Array.isArray(list))
  if (lists.length === 0) return 'UNKNOWN'
  return readOwnJson(Object.fromEntries(lists) as OwnLists, asked)
}

function readTableText(text: string, asked: Asked): FileContents | FileProblem {
  const table = readTable(text)
  if (isOwnFastsTable(table)) return readOwnFasts(table, asked)
  if (isOwnWeightsTable(table)) return readOwnWeights(table, asked)
  return isZeroTable(table) ? readZeroTable(table, asked) : 'UNKNOWN'
}
