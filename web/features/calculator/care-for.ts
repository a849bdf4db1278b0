import { type CareNote, careNotes } from '#domain/health/care-notes.ts'
import type { HealthInput } from '#domain/health/profile.ts'

/** What the result must mind. */
export interface CareNeeded {
  readonly notes: readonly CareNote[]
  /** Under 18: no number that pushes towards losing weight, and no fasting. */
  readonly minor: boolean
}

// These judge by what holds for adults: a healthy child may lie in a band that is low for an adult.
const FOR_ADULTS: ReadonlySet<CareNote> = new Set([
  'underweight',
  'underweight-loss',
  'floor-applied',
])

export function careFor(input: HealthInput): CareNeeded {
  const notes = careNotes(input)
  const minor = notes.includes('under-18')
  return { notes: minor ? notes.filter((note) => !FOR_ADULTS.has(note)) : notes, minor }
}
