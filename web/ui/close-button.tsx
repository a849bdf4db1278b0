import { X } from 'lucide-react'
import styles from './close-button.module.css'
import { IconButton } from './icon-button.tsx'

/** Closes a dialog, from its corner. */
export function CloseButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <IconButton className={styles.close} aria-label={label} onClick={onClick}>
      <X size={24} aria-hidden="true" />
    </IconButton>
  )
}
