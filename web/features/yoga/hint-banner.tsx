import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import styles from './yoga-page.module.css'

interface HintBannerProps {
  readonly name: string
  readonly listId: string
  readonly onView: () => void
  readonly onDismiss: () => void
}

/** Says that a category has opened below the grid, and leads there. */
export function HintBanner({ name, listId, onView, onDismiss }: HintBannerProps) {
  const { t } = useLingui()
  return (
    <div className={styles.hint} role="note">
      <p>
        <Trans>{name} is open below.</Trans>{' '}
        <a
          href={`#${listId}`}
          onClick={(event) => {
            event.preventDefault()
            onView()
          }}
        >
          <Trans>View exercises</Trans>
        </a>
      </p>
      <button type="button" aria-label={t`Dismiss the hint`} onClick={onDismiss}>
        <X size={18} aria-hidden="true" />
      </button>
    </div>
  )
}
