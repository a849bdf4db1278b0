import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { thankedInr } from '#domain/donation.ts'
import { DonationPage } from '#web/features/donation/donation-page.tsx'
import { paths } from '#web/paths.ts'

export default function DonationScreen() {
  const [, navigate] = useLocation()
  const returned = thankedInr(useHistoryState())
  const [thanked, setThanked] = useState<number | null>(null)

  // Thanks are said once: whoever reloads or comes back later finds the address without them.
  useEffect(() => {
    if (returned === null) return
    setThanked(returned)
    navigate(paths.donation, { replace: true })
  }, [returned, navigate])

  return (
    <DonationPage
      thankedInr={thanked}
      onSupport={(donationAmount) => navigate(paths.payment, { state: { donationAmount } })}
    />
  )
}
