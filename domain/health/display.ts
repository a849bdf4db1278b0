import { roundTo } from './rounding.ts'

/** Energy for display, whole kcal, half up. */
export function wholeKcal(kcal: number): number {
  return roundTo(kcal, 0)
}

/** Length of a step for display, cm to one decimal, half up. */
export function shownStrideCm(stepCm: number): number {
  return roundTo(stepCm, 1)
}
