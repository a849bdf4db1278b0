import { noRemarks } from '#domain/fasting/fast.ts'
import {
  type Fault,
  type FileContents,
  type FileFast,
  type FileFormat,
  type FilePlan,
  type FileProblem,
  type FileWeight,
  type LeftOut,
  MAX_ENTRIES,
  type ZoneUse,
} from '#domain/import/file-contents.ts'
import { pastFastOf, type WrittenFast } from '#domain/import/past-fast.ts'
import type { DateOrder, ReadMoment } from '#domain/import/written-times.ts'

/** What a reader is told beside the file. */
export interface Asked {
  /** The zone of times that name none. */
  readonly timeZone: string
  /** How days are written, where the person said so. */
  readonly dateOrder: DateOrder | null
  readonly nowMs: number
}

/** A fast as one entry of a file tells it; what it leaves out is filled in. */
export type ToldFast = Pick<WrittenFast, 'targetHours'> &
  Partial<WrittenFast> & { readonly start: ReadMoment; readonly end: ReadMoment }

/** Gathers what a file holds, entry by entry. */
export class Found {
  readonly #asked: Asked
  readonly #format: FileFormat
  readonly #fasts: FileFast[] = []
  readonly #weights: FileWeight[] = []
  readonly #plans: FilePlan[] = []
  readonly #leftOut: LeftOut[] = []
  zoneUse: ZoneUse = 'nothing'
  dateOrder: DateOrder | null = null

  constructor(format: FileFormat, asked: Asked) {
    this.#format = format
    this.#asked = asked
  }

  /** The fasts of a list of moments: a zone decides only their days. */
  fasts(list: readonly unknown[], toldBy: (entry: object) => ToldFast | Fault): void {
    this.zoneUse = 'days'
    for (const [index, entry] of list.entries()) {
      const isEntry = typeof entry === 'object' && entry !== null
      this.fast(index + 1, isEntry ? toldBy(entry) : 'UNREADABLE_ROW')
    }
  }

  fast(place: number, told: ToldFast | Fault): void {
    if (typeof told === 'string') {
      this.leaveOut({ list: 'fasts', place, fault: told })
      return
    }
    const { start, end, startZone, endZone, ...rest } = told
    const span = { startMs: start.ms, endMs: end.ms }
    const written: WrittenFast = {
      id: '',
      ...noRemarks,
      startDate: null,
      endDate: null,
      createdMs: null,
      updatedMs: null,
      ...rest,
      ...span,
      startZone: startZone ?? this.#asked.timeZone,
      endZone: endZone ?? startZone ?? this.#asked.timeZone,
    }
    const fast = pastFastOf(written, this.#asked.nowMs)
    if (typeof fast === 'string') this.leaveOut({ list: 'fasts', place, fault: fast, span })
    else this.#fasts.push({ place, fast, doubt: start.doubt ?? end.doubt })
  }

  weight(found: FileWeight): void {
    this.#weights.push(found)
  }

  plan(found: FilePlan): void {
    this.#plans.push(found)
  }

  leaveOut(leftOut: LeftOut): void {
    this.#leftOut.push(leftOut)
  }

  contents(): FileContents | FileProblem {
    const [fasts, weights, plans, leftOut] = [
      this.#fasts,
      this.#weights,
      this.#plans,
      this.#leftOut,
    ]
    const count = fasts.length + weights.length + plans.length + leftOut.length
    if (count === 0) return 'EMPTY'
    if (count > MAX_ENTRIES) return 'TOO_MANY'
    const { zoneUse, dateOrder } = this
    return { format: this.#format, zoneUse, dateOrder, fasts, weights, plans, leftOut }
  }
}
