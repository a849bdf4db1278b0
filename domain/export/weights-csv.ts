import type { DayWeight } from '../health/weight.ts'
import { CSV_MARK, csvRow } from './csv.ts'

/** What the columns of a table of weights are called, in their order. */
export const weightColumns = ['Date', 'Weight (kg)'] as const

/** Weights as a table. */
export function weightsCsv(weights: readonly DayWeight[]): string {
  const rows = weights.map(({ date, weightKg }) => csvRow([date, weightKg]))
  return CSV_MARK + csvRow(weightColumns) + rows.join('')
}
