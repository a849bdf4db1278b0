import type { Source } from '../sources.ts'

/** One card of a guide: what it may help with, and the study that says so. */
export interface Benefit {
  readonly title: string
  readonly description: string
  readonly source: Source
}

/** One tab of the health benefits. */
export interface Guide {
  readonly id: 'fasting' | 'yoga' | 'walking'
  readonly title: string
  readonly subtitle: string
  readonly description: string
  readonly benefits: readonly Benefit[]
  /** The text under "Important Notice". */
  readonly warning: string
  /** The text under "Getting Started". */
  readonly gettingStarted: string
}
