import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { afterPaint } from '#web/browser/after-paint.ts'
import { classes } from './classes.ts'
import styles from './dialog.module.css'

interface DialogProps {
  readonly title: ReactNode
  readonly children: ReactNode
  readonly onClose: () => void
  /** `sheet` fills the screen's height from its side. */
  readonly kind?: 'box' | 'sheet'
}

/**
 * A native modal dialog, open as long as it is rendered. Escape and a tap beside it close it.
 *
 * The page dims in the frame after the press. What stands in the dialog comes with the next: the browser goes through the
 * whole page to make it inert, which a slow phone feels.
 */
export function Dialog(props: DialogProps) {
  const [isUp, setUp] = useState(false)
  useEffect(() => afterPaint(() => setUp(true)), [])
  return isUp ? <Modal {...props} /> : <div className={styles.scrim} />
}

function Modal({ title, children, onClose, kind = 'box' }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const pressedBeside = useRef(false)

  // Before it leaves the page: a dialog that is no part of it any more gives the focus back to nobody.
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    // A long one is read from its beginning, not from its first button on.
    if (dialog && dialog.scrollTop > 0) heading.current?.focus()
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
      // The padding lies on the inner box, so what hits the element itself hits its backdrop.
      onPointerDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        // Marking text and letting go outside is no wish to close.
        if (pressedBeside.current && event.target === event.currentTarget) onClose()
      }}
    >
      <div className={styles.inner}>
        <h2 ref={heading} id={titleId} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  )
}
