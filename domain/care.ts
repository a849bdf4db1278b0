/**
 * The version of what is said before a first fast (content/care.ts). Raise it when its meaning changes, and everyone is
 * asked again.
 */
export const CARE_VERSION = 1

/** That a person went on after it: which version they read, and when, ms since the epoch. */
export interface CareAnswer {
  readonly version: number
  readonly answeredMs: number
}

/** Whether the words of today have still to be shown to somebody. */
export function mustReadCare(answer: { readonly version: number } | null): boolean {
  return answer === null || answer.version < CARE_VERSION
}
