import { Plural, Trans } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { classes } from '#web/ui/classes.ts'
import type { CategoryCard as Card } from './cards.ts'
import styles from './category-card.module.css'
import { CoverArt } from './cover-art.tsx'

interface CategoryCardProps {
  readonly card: Card
  readonly open: boolean
  /** id of what it opens */
  readonly controls: string
  readonly onToggle: () => void
}

/** A category in the grid. Its button covers the card, so that a click anywhere opens and closes it. */
export function CategoryCard({ card, open, controls, onToggle }: CategoryCardProps) {
  return (
    <li className={classes(styles.card, open && styles.open)}>
      <CoverArt category={card.id} />
      <div className={styles.words}>
        <h2>{card.name}</h2>
        <p>{card.description}</p>
        <div className={styles.foot}>
          <span>
            <Plural value={card.exerciseIds.length} one="# exercise" other="# exercises" />
          </span>
          <button type="button" aria-expanded={open} aria-controls={controls} onClick={onToggle}>
            <Trans>
              View Details<span className="visually-hidden"> of {card.name}</span>
            </Trans>
            <ChevronDown size={18} aria-hidden="true" />
          </button>
        </div>
      </div>
    </li>
  )
}
