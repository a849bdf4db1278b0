import { Suspense, useState } from 'react'
import type { CategoryId } from '#content/yoga/exercise.ts'
import { useHydrated } from '#web/browser/hydrated.ts'
import { lazyScreen } from '#web/lazy-screen.tsx'
import styles from './category-card.module.css'

const Drawing = lazyScreen(async () => ({ default: (await import('./figure/cover.tsx')).Cover }))

const NOT_OURS = ''

/**
 * A category's cover. A prerendered page holds it already, so its code need not come: to React the element holds a
 * text, which for once may differ from what the page has, and so the drawing is never looked into or touched.
 * Who comes from another page of the app gets the code with the drawing.
 */
export function CoverArt({ category }: { category: CategoryId }) {
  const hydrated = useHydrated()
  const [prerendered] = useState(!hydrated && !import.meta.env.SSR)
  if (prerendered) {
    return (
      <div className={styles.cover} suppressHydrationWarning>
        {NOT_OURS}
      </div>
    )
  }
  return (
    <div className={styles.cover}>
      <Suspense>
        <Drawing category={category} />
      </Suspense>
    </div>
  )
}
