import type { ReactNode } from 'react'
import { CopyButton } from '#web/ui/copy-button.tsx'
import styles from './payment.module.css'

/** Details to copy, one a line; those that are not set are left out. */
export function CopyRows({ rows }: { rows: readonly (readonly [ReactNode, string | null])[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(
        ([what, text]) =>
          text && (
            <div key={text}>
              <dt>{what}</dt>
              <dd>
                <span>{text}</span>
                <CopyButton text={text} what={what} />
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
