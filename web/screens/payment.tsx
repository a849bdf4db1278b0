import { useLayoutEffect } from 'react'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { donationAmount } from '#domain/donation.ts'
import { useHydrated } from '#web/browser/hydrated.ts'
import { PaymentPage } from '#web/features/donation/payment-page.tsx'
import { useSite } from '#web/features/site/use-site.ts'
import { paths } from '#web/paths.ts'

export default function PaymentScreen() {
  const [, navigate] = useLocation()
  const amountInr = donationAmount(useHistoryState())
  const { site, failed, retry } = useSite()
  const hydrated = useHydrated()

  // The browser keeps an amount over a reload: whoever opens the page anew has passed none. Where it kept none the address
  // is left alone, for a change of it has React take the whole screen over at once.
  useLayoutEffect(() => {
    if (!hydrated && window.history.state !== null) navigate(paths.payment, { replace: true })
  }, [hydrated, navigate])

  return (
    <PaymentPage
      amountInr={amountInr}
      site={site}
      failed={failed}
      onRetry={retry}
      onDone={() => {
        const state = { paymentSuccess: true, amount: amountInr }
        navigate(paths.donation, { replace: true, state })
      }}
    />
  )
}
