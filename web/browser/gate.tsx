import { type ReactNode, useState } from 'react'
import { useToken } from './token.ts'

interface GateProps {
  /** Which half holds; undefined in prerendered HTML and until this is known. */
  readonly open: boolean | undefined
  /** The halves, and the classes of them that the styles show one of (base.css). */
  readonly yes: readonly [className: string, shown: ReactNode]
  readonly no: readonly [className: string, shown: ReactNode]
}

/**
 * Shows one of two things by what only the browser knows. Prerendered HTML holds both and the styles show
 * the right one (base.css), so that neither the first frame nor hydration ever has the wrong one. The element of the
 * right one stays when the other goes, and after that whatever happens: a press or the focus on it would be lost.
 */
export function Gate({ open, yes, no }: GateProps) {
  const [kept, setKept] = useState<'yes' | 'no'>()
  if (open !== undefined && kept === undefined) setKept(open ? 'yes' : 'no')
  if (open !== undefined && kept !== undefined) {
    return (
      // biome-ignore lint/complexity/noUselessFragments: beside the fragment below it keeps the element
      <>
        <div key={kept}>{(open ? yes : no)[1]}</div>
      </>
    )
  }
  return (
    <>
      <div key="yes" className={yes[0]}>
        {yes[1]}
      </div>
      <div key="no" className={no[0]}>
        {no[1]}
      </div>
    </>
  )
}

/** One of two things by whether a sign-in token is stored. */
export function TokenGate({ signedIn, signedOut }: { signedIn: ReactNode; signedOut: ReactNode }) {
  const token = useToken()
  const open = token === undefined ? undefined : Boolean(token)
  return <Gate open={open} yes={['when-signed-in', signedIn]} no={['when-signed-out', signedOut]} />
}
