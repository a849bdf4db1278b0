import type { ReactNode } from 'react'
import { useToken } from './token.ts'

/**
 * Shows one of two things by whether a sign-in token is stored. Prerendered HTML holds both and the styles show
 * the right one (base.css), so that neither the first frame nor hydration ever has the wrong one. The right one stays
 * as it is when the other goes: a press that began before would be lost with what it was on.
 */
export function TokenGate(props: { signedIn: ReactNode; signedOut: ReactNode }) {
  const token = useToken()
  const isKnown = token !== undefined
  return (
    <>
      {(token || !isKnown) && (
        <div key="in" className={isKnown ? undefined : 'when-signed-in'}>
          {props.signedIn}
        </div>
      )}
      {!token && (
        <div key="out" className={isKnown ? undefined : 'when-signed-out'}>
          {props.signedOut}
        </div>
      )}
    </>
  )
}
