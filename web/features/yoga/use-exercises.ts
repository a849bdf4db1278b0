import { useEffect, useState } from 'react'
import type { Category } from '#content/yoga/categories.ts'
import type { Exercise } from '#content/yoga/exercise.ts'
import type { ExerciseList } from './exercises/exercise-list.tsx'

interface Loaded {
  readonly List: typeof ExerciseList
  readonly exercises: readonly Exercise[]
}

/** Gets the exercises of a category, and the code that shows them. */
export function useExercises(category: Category) {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another load
  useEffect(() => {
    let left = false
    setFailed(false)
    Promise.all([import('./exercises/exercise-list.tsx'), category.load()]).then(
      ([{ ExerciseList }, { exercises }]) => {
        if (!left) setLoaded({ List: ExerciseList, exercises })
      },
      () => {
        if (!left) setFailed(true)
      },
    )
    return () => {
      left = true
    }
  }, [category, attempt])

  return { loaded, failed, retry: () => setAttempt(attempt + 1) }
}
