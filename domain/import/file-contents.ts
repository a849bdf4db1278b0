import type { CalendarDay } from '../days.ts'
import type { EndedFast } from '../fasting/ended-fast.ts'
import type { Fast } from '../fasting/fast.ts'
import type { PlanFrom } from '../fasting/plan.ts'
import type { Span } from '../fasting/times.ts'
import type { Weight } from '../health/weight.ts'
import type { DateOrder, Doubt } from './written-times.ts'

/** The files that can be read: our own, Zero's and FastTimes'. */
export const fileFormats = [
  'upvas-json',
  'upvas-fasts-csv',
  'upvas-weights-csv',
  'zero-csv',
  'zero-json',
  'fasttimes-json',
] as const
export type FileFormat = (typeof fileFormats)[number]

/** What the zone that a person names decides about a file: its very times, only to which days they belong, or nothing. */
export const zoneUses = ['times', 'days', 'nothing'] as const
export type ZoneUse = (typeof zoneUses)[number]

/** What a file lists. */
export const fileLists = ['fasts', 'weights', 'plans'] as const
export type FileList = (typeof fileLists)[number]

/** Why something in a file is left out. */
export const faults = [
  'UNREADABLE_ROW',
  'UNREADABLE_START',
  'UNREADABLE_END',
  'UNREADABLE_TARGET',
  'UNREADABLE_NOTE',
  'UNREADABLE_ZONE',
  'UNREADABLE_WEIGHT',
  'UNREADABLE_DAY',
  'UNREADABLE_PLAN',
  'STILL_RUNNING',
  'HOURS_DISAGREE',
  'START_TOO_EARLY',
  'END_BEFORE_START',
  'END_IN_FUTURE',
  'OVERLAPS_KEPT',
  'OVERLAPS_IN_FILE',
  'DAY_TOO_EARLY',
  'DAY_IN_FUTURE',
  'OTHER_WEIGHT',
  'OTHER_PLAN',
] as const
export type Fault = (typeof faults)[number]

/** Where something stands in a file: the line of a table, else the number in its list; both from 1. */
interface InFile {
  readonly list: FileList
  readonly place: number
}

/** Something that is left out, with why, and with its times and the other's where there are any. */
export interface LeftOut extends InFile {
  readonly fault: Fault
  readonly span?: Span | undefined
  readonly other?: Span | undefined
  readonly day?: CalendarDay | undefined
}

/** A fast that is over, as kept and as figures are made of it. */
export type PastFast = Fast & EndedFast

/** A fast of a file. Its id is empty where the file names none. */
export interface FileFast {
  readonly place: number
  readonly fast: PastFast
  readonly doubt: Doubt | null
}

/** A weight of a file. Its id is empty where the file names none. */
export interface FileWeight {
  readonly place: number
  readonly weight: Weight
}

/** A plan of a file. */
export interface FilePlan {
  readonly place: number
  readonly plan: PlanFrom
}

/** All that was read from a file. */
export interface FileContents {
  readonly format: FileFormat
  readonly zoneUse: ZoneUse
  /** How its days are written, where that could be read in two ways. */
  readonly dateOrder: DateOrder | null
  readonly fasts: readonly FileFast[]
  readonly weights: readonly FileWeight[]
  readonly plans: readonly FilePlan[]
  readonly leftOut: readonly LeftOut[]
}

/** What may be wrong with a file as a whole. */
export type FileProblem = 'EMPTY' | 'NO_TEXT' | 'BROKEN' | 'UNKNOWN' | 'TOO_MANY'

/** Most fasts, weights and plans of a file, together: more than fifty years of one a day. */
export const MAX_ENTRIES = 20_000
