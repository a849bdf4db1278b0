import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useRef, useState } from 'react'
import { categories } from '#content/yoga/categories.ts'
import { Page } from '#web/ui/page.tsx'
import { CategoryCard } from './category-card.tsx'
import { HintBanner } from './hint-banner.tsx'
import { HowToUse } from './how-to-use.tsx'
import { OpenedCategory } from './opened-category.tsx'
import type { Place } from './place.ts'
import { scrollTo, scrollToTop } from './scroll.ts'
import { ThumbnailSwitch } from './thumbnail-switch.tsx'
import { usePlace } from './use-place.ts'
import styles from './yoga-page.module.css'

const LIST_ID = 'exercises'

/** The catalogue: a grid of categories, and below it the exercises of the one that is open. */
export function YogaPage() {
  const { t } = useLingui()
  const [place, setPlace] = usePlace()
  const [hintDismissedAt, setHintDismissedAt] = useState<Place | null>(null)
  const grid = useRef<HTMLUListElement>(null)
  const list = useRef<HTMLElement>(null)

  const openButton = () => grid.current?.querySelector<HTMLElement>('[aria-expanded=true]')

  const toggle = useCallback(
    (category: Place['category'], open: boolean) =>
      setPlace(open ? { category, exerciseId: null } : null),
    [setPlace],
  )

  function close() {
    const button = openButton()
    setPlace(null)
    button?.focus({ preventScroll: true })
    if (button) scrollTo(button, 'center')
  }

  function backToCategories() {
    scrollToTop()
    grid.current?.focus({ preventScroll: true })
  }

  return (
    <Page
      title={<Trans>Yoga Exercises</Trans>}
      lead={<Trans>Gentle practice, drawn and explained step by step.</Trans>}
    >
      <ThumbnailSwitch />
      <div className={styles.categories}>
        <ul ref={grid} className={styles.grid} aria-label={t`Categories`} tabIndex={-1}>
          {categories.map((category) => {
            const open = category.id === place?.category.id
            return (
              <CategoryCard
                key={category.id}
                category={category}
                open={open}
                controls={LIST_ID}
                onToggle={toggle}
              />
            )
          })}
        </ul>
        {place && place !== hintDismissedAt && (
          <HintBanner
            name={place.category.name}
            listId={LIST_ID}
            onView={() => {
              if (!list.current) return
              scrollTo(list.current)
              list.current.querySelector('h2')?.focus({ preventScroll: true })
            }}
            onDismiss={() => {
              openButton()?.focus({ preventScroll: true })
              setHintDismissedAt(place)
            }}
          />
        )}
      </div>
      {place ? (
        <OpenedCategory
          key={place.category.id}
          ref={list}
          id={LIST_ID}
          place={place}
          onClose={close}
          onBack={backToCategories}
        />
      ) : (
        <HowToUse />
      )}
    </Page>
  )
}
