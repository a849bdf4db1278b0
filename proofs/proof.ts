/**
 * A promise, and how it is tried.
 *
 * To add one: a file `proofs/<name>.proof.ts` that exports `proof`. Its `prove` starts the real program (program.ts) on
 * a real database (place.ts), does it harm, and answers with what it counted. Each of its `faults` is a way to break
 * the promise on purpose: with `trial.fault` set, `prove` puts that fault in and must come out red, or the proof proves
 * nothing. `npm run prove -- <name>` runs it, `npm run prove -- --controls <name>` its faults.
 */
export interface Proof {
  /** What is promised, in a sentence. */
  readonly promise: string
  /** What can be broken on purpose, by a few words each. */
  readonly faults: readonly string[]
  /** False where a short form would show nothing. */
  readonly hasShortForm?: false
  /** False where the short form is for the controls alone. */
  readonly isInTests?: false
  prove(trial: Trial): Promise<readonly Figure[]>
}

/** What a proof is given. */
export interface Trial {
  /** The form that `npm test` and the controls run, a few seconds long. */
  readonly short: boolean
  /** Which of the proof's faults is to be put in. */
  readonly fault: string | null
  /** Shows how far it is. */
  progress(text: string): void
  /** A new folder, which goes with the proof. */
  folder(): string
  /** Has something undone when the proof ends, however it ends; the latest first. */
  onEnd(undo: () => unknown): void
}

/** What was counted, against its target. */
export interface Figure {
  readonly what: string
  readonly value: number
  readonly unit?: string
  readonly atMost?: number
  readonly atLeast?: number
  /** Of how many. Nothing tried is red. */
  readonly tried: number
}

/** Thrown where a machine lacks what a proof needs; says what. Never green: the short form counts it as skipped. */
export class Untried extends Error {}

export function holds({ value, atMost, atLeast, tried }: Figure): boolean {
  if (atMost === undefined && atLeast === undefined) throw new Error('A figure needs a target')
  return tried > 0 && value <= (atMost ?? value) && value >= (atLeast ?? value)
}

/** A figure as a person reads it. */
export function figureText({ what, value, unit = '', atMost, atLeast, tried }: Figure): string {
  const target = [
    atMost === 0 && '0',
    atMost && `at most ${shown(atMost)}${unit}`,
    atLeast !== undefined && `at least ${shown(atLeast)}${unit}`,
  ]
  return `${what}: ${shown(value)}${unit} of ${shown(tried)} (target: ${target.filter(Boolean).join(', ')})`
}

function shown(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: 2 })
}
