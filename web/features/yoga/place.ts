import { type Category, categories } from '#content/yoga/categories.ts'
import { paths } from '#web/paths.ts'

/** Where a person is in the catalogue: in an opened category, and at an exercise of it where a link named one. */
export interface Place {
  readonly category: Category
  readonly exerciseId: string | null
}

/** The place that the hash of an address names. One that names none leads nowhere. */
export function placeAt(hash: string): Place | null {
  const id = hash.slice(1)
  for (const category of categories) {
    if (category.id === id) return { category, exerciseId: null }
    if (category.exerciseIds.includes(id)) return { category, exerciseId: id }
  }
  return null
}

/** The address of an exercise, to share. */
export function addressOf(exerciseId: string): string {
  return `${window.location.origin}${paths.yoga}#${exerciseId}`
}

/** Puts a place in the address bar, or takes it out, without a step in the history. */
export function showInAddress(hash: string): void {
  const { pathname, search } = window.location
  window.history.replaceState(window.history.state, '', pathname + search + hash)
}
