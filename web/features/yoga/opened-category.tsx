import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { type Ref, useEffect, useRef } from 'react'
import { SCROLL_DELAY_MS } from '#web/timing.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import styles from './opened-category.module.css'
import type { Place } from './place.ts'
import { scrollTo } from './scroll.ts'
import { useExercises } from './use-exercises.ts'

interface OpenedCategoryProps {
  readonly ref: Ref<HTMLElement>
  readonly id: string
  readonly place: Place
  readonly onClose: () => void
  readonly onBack: () => void
}

/** The open category: its heading at once, its exercises as soon as they have come. */
export function OpenedCategory({ ref, id, place, onClose, onBack }: OpenedCategoryProps) {
  const { t } = useLingui()
  const { category } = place
  const heading = useRef<HTMLHeadingElement>(null)
  const { loaded, failed, retry } = useExercises(category)

  useEffect(() => {
    if (place.exerciseId) return // The exercise is gone to, once it is here.
    const timer = setTimeout(() => {
      const section = heading.current?.closest('section')
      if (section) scrollTo(section)
      heading.current?.focus({ preventScroll: true })
    }, SCROLL_DELAY_MS)
    return () => clearTimeout(timer)
  }, [place])

  return (
    <section ref={ref} id={id} className={styles.opened} aria-labelledby={`${id}-title`}>
      <header className={styles.heading}>
        <div>
          <h2 id={`${id}-title`} ref={heading} tabIndex={-1}>
            {category.name}
          </h2>
          <p>{category.description}</p>
        </div>
        <IconButton
          className={styles.close}
          aria-label={t`Close ${category.name}`}
          onClick={onClose}
        >
          <X size={24} aria-hidden="true" />
        </IconButton>
      </header>
      {category.caution && (
        <p className={styles.caution} role="note">
          {category.caution}
        </p>
      )}
      {loaded ? (
        <loaded.List exercises={loaded.exercises} place={place} onBack={onBack} />
      ) : failed ? (
        <div className={styles.failed} role="alert">
          <p>
            <Trans>The exercises could not be loaded. Check your connection and try again.</Trans>
          </p>
          <Button look="quiet" onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      ) : (
        <div className={styles.coming} role="status">
          <span className="visually-hidden">
            <Plural
              value={category.exerciseIds.length}
              one="Loading # exercise..."
              other="Loading # exercises..."
            />
          </span>
          {category.exerciseIds.map((exerciseId) => (
            <div key={exerciseId} />
          ))}
        </div>
      )}
    </section>
  )
}
