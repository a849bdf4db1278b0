import { Trans } from '@lingui/react/macro'
import { ExternalLink } from 'lucide-react'
import { buttonClass } from '#web/ui/button.tsx'
import { CopyRows } from './copy-rows.tsx'
import { PayeeState } from './payee-state.tsx'
import styles from './payment.module.css'
import { rupees } from './rupees.ts'
import type { WayProps } from './way.ts'

/** The transfer service's own front door, where the host has set no address of theirs. */
const WISE_HOME = 'https://wise.com/'

/** From abroad: to a UPI ID or to a bank account, through the transfer service. */
export default function International({ amountInr, ...payee }: WayProps) {
  const { site } = payee
  const amount = rupees(amountInr)
  const bank = site?.bank
  return (
    <div className={styles.way}>
      <PayeeState {...payee} />
      <p>
        <Trans>
          From 80+ countries, in your own currency. Funds arrive in hours to 1 business day.
        </Trans>
      </p>
      <ol className={styles.steps}>
        <li>
          <Trans>Open Wise by the link below, and sign in or make an account there.</Trans>
        </li>
        <li>
          <Trans>Choose Indian rupees (INR) as what arrives, and enter {amount}.</Trans>
        </li>
        <li>
          <Trans>Choose a UPI transfer or a bank transfer, and copy the details from here.</Trans>
        </li>
        <li>
          <Trans>Check the name that it shows, send, and come back to this page.</Trans>
        </li>
      </ol>
      <p>
        <a
          href={site?.wiseUrl ?? WISE_HOME}
          className={buttonClass({ look: 'quiet' })}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Trans>Send money with Wise</Trans>
          <ExternalLink size={18} aria-hidden="true" />
          <span className="visually-hidden">
            <Trans>(opens in a new tab)</Trans>
          </span>
        </a>
      </p>
      <div className={styles.options}>
        <section>
          <h2>
            <Trans>UPI transfer</Trans>
          </h2>
          <p className={styles.soft}>
            <Trans>The quickest: only a UPI ID is needed.</Trans>
          </p>
          <CopyRows
            rows={[
              [<Trans key="name">Name</Trans>, site?.payeeName ?? null],
              [<Trans key="upi">UPI ID</Trans>, site?.upiId ?? null],
            ]}
          />
        </section>
        <section>
          <h2>
            <Trans>Bank transfer</Trans>
          </h2>
          <p className={styles.soft}>
            <Trans>To an account in India.</Trans>
          </p>
          <CopyRows
            rows={[
              [<Trans key="name">Name</Trans>, site?.payeeName ?? null],
              [<Trans key="bank">Bank</Trans>, bank?.name ?? null],
              [<Trans key="account">Account</Trans>, bank?.account ?? null],
              [<Trans key="ifsc">IFSC</Trans>, bank?.ifsc ?? null],
              [<Trans key="country">Country</Trans>, bank?.country ?? null],
            ]}
          />
        </section>
      </div>
    </div>
  )
}
