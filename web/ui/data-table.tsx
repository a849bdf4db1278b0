import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './data-table.module.css'

interface DataTableProps {
  /** What its columns are called; an empty one has no name. */
  readonly heads: readonly string[]
  readonly className?: string | undefined
  /** Its rows. */
  readonly children: ReactNode
}

/** Figures in rows, under the names of their columns. */
export function DataTable({ heads, className, children }: DataTableProps) {
  return (
    <table className={classes(styles.table, className)}>
      <thead>
        <tr>
          {heads.map((head) =>
            head ? (
              <th key={head} scope="col">
                {head}
              </th>
            ) : (
              <td key={head} />
            ),
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
