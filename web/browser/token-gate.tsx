import { type ReactNode, useState } from 'react'
import { useToken } from './token.ts'

/**
 * Shows one of two things by whether a sign-in token is stored. Prerendered HTML holds both and the styles show
 * the right one (base.css), so that neither the first frame nor hydration ever has the wrong one. The element of the
 * right one stays when the other goes, and after that whatever happens: a press or the focus on it would be lost.
 */
export function TokenGate(props: { signedIn: ReactNode; signedOut: ReactNode }) {
  const token = useToken()
  const [kept, setKept] = useState<'in' | 'out'>()
  if (token !== undefined && kept === undefined) setKept(token ? 'in' : 'out')
  if (token !== undefined && kept !== undefined) {
    return (
      // biome-ignore lint/complexity/noUselessFragments: beside the fragment below it keeps the element
      <>
        <div key={kept}>{token ? props.signedIn : props.signedOut}</div>
      </>
    )
  }
  return (
    <>
      <div key="in" className="when-signed-in">
        {props.signedIn}
      </div>
      <div key="out" className="when-signed-out">
        {props.signedOut}
      </div>
    </>
  )
}
