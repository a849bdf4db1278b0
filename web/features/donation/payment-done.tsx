import { Trans } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef } from 'react'
import { PAYMENT_REDIRECT_MS } from '#web/timing.ts'
import { Centered } from '#web/ui/centered.tsx'
import styles from './payment.module.css'

/** Thanks, and then goes back. */
export function PaymentDone({ amount, onDone }: { amount: string; onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const done = useEffectEvent(onDone)

  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
    const timer = setTimeout(() => done(), PAYMENT_REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div className={styles.done}>
      <Centered>
        <svg viewBox="0 0 160 96" width="160" height="96" aria-hidden="true">
          <path d="M34 84a46 46 0 0 1 92 0" className={styles.arc} />
          <circle cx="80" cy="38" r="18" className={styles.sun} />
          <path d="M8 84.5h144" className={styles.horizon} />
        </svg>
        <h1 ref={heading} tabIndex={-1}>
          <Trans>Payment Successful</Trans>
        </h1>
        <p>
          <Trans>Thank you for your gift of {amount}.</Trans>
        </p>
        <p role="status" className={styles.soft}>
          <Trans>Redirecting you back...</Trans>
        </p>
      </Centered>
    </div>
  )
}
