/** The targets that the timer offers, in hours. */
export const TARGET_HOURS_OPTIONS = [12, 16, 18, 20, 24, 36, 48] as const

/** The target of an idle timer, and of a fast that came without one, in hours. */
export const DEFAULT_TARGET_HOURS = 16

/** Shortest and longest target that a fast may carry, in whole hours. */
export const MIN_TARGET_HOURS = 1
export const MAX_TARGET_HOURS = 72

/** From this target on, in hours, a plain confirmation is asked for each time. */
export const LONG_TARGET_HOURS = 24

/** The targets on offer, and those of a person's own that are none of them, the shortest first. */
export function targetsWith(...own: readonly number[]): readonly number[] {
  return [...new Set<number>([...TARGET_HOURS_OPTIONS, ...own])].sort((a, b) => a - b)
}
