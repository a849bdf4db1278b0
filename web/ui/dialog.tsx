import { type ReactNode, useEffect, useId, useRef } from 'react'
import { classes } from './classes.ts'
import styles from './dialog.module.css'

interface DialogProps {
  readonly title: ReactNode
  readonly children: ReactNode
  readonly onClose: () => void
  /** `sheet` fills the screen's height from its side. */
  readonly kind?: 'box' | 'sheet'
}

/** A native modal dialog, open as long as it is rendered. Escape and a tap beside it close it. */
export function Dialog({ title, children, onClose, kind = 'box' }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the native dialog closes by Escape on its own
    <dialog
      ref={ref}
      className={classes(styles.dialog, styles[kind])}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        // The padding lies on the inner box, so a click on the element itself is one on its backdrop.
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className={styles.inner}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  )
}
