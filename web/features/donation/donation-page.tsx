import { Trans } from '@lingui/react/macro'
import { BadgeCheck, Infinity as Forever, LifeBuoy, Sparkles } from 'lucide-react'
import { Message } from '#web/ui/message.tsx'
import { Opening } from '#web/ui/opening.tsx'
import { AmountForm } from './amount-form.tsx'
import styles from './donation.module.css'
import { rupees } from './rupees.ts'

interface DonationPageProps {
  /** What somebody who comes back says to have given. */
  readonly thankedInr: number | null
  readonly onSupport: (amountInr: number) => void
}

export function DonationPage({ thankedInr, onSupport }: DonationPageProps) {
  const thanked = thankedInr === null ? '' : rupees(thankedInr)
  return (
    <div className={styles.donation}>
      {thankedInr !== null && (
        <Message tone="good">
          <Trans>
            Thank you for giving {thanked}. It keeps Upvas running, and you are a lifetime supporter
            now.
          </Trans>
        </Message>
      )}
      <Opening>
        <h1>
          <Trans>Keep Upvas free for everyone</Trans>
        </h1>
        <p className={styles.lead}>
          <Trans>
            No ads, nothing sold, nobody tracked. What it costs to run is paid by people who want it
            to be there.
          </Trans>
        </p>
      </Opening>
      <AmountForm onSupport={onSupport} />
      <section className={styles.benefits}>
        <h2>
          <Trans>For lifetime supporters</Trans>
        </h2>
        <ul>
          <li>
            <Forever aria-hidden="true" />
            <div>
              <h3>
                <Trans>Ad-free forever</Trans>
              </h3>
              <p>
                <Trans>Nobody sees ads here. You help that it stays so.</Trans>
              </p>
            </div>
          </li>
          <li>
            <LifeBuoy aria-hidden="true" />
            <div>
              <h3>
                <Trans>Priority support</Trans>
              </h3>
              <p>
                <Trans>Your questions are answered first.</Trans>
              </p>
            </div>
          </li>
          <li>
            <Sparkles aria-hidden="true" />
            <div>
              <h3>
                <Trans>Early feature access</Trans>
              </h3>
              <p>
                <Trans>What is new reaches you before it is finished.</Trans>
              </p>
            </div>
          </li>
          <li>
            <BadgeCheck aria-hidden="true" />
            <div>
              <h3>
                <Trans>Supporter badge</Trans>
              </h3>
              <p>
                <Trans>A small thank-you beside your name.</Trans>
              </p>
            </div>
          </li>
        </ul>
      </section>
    </div>
  )
}
