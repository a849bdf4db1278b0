import type { PlanFrom } from '../fasting/plan.ts'
import { overlaps, type Span } from '../fasting/times.ts'
import type { Weight } from '../health/weight.ts'
import type { FileFast, FilePlan, FileWeight, LeftOut } from './file-contents.ts'

const MINUTE_MS = 60_000

/** What becomes of what a file lists. */
export interface SortedOut<Entry> {
  readonly added: readonly Entry[]
  /** How many are kept already, or stand in the file twice. */
  readonly known: number
  readonly leftOut: readonly LeftOut[]
}

/** What becomes of all that a file lists. */
export interface SortedFile {
  readonly fasts: SortedOut<FileFast>
  readonly weights: SortedOut<FileWeight>
  readonly plans: SortedOut<FilePlan>
}

/**
 * Which fasts of a file are added to those that are kept. One that is kept already, to the minute, is known; one that
 * shares time with another is left out, be that one kept or earlier in the file.
 */
export function sortOutFasts(
  found: readonly FileFast[],
  kept: readonly Span[],
): SortedOut<FileFast> {
  const keptInOrder = kept.toSorted(byTime)
  const added: FileFast[] = []
  const leftOut: LeftOut[] = []
  const seen = new Set(kept.map(exactly))
  let known = 0
  for (const one of found.toSorted((a, b) => byTime(a.fast, b.fast) || a.place - b.place)) {
    const { fast: span, place } = one
    if (seen.has(exactly(span))) {
      known++
      continue
    }
    const before = added.at(-1)?.fast
    const inFile = before && overlaps(before, span) ? before : null
    const other = overlapping(keptInOrder, span) ?? inFile
    if (other && isSameToTheMinute(other, span)) known++
    else if (other) {
      const fault = other === inFile ? 'OVERLAPS_IN_FILE' : 'OVERLAPS_KEPT'
      leftOut.push({ list: 'fasts', place, fault, span, other })
    } else {
      added.push(one)
      seen.add(exactly(span))
    }
  }
  return { added, known, leftOut }
}

/** The latest of spans in order, none of which shares time with another, that shares time with this one. */
function overlapping(inOrder: readonly Span[], span: Span): Span | null {
  let [low, high] = [0, inOrder.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((inOrder[middle]?.startMs ?? Infinity) < (span.endMs ?? Infinity)) low = middle + 1
    else high = middle
  }
  const last = inOrder[low - 1]
  return last && overlaps(last, span) ? last : null
}

function byTime(a: Span, b: Span): number {
  return a.startMs - b.startMs || (a.endMs ?? Infinity) - (b.endMs ?? Infinity) || 0
}

function exactly({ startMs, endMs }: Span): string {
  return `${startMs} ${endMs}`
}

// Two that share time and lie no minute apart at either end: files that write no seconds say the same fast so.
function isSameToTheMinute(a: Span, b: Span): boolean {
  const apartMs = Math.max(
    Math.abs(a.startMs - b.startMs),
    Math.abs((a.endMs ?? Infinity) - (b.endMs ?? Infinity)),
  )
  return apartMs < MINUTE_MS
}

/** Which weights of a file are added: those of days that have none. One that a day has stays. */
export function sortOutWeights(
  found: readonly FileWeight[],
  kept: readonly Pick<Weight, 'date' | 'weightKg'>[],
): SortedOut<FileWeight> {
  const ofDays = new Map(kept.map(({ date, weightKg }) => [date, weightKg]))
  const added: FileWeight[] = []
  const leftOut: LeftOut[] = []
  let known = 0
  for (const one of found) {
    const { date, weightKg } = one.weight
    const there = ofDays.get(date)
    if (there === weightKg) known++
    else if (there !== undefined) {
      leftOut.push({ list: 'weights', place: one.place, fault: 'OTHER_WEIGHT', day: date })
    } else {
      added.push(one)
      ofDays.set(date, weightKg)
    }
  }
  return { added, known, leftOut }
}

/** Which plans of a file are added: all where nothing was ever planned here, else none, as each rules until the next. */
export function sortOutPlans(
  found: readonly FilePlan[],
  kept: readonly PlanFrom[],
): SortedOut<FilePlan> {
  const ofDays = new Map(kept.map(({ from, plan }) => [from, JSON.stringify(plan)]))
  const added: FilePlan[] = []
  const leftOut: LeftOut[] = []
  let known = 0
  for (const one of found) {
    const { from, plan } = one.plan
    const there = ofDays.get(from)
    if (there === JSON.stringify(plan)) known++
    else if (kept.length > 0 || there !== undefined) {
      leftOut.push({ list: 'plans', place: one.place, fault: 'OTHER_PLAN', day: from })
    } else {
      added.push(one)
      ofDays.set(from, JSON.stringify(plan))
    }
  }
  return { added, known, leftOut }
}
