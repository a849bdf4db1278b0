import type { Source } from '../sources.ts'

/** One card of a guide: what it may help with, and the study that says so. */
export interface Benefit {
  readonly title: string
  readonly description: string
  readonly source: Source
}

/** What the three tabs are called. */
export const guideTitles = {
  fasting: 'Intermittent Fasting',
  yoga: 'Yoga Practice',
  walking: 'Regular Walking',
} as const

/** One tab of the health benefits. */
export interface Guide {
  readonly id: keyof typeof guideTitles
  readonly title: string
  readonly subtitle: string
  readonly description: string
  readonly benefits: readonly Benefit[]
  /** The text under "Important Notice". */
  readonly warning: string
  /** The text under "Getting Started". */
  readonly gettingStarted: string
}
