import { type ReactNode, Suspense, useState } from 'react'
import { useHydrated } from './browser/hydrated.ts'

const NOT_OURS = ''

/**
 * Content that never changes, of lazily loaded components. A prerendered page holds it already, so its code need not
 * come: to React the element holds a text, which for once may differ from what the page has, and so what is in it is
 * never looked into or touched. Who comes from another page of the app gets the code with the content.
 */
export function Prerendered(props: { className?: string | undefined; children: ReactNode }) {
  const hydrated = useHydrated()
  const [isThere] = useState(!hydrated && !import.meta.env.SSR)
  if (isThere) {
    return (
      <div className={props.className} suppressHydrationWarning>
        {NOT_OURS}
      </div>
    )
  }
  return (
    <div className={props.className}>
      <Suspense>{props.children}</Suspense>
    </div>
  )
}
