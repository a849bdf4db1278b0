import { Suspense, useEffect } from 'react'
import { lazyExtra } from '#web/lazy-screen.tsx'
import { useFasting } from './fasting-provider.tsx'
import { isUnsent } from './kept-end.ts'

// A device without a service worker may lose the network before they are here: then it does without.
const KeptEndWords = lazyExtra(async () => ({
  default: (await import('./kept-end-words.tsx')).KeptEndWords,
}))
const SignOutCheck = lazyExtra(async () => ({
  default: (await import('./sign-out-check.tsx')).SignOutCheck,
}))

/** A word on an end that waits for the network, or on what became of it. */
export function KeptEndNote() {
  const { keptEnd, isRunning } = useFasting()
  useEffect(() => {
    if (isRunning) void Promise.all([KeptEndWords.preload(), SignOutCheck.preload()])
  }, [isRunning])
  return (
    keptEnd && (
      <Suspense>
        <KeptEndWords end={keptEnd} />
        {isUnsent(keptEnd) && <SignOutCheck endMs={keptEnd.endMs} />}
      </Suspense>
    )
  )
}
