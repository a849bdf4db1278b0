import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft } from 'lucide-react'
import { Suspense, useDeferredValue, useState } from 'react'
import { Link } from 'wouter'
import { lazyScreen } from '#web/lazy-screen.tsx'
import { LoadFailure } from '#web/load-failure.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import styles from './payment.module.css'
import { PaymentDone } from './payment-done.tsx'
import { rupees } from './rupees.ts'
import type { WayProps } from './way.ts'

// The ways come beside the settings that fill them, and are not waited for.
const Upi = lazyScreen(() => import('./upi.tsx'))
const International = lazyScreen(() => import('./international.tsx'))

/** Calls back when the success has been shown. */
export function PaymentPage({ onDone, ...way }: WayProps & { onDone: () => void }) {
  const { t } = useLingui()
  const [method, setMethod] = useState<'upi' | 'wise'>('upi')
  const [completed, setCompleted] = useState(false)
  // The prerendered way is taken over as it stands before it learns of another amount.
  const wayInr = useDeferredValue(way.amountInr)
  const amount = rupees(way.amountInr)

  if (completed) return <PaymentDone amount={amount} onDone={onDone} />
  const Way = method === 'upi' ? Upi : International
  const panel = (
    <LoadFailure key={method}>
      <Suspense fallback={<div className={styles.way} />}>
        <Way {...way} amountInr={wayInr} />
      </Suspense>
    </LoadFailure>
  )
  return (
    <div className={styles.payment}>
      <header className={styles.head}>
        <Link to={paths.donation} className={styles.back} aria-label={t`Back to the donation`}>
          <ArrowLeft aria-hidden="true" />
        </Link>
        <h1>
          <Trans>
            You are giving <strong>{amount}</strong>
          </Trans>
        </h1>
      </header>
      <Tabs
        label={t`How to pay`}
        selected={method}
        onSelect={setMethod}
        tabs={[
          { id: 'upi', title: <Trans>UPI</Trans>, panel: method === 'upi' && panel },
          {
            id: 'wise',
            title: <Trans>International (Wise)</Trans>,
            panel: method === 'wise' && panel,
          },
        ]}
      />
      <div className={styles.complete}>
        <Button look="support" size="large" onClick={() => setCompleted(true)}>
          <Trans>I've Completed the Payment</Trans>
        </Button>
        <p>
          <Trans>We take your word for it: no bank tells Upvas anything.</Trans>
        </p>
      </div>
    </div>
  )
}
