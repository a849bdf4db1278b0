import type { ReactNode } from 'react'
import { Gate } from '#web/browser/gate.tsx'

interface LinkGateProps {
  /** As `useAddressToken` tells it. */
  readonly token: string | null | undefined
  readonly linked: ReactNode
  readonly notLinked: ReactNode
}

/** One of two things by whether a link has brought a token. */
export function LinkGate({ token, linked, notLinked }: LinkGateProps) {
  const open = token === undefined ? undefined : token !== null
  return <Gate open={open} yes={['when-linked', linked]} no={['when-not-linked', notLinked]} />
}
