import type { ReactNode } from 'react'
import { useToken } from './token.ts'

/**
 * Shows one of two things by whether a sign-in token is stored. Prerendered HTML holds both and the styles show
 * the right one (base.css), so that neither the first frame nor hydration ever has the wrong one.
 */
export function TokenGate(props: { signedIn: ReactNode; signedOut: ReactNode }) {
  const token = useToken()
  if (token === undefined) {
    return (
      <>
        <div className="when-signed-in">{props.signedIn}</div>
        <div className="when-signed-out">{props.signedOut}</div>
      </>
    )
  }
  return <div>{token ? props.signedIn : props.signedOut}</div>
}
