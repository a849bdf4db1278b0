import { Suspense, useEffect } from 'react'
import { lazyScreen } from '#web/lazy-screen.tsx'
import { useFasting } from './fasting-provider.tsx'
import { isUnsent } from './kept-end.ts'

// A device without a service worker may lose the network before they are here: then it does without.
const none = () => ({ default: () => null })
const KeptEndWords = lazyScreen(() =>
  import('./kept-end-words.tsx').then(({ KeptEndWords }) => ({ default: KeptEndWords }), none),
)
const SignOutCheck = lazyScreen(() =>
  import('./sign-out-check.tsx').then(({ SignOutCheck }) => ({ default: SignOutCheck }), none),
)

/** A word on an end that waits for the network, or on what became of it. */
export function KeptEndNote() {
  const { keptEnd, isRunning } = useFasting()
  useEffect(() => {
    if (isRunning) Promise.all([KeptEndWords.preload(), SignOutCheck.preload()]).catch(() => {})
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
