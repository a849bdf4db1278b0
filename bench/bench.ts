import { type Figure, holds, type Trial } from '../proofs/proof.ts'

/**
 * A question of speed, and how it is answered.
 *
 * To add one: a file `bench/<name>.bench.ts` that exports `bench`, and its name in the list of run.ts. What it compares it
 * does in turns within one run (rounds.ts), against real programs (load/program.ts), so that whatever else the machine does
 * falls on all alike.
 */
export interface Bench {
  readonly question: string
  measure(trial: Trial): Promise<readonly Row[]>
}

/** A line of the table. */
export interface Row extends Figure {
  readonly against: string
  /** The figure of each round, where there are several. */
  readonly rounds: readonly number[]
}

type Target = Pick<Figure, 'atMost' | 'atLeast' | 'unit'>

/** The median of the rounds against its target. */
export function rowOf(
  what: string,
  against: string,
  target: Target,
  rounds: readonly number[],
): Row {
  return { what, against, ...target, value: median(rounds), rounds, tried: rounds.length }
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** Whether a figure misses its target; some only tell, and have none. */
export function fallsShort(row: Row): boolean {
  return hasTarget(row) && !holds(row)
}

export function hasTarget({ atMost, atLeast }: Target): boolean {
  return atMost !== undefined || atLeast !== undefined
}
