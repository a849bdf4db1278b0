import { Trans } from '@lingui/react/macro'
import { type ReactNode, Suspense } from 'react'
import { LoadFailure } from './load-failure.tsx'
import { Centered } from './ui/centered.tsx'
import { Spinner } from './ui/spinner.tsx'

/** What is shown once its code has come; until then a word that it is coming, and a way on where it does not come. */
export function Awaited({ children }: { children: ReactNode }) {
  return (
    <LoadFailure>
      <Suspense
        fallback={
          <Centered>
            <Spinner label={<Trans>Loading...</Trans>} />
          </Centered>
        }
      >
        {children}
      </Suspense>
    </LoadFailure>
  )
}
