import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { IconButton } from '#web/ui/icon-button.tsx'
import styles from './timer.module.css'

/** Takes a message away. */
export function Dismiss({ onClick }: { onClick: () => void }) {
  const { t } = useLingui()
  return (
    <IconButton className={styles.dismiss} aria-label={t`Dismiss`} onClick={onClick}>
      <X size={20} aria-hidden="true" />
    </IconButton>
  )
}
