import { fallsShort, hasTarget, type Row } from './bench.ts'

/** The figures as a table that both a terminal and a page show. */
export function tableOf(rows: readonly Row[]): string {
  const head = ['', 'what', 'against', 'figure', 'target', 'rounds']
  const lines = [head, ...rows.map(cells)]
  const widths = head.map((_, place) =>
    Math.max(3, ...lines.map((line) => line[place]?.length ?? 0)),
  )
  const text = (line: readonly string[]) =>
    `| ${line.map((cell, place) => cell.padEnd(widths[place] ?? 0)).join(' | ')} |`
  const rule = widths.map((width) => '-'.repeat(width))
  return [text(head), text(rule), ...lines.slice(1).map(text)].join('\n')
}

function cells(row: Row): string[] {
  const { what, against, value, unit = '', atMost, atLeast, rounds } = row
  const target = [
    atLeast !== undefined && `≥ ${shown(atLeast)}${unit}`,
    atMost !== undefined && `≤ ${shown(atMost)}${unit}`,
  ]
  const [least, most] = [Math.min(...rounds), Math.max(...rounds)]
  const spread = rounds.length > 1 ? `${rounds.length}: ${shown(least)} to ${shown(most)}` : ''
  const mark = fallsShort(row) ? '✗' : hasTarget(row) ? '✓' : ''
  return [mark, what, against, shown(value) + unit, target.filter(Boolean).join(', '), spread]
}

function shown(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : 0 })
}
