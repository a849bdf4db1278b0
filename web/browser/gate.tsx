import { type ReactNode, useState } from 'react'
import { useToken } from './token.ts'

interface GateProps {
  /** What the two halves depend on, by the names of the classes that the styles show one of (base.css). */
  readonly of: keyof typeof CLASSES
  /** Which half holds; undefined in prerendered HTML and until this is known. */
  readonly open: boolean | undefined
  readonly yes: ReactNode
  readonly no: ReactNode
}

const CLASSES = {
  signedIn: { yes: 'when-signed-in', no: 'when-signed-out' },
  linked: { yes: 'when-linked', no: 'when-not-linked' },
} as const

/**
 * Shows one of two things by what only the browser knows. Prerendered HTML holds both and the styles show
 * the right one (base.css), so that neither the first frame nor hydration ever has the wrong one. The element of the
 * right one stays when the other goes, and after that whatever happens: a press or the focus on it would be lost.
 */
function Gate({ of, open, yes, no }: GateProps) {
  const [kept, setKept] = useState<'yes' | 'no'>()
  if (open !== undefined && kept === undefined) setKept(open ? 'yes' : 'no')
  if (open !== undefined && kept !== undefined) {
    return (
      // biome-ignore lint/complexity/noUselessFragments: beside the fragment below it keeps the element
      <>
        <div key={kept}>{open ? yes : no}</div>
      </>
    )
  }
  return (
    <>
      <div key="yes" className={CLASSES[of].yes}>
        {yes}
      </div>
      <div key="no" className={CLASSES[of].no}>
        {no}
      </div>
    </>
  )
}

/** One of two things by whether a sign-in token is stored. */
export function TokenGate({ signedIn, signedOut }: { signedIn: ReactNode; signedOut: ReactNode }) {
  const token = useToken()
  const open = token === undefined ? undefined : Boolean(token)
  return <Gate of="signedIn" open={open} yes={signedIn} no={signedOut} />
}

/** One of two things by whether a link has brought a token, as `useAddressToken` tells it. */
export function LinkGate(props: {
  token: string | null | undefined
  linked: ReactNode
  notLinked: ReactNode
}) {
  const { token, linked, notLinked } = props
  const open = token === undefined ? undefined : token !== null
  return <Gate of="linked" open={open} yes={linked} no={notLinked} />
}
