import { Plural, Trans } from '@lingui/react/macro'
import { ArrowUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Exercise } from '#content/yoga/exercise.ts'
import { SCROLL_DELAY_MS } from '#web/timing.ts'
import { Button } from '#web/ui/button.tsx'
import type { Place } from '../place.ts'
import { scrollTo } from '../scroll.ts'
import { ExerciseCard } from './exercise-card.tsx'
import styles from './exercise-list.module.css'
import { FilterBar } from './filter-bar.tsx'
import { filtered, noFilters } from './filters.ts'
import { useChosen } from './use-chosen.ts'

interface ExerciseListProps {
  readonly exercises: readonly Exercise[]
  readonly place: Place
  readonly onBack: () => void
}

/** The exercises of the open category, with what narrows them down. */
export function ExerciseList({ exercises, place, onBack }: ExerciseListProps) {
  const [filters, setFilters] = useState(noFilters)
  const [chosen, choose] = useChosen()
  const [playing, setPlaying] = useState<string | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const found = filtered(exercises, filters)

  useEffect(() => {
    const { exerciseId } = place
    if (!exerciseId) return
    setFilters(noFilters)
    choose(exerciseId)
    const timer = setTimeout(() => {
      const card = list.current?.querySelector(`#${CSS.escape(exerciseId)}`)
      if (!card) return
      scrollTo(card)
      card.querySelector('h3')?.focus({ preventScroll: true })
    }, SCROLL_DELAY_MS)
    return () => clearTimeout(timer)
  }, [place, choose])

  return (
    <>
      <FilterBar exercises={exercises} filters={filters} onChange={setFilters} />
      {found.length > 0 ? (
        <ul ref={list} className={styles.list}>
          {found.map((exercise) => (
            <ExerciseCard
              key={exercise.id}
              exercise={exercise}
              chosen={exercise.id === chosen}
              playing={exercise.id === playing}
              onChoose={() => choose(exercise.id)}
              onPlay={() => {
                setPlaying(exercise.id)
                choose(exercise.id)
              }}
              onStop={() => setPlaying(null)}
            />
          ))}
        </ul>
      ) : (
        <div className={styles.none}>
          <p>
            <Trans>
              No exercise here is all of that. Loosen a filter, or try another category.
            </Trans>
          </p>
          <Button look="quiet" onClick={() => setFilters(noFilters)}>
            <Trans>Show all exercises</Trans>
          </Button>
        </div>
      )}
      <footer className={styles.foot}>
        <p role="status">
          <Plural value={found.length} one="Found # exercise" other="Found # exercises" />
        </p>
        <Button look="quiet" onClick={onBack}>
          <ArrowUp size={18} aria-hidden="true" />
          <Trans>Back to Categories</Trans>
        </Button>
      </footer>
    </>
  )
}
