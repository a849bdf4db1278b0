import { Trans } from '@lingui/react/macro'
import { upiLink } from '#domain/donation.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { CopyRows } from './copy-rows.tsx'
import { PayeeState } from './payee-state.tsx'
import styles from './payment.module.css'
import { QrCode } from './qr-code.tsx'
import type { WayProps } from './way.ts'

/** Scan the code, tap the link, or copy the UPI ID. */
export default function Upi({ amountInr, ...payee }: WayProps) {
  const { site, failed } = payee
  const upiId = site?.upiId ?? null
  const link = upiId && upiLink({ upiId, name: site?.payeeName ?? 'Upvas' }, amountInr)
  return (
    <div className={styles.way}>
      <div className={styles.upi}>
        <QrCode text={link} waiting={!site && !failed} />
        <div className={styles.beside}>
          {site && !upiId ? (
            <h2>
              <Trans>No UPI ID is set up here</Trans>
            </h2>
          ) : (
            <>
              <h2>
                <Trans>Scan with any UPI app</Trans>
              </h2>
              <p className={styles.soft}>
                <Trans>
                  The amount is in the code. Check the name that your app shows before you pay.
                </Trans>
              </p>
            </>
          )}
          {link && (
            <>
              <CopyRows rows={[[<Trans key="upi">UPI ID</Trans>, upiId]]} />
              <p>
                <a href={link} className={buttonClass({ look: 'quiet' })}>
                  <Trans>Open a UPI app on this device</Trans>
                </a>
              </p>
            </>
          )}
          {/* Last: what comes late moves nothing that is there. */}
          <PayeeState {...payee} />
        </div>
      </div>
    </div>
  )
}
