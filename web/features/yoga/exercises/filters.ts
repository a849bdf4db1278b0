import type { Exercise, Help } from '#content/yoga/exercise.ts'

export type Difficulty = Exercise['difficulty']

/** How long the whole exercise takes at most, in minutes; `more` is what no other choice holds. */
export const lengths = ['2', '5', 'more'] as const
export type Length = (typeof lengths)[number]

export const difficulties: readonly Difficulty[] = ['Beginner', 'Intermediate', 'Advanced']

/** What a person looks for; null where they take anything. */
export interface Filters {
  readonly length: Length | null
  readonly difficulty: Difficulty | null
  readonly help: Help | null
}

export const noFilters: Filters = { length: null, difficulty: null, help: null }

export function filtered(exercises: readonly Exercise[], filters: Filters): readonly Exercise[] {
  const { length, difficulty, help } = filters
  return exercises.filter(
    (exercise) =>
      (length === null || lasts(exercise, length)) &&
      (difficulty === null || exercise.difficulty === difficulty) &&
      (help === null || exercise.helps.includes(help)),
  )
}

/** The choices that find something among these exercises. */
export function choicesFor(exercises: readonly Exercise[]) {
  const helps = new Set(exercises.flatMap((exercise) => exercise.helps))
  return {
    lengths: lengths.filter((length) => exercises.some((exercise) => lasts(exercise, length))),
    difficulties: difficulties.filter((difficulty) =>
      exercises.some((exercise) => exercise.difficulty === difficulty),
    ),
    helps: [...helps],
  }
}

function lasts({ minutes: [, most] }: Exercise, length: Length): boolean {
  return length === 'more' ? most > 5 : most <= Number(length)
}
