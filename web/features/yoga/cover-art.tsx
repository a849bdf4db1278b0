import type { CategoryId } from '#content/yoga/categories.ts'
import { lazyScreen } from '#web/lazy-screen.tsx'
import { Prerendered } from '#web/prerendered.tsx'
import styles from './category-card.module.css'

const Drawing = lazyScreen(async () => ({ default: (await import('./figure/cover.tsx')).Cover }))

/** A category's cover. */
export function CoverArt({ category }: { category: CategoryId }) {
  return (
    <Prerendered className={styles.cover}>
      <Drawing category={category} />
    </Prerendered>
  )
}
