import { createHash } from 'node:crypto'
import type { Row, Table, Tables } from './tables.ts'

/** What is in a table, told in few words: how many rows, and a sum over all of them that no order changes. */
export interface Sum {
  readonly rows: number
  readonly checksum: string
}

const BITS = 128n

export class Summing {
  readonly #columns: readonly string[]
  #rows = 0
  #sum = 0n

  constructor({ columns }: Table) {
    this.#columns = columns
  }

  add(rows: readonly Row[]): void {
    for (const row of rows) {
      const values = JSON.stringify(this.#columns.map((column) => row[column]))
      const hash = createHash('sha256').update(values).digest('hex')
      this.#sum = BigInt.asUintN(Number(BITS), this.#sum + BigInt(`0x${hash}`))
      this.#rows++
    }
  }

  get sum(): Sum {
    const checksum = this.#sum.toString(16).padStart(Number(BITS / 4n), '0')
    return { rows: this.#rows, checksum }
  }
}

export async function sumOf(tables: Tables, table: Table): Promise<Sum> {
  const summing = new Summing(table)
  for await (const rows of tables.rows(table)) summing.add(rows)
  return summing.sum
}
