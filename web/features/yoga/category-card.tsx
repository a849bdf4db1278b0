import { Trans } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { memo } from 'react'
import type { Category, CategoryId } from '#content/yoga/categories.ts'
import { classes } from '#web/ui/classes.ts'
import styles from './category-card.module.css'
import { CoverArt } from './cover-art.tsx'

interface CategoryCardProps {
  readonly category: Category & { id: CategoryId }
  readonly open: boolean
  /** id of what it opens */
  readonly controls: string
  readonly onToggle: (category: Category, open: boolean) => void
}

/** A category in the grid. Its button covers the card, so that a click anywhere opens and closes it. */
export const CategoryCard = memo(function CategoryCard(props: CategoryCardProps) {
  const { category, open, controls, onToggle } = props
  const count = category.exerciseIds.length
  return (
    <li className={classes(styles.card, open && styles.open)}>
      <CoverArt category={category.id} />
      <div className={styles.words}>
        <h2>{category.name}</h2>
        <p>{category.description}</p>
        <div className={styles.foot}>
          <span>
            {/* Never one of them: to choose among forms takes a phone 60 ms the first time. */}
            <Trans>{count} exercises</Trans>
          </span>
          <button
            type="button"
            aria-expanded={open}
            aria-controls={controls}
            onClick={() => onToggle(category, !open)}
          >
            <Trans>
              View Details<span className="visually-hidden"> of {category.name}</span>
            </Trans>
            <ChevronDown size={18} aria-hidden="true" />
          </button>
        </div>
      </div>
    </li>
  )
})
