import { useEffect, useState } from 'react'
import { on } from '#web/browser/events.ts'
import { UnsentEndDialog } from './unsent-end-dialog.tsx'

/** Asks before somebody signs out whose end of a fast has not been sent. */
export function SignOutCheck({ endMs }: { endMs: number }) {
  const [leave, setLeave] = useState<(() => void) | null>(null)
  useEffect(
    () =>
      on('signingOut', (leaving) => {
        leaving.held = true
        setLeave(() => leaving.go)
      }),
    [],
  )
  return leave && <UnsentEndDialog endMs={endMs} onLeave={leave} onStay={() => setLeave(null)} />
}
