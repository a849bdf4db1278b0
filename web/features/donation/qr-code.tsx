import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import styles from './payment.module.css'
import type { QrDrawing } from './qr-drawing.ts'

/** A text as a QR code, drawn here; the words of the specification where there is none. */
export function QrCode({ text, waiting }: { text: string | null; waiting: boolean }) {
  const { t } = useLingui()
  const [drawn, setDrawn] = useState<{ text: string; drawing: QrDrawing | null } | null>(null)

  useEffect(() => {
    if (text === null) return
    let stale = false
    import('./qr-drawing.ts')
      .then(({ drawQr }) => drawQr(text))
      .catch(() => null)
      .then((drawing) => stale || setDrawn({ text, drawing }))
    return () => {
      stale = true
    }
  }, [text])

  const current = drawn?.text === text ? drawn : null
  const missing = text === null ? !waiting : current?.drawing === null
  return (
    <div className={styles.qr} aria-busy={!missing && !current}>
      {missing && (
        <p>
          <Trans>QR Code image not found</Trans>
        </p>
      )}
      {current?.drawing && (
        <svg
          viewBox={`0 0 ${current.drawing.size} ${current.drawing.size}`}
          role="img"
          aria-label={t`QR code for paying by UPI`}
        >
          <path d={current.drawing.path} />
        </svg>
      )}
    </div>
  )
}
