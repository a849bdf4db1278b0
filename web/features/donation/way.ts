import type { Site } from '#contract/site.ts'

/** What a way to pay goes by. */
export interface WayProps {
  readonly amountInr: number
  /** Null until it has come. */
  readonly site: Site | null
  readonly failed: boolean
  readonly onRetry: () => void
}
