import { parse } from 'csv-parse/sync'
import { MAX_ENTRIES } from '#domain/import/file-contents.ts'

/** A row of a table by the names of its columns, in lower case, and the line on which it begins. */
export interface Row {
  readonly line: number
  readonly cell: (column: string) => string
}

/** A table that a text holds. */
export interface Table {
  readonly columns: readonly string[]
  readonly rows: readonly Row[]
  /** The line of a quote that never ends, and all that follows with it. */
  readonly brokenLine: number | null
}

const DELIMITERS = [',', ';', '\t'] as const

interface ParsedRecord {
  readonly record: readonly string[]
  /** How many bytes were read at its end. */
  readonly info: { readonly bytes: number }
}

/** Reads a table of comma-separated values, by RFC 4180 or as a spreadsheet writes it. */
export function readTable(text: string): Table {
  const bytes = Buffer.from(text)
  let isBroken = false
  const records = parse(bytes, {
    delimiter: delimiterOf(text),
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: () => {
      isBroken = true
    },
    // The heads, and one row more than are taken: it tells that there are too many.
    to: MAX_ENTRIES + 2,
  }) as unknown as ParsedRecord[]

  const [head, ...rest] = records
  const columns = (head?.record ?? []).map((name) => name.trim().toLowerCase())
  const places = new Map(columns.map((name, place) => [name, place]))
  const lines = new Lines(bytes)
  lines.next(head?.info.bytes ?? 0)
  const rows = rest.map(({ record, info }) => ({
    line: lines.next(info.bytes),
    cell: (column: string) => record[places.get(column) ?? -1] ?? '',
  }))
  return { columns, rows, brokenLine: isBroken ? lines.next(bytes.length) : null }
}

// The one that stands most often in the first line.
function delimiterOf(text: string): string {
  const [first = ''] = text.trimStart().split(/[\r\n]/, 1)
  const count = (delimiter: string) => first.split(delimiter).length
  return DELIMITERS.toSorted((a, b) => count(b) - count(a))[0] ?? ','
}

const [LF, CR] = [10, 13]

/** Tells the line on which each record begins, one after the other. */
class Lines {
  readonly #bytes: Uint8Array
  #at = 0
  #line = 1

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  /** The line on which the next one begins, which ends after so many bytes. */
  next(end: number): number {
    while ([LF, CR].includes(this.#bytes[this.#at] ?? 0)) this.#step()
    const line = this.#line
    while (this.#at < end) this.#step()
    return line
  }

  #step(): void {
    const byte = this.#bytes[this.#at++]
    if (byte === LF || (byte === CR && this.#bytes[this.#at] !== LF)) this.#line++
  }
}
