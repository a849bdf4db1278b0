import * as z from 'zod/mini'
import { newRemarks } from '#contract/fast.ts'
import * as field from '#contract/fields.ts'
import { Plan } from '#contract/plan.ts'
import { isCalendarDay } from '#domain/day-numbers.ts'
import { remarksOf } from '#domain/fasting/fast.ts'
import { checkWeightDay, type WeightDayProblem } from '#domain/health/weight.ts'
import { isId } from '#domain/ids.ts'
import type {
  Fault,
  FileContents,
  FileList,
  FileProblem,
  FileWeight,
} from '#domain/import/file-contents.ts'
import { momentThen } from '#domain/import/past-fast.ts'
import { type Asked, Found, type ToldFast } from './found.ts'

/** The lists of our own file that come in. */
export type OwnLists = Partial<Record<FileList, readonly unknown[]>>

// A text of any length is a zone's name only where it is one of the few that are asked about again and again.
const zones = new Map<string, boolean>()
const zone = z.string().check(
  z.refine((name) => {
    const known = zones.get(name) ?? field.timeZone.safeParse(name).success
    zones.set(name, known)
    return known
  }),
)

const moment = z.pipe(
  field.moment,
  z.transform((text: string) => Date.parse(text)),
)
/** What is there to be exact, and not worth an entry where it is not. */
const exactly = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.nullish(schema), null)
const id = exactly(z.string().check(z.refine(isId)))
const day = exactly(z.string().check(z.refine(isCalendarDay)))
const kept = { createdAt: exactly(moment), updatedAt: exactly(moment) }

const FastEntry = z.object({
  _id: id,
  startTime: moment,
  endTime: moment,
  targetHours: field.targetHours,
  ...newRemarks,
  startZone: z.nullish(zone),
  endZone: z.nullish(zone),
  startDate: day,
  endDate: day,
  ...kept,
})

const faultOf: Readonly<Record<string, Fault>> = {
  startTime: 'UNREADABLE_START',
  endTime: 'UNREADABLE_END',
  targetHours: 'UNREADABLE_TARGET',
  note: 'UNREADABLE_NOTE',
  startZone: 'UNREADABLE_ZONE',
  endZone: 'UNREADABLE_ZONE',
  weight: 'UNREADABLE_WEIGHT',
  date: 'UNREADABLE_DAY',
}

/** Which fault of an entry an error is. */
export function faultIn(error: z.core.$ZodError): Fault {
  const [name] = error.issues[0]?.path ?? []
  return faultOf[String(name)] ?? 'UNREADABLE_ROW'
}

const WeightEntry = z.object({ _id: id, date: field.givenDay, weight: field.weightKg, ...kept })
const PlanEntry = z.object({ from: field.givenDay, plan: z.nullable(Plan) })

const dayFaults: Readonly<Record<WeightDayProblem, Fault>> = {
  TOO_EARLY: 'DAY_TOO_EARLY',
  IN_FUTURE: 'DAY_IN_FUTURE',
}

/** Our own file: what `GET /user/export` answers with. All else in it than fasts, weights and plans stays where it is. */
export function readOwnJson(lists: OwnLists, asked: Asked): FileContents | FileProblem {
  const found = new Found('upvas-json', asked)
  for (const [index, entry] of (lists.fasts ?? []).entries()) found.fast(index + 1, toldBy(entry))
  for (const [index, entry] of (lists.weights ?? []).entries()) {
    const weight = weightOf(entry, asked.nowMs)
    if (typeof weight === 'string') leaveOut('weights', index, weight)
    else found.weight({ place: index + 1, weight })
  }
  for (const [index, entry] of (lists.plans ?? []).entries()) {
    const { success, data } = PlanEntry.safeParse(entry)
    const fault = success ? dayFaultOf(data.from, asked.nowMs) : 'UNREADABLE_PLAN'
    if (fault || !success) leaveOut('plans', index, fault ?? 'UNREADABLE_PLAN')
    else found.plan({ place: index + 1, plan: data })
  }
  return found.contents()

  function leaveOut(list: FileList, index: number, fault: Fault): void {
    found.leaveOut({ list, place: index + 1, fault })
  }

  function toldBy(entry: unknown): ToldFast | Fault {
    if ((entry as { endTime?: unknown } | null)?.endTime === null) return 'STILL_RUNNING'
    const { success, data, error } = FastEntry.safeParse(entry)
    if (!success) return faultIn(error)
    if (!data.startZone) found.zoneUse = 'days'
    return {
      id: data._id ?? '',
      start: { ms: data.startTime, doubt: null },
      end: { ms: data.endTime, doubt: null },
      targetHours: data.targetHours,
      ...remarksOf(data),
      ...(data.startZone && { startZone: data.startZone }),
      ...(data.endZone && { endZone: data.endZone }),
      startDate: data.startDate ?? null,
      endDate: data.endDate ?? null,
      createdMs: data.createdAt ?? null,
      updatedMs: data.updatedAt ?? null,
    }
  }
}

function weightOf(entry: unknown, nowMs: number): FileWeight['weight'] | Fault {
  const { success, data, error } = WeightEntry.safeParse(entry)
  if (!success) return faultIn(error)
  const fault = dayFaultOf(data.date, nowMs)
  if (fault) return fault
  return {
    id: data._id ?? '',
    date: data.date,
    weightKg: data.weight,
    createdMs: momentThen(data.createdAt ?? null, nowMs),
    updatedMs: momentThen(data.updatedAt ?? null, nowMs),
  }
}

/** What is wrong with the day of a weight or a plan, if anything. */
export function dayFaultOf(day: string, nowMs: number): Fault | null {
  const problem = checkWeightDay(day, nowMs)
  return problem && dayFaults[problem]
}
