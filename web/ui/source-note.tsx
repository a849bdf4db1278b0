import { Trans } from '@lingui/react/macro'
import styles from './source-note.module.css'

/** Where a statement comes from: a word until it is opened, so that reading stays easy. */
export function SourceNote({ citation, href }: { citation: string; href: string | null }) {
  return (
    <details className={styles.source}>
      <summary>
        <Trans>Source</Trans>
      </summary>
      {/* Works are cited in their own language, which is English. */}
      <p lang="en">
        {href ? (
          <a href={href} target="_blank" rel="noopener noreferrer">
            {citation}
          </a>
        ) : (
          citation
        )}
      </p>
    </details>
  )
}
