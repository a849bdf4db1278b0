import type { HandlerInput } from '#contract/endpoint.ts'
import type { updateFast } from '#contract/fasts.ts'
import type { Fast, FastChanges } from '#domain/fasting/fast.ts'
import {
  checkEnded,
  type EndProblem,
  type SpanProblem,
  type StartProblem,
  settleStart,
} from '#domain/fasting/times.ts'
import { type Refusal, wrongField } from '../refusal.ts'

type TimeProblem = StartProblem | EndProblem | SpanProblem

/** The field and the sentence of each problem that the domain names. */
const problems: Record<TimeProblem, [field: 'startTime' | 'endTime', message: string]> = {
  TOO_OLD: ['startTime', 'A running fast cannot have started more than 7 days ago'],
  IN_FUTURE: ['startTime', 'The start cannot be in the future'],
  START_TOO_EARLY: ['startTime', 'A fast cannot have started before the year 2000'],
  END_BEFORE_START: ['endTime', 'The end cannot be before the start'],
  END_IN_FUTURE: ['endTime', 'The end cannot be in the future'],
}

function refusalOf(problem: TimeProblem, only?: 'startTime' | 'endTime'): Refusal {
  const [field, message] = problems[problem]
  return wrongField(only ?? field, message)
}

/** The moment that the domain settled on; a problem that it named becomes a refusal. */
export function settled(moment: number | StartProblem | EndProblem): number {
  if (typeof moment === 'string') throw refusalOf(moment)
  return moment
}

/** The times of an ended fast; a problem with them becomes a refusal. */
export function settledSpan(startMs: number, endMs: number, nowMs: number) {
  const problem = checkEnded(startMs, endMs, nowMs)
  if (problem) throw refusalOf(problem)
  return { startMs, endMs }
}

/** Moment of a date and time that the contract has checked. */
export function msOf(time: string): number
export function msOf(time: string | undefined): number | undefined
export function msOf(time: string | undefined): number | undefined {
  return time === undefined ? undefined : Date.parse(time)
}

type Asked = HandlerInput<typeof updateFast>['body']

/** The changes that this fast allows: a running one moves only its start. */
export function checkedChanges(fast: Fast, asked: Asked, nowMs: number): FastChanges {
  const { startTime, endTime, targetHours, ...remarks } = asked
  const startMs = msOf(startTime)
  const endMs = msOf(endTime)

  if (fast.endMs === null) {
    if (endMs !== undefined) throw wrongField('endTime', 'A running fast has no end to correct')
    if (targetHours !== undefined) {
      throw wrongField('targetHours', 'The target of a running fast cannot be changed')
    }
    return {
      startMs: startMs === undefined ? startMs : settled(settleStart(startMs, nowMs)),
      ...remarks,
    }
  }

  if (startMs !== undefined || endMs !== undefined) {
    const problem = checkEnded(startMs ?? fast.startMs, endMs ?? fast.endMs, nowMs)
    if (problem) throw refusalOf(problem, endMs === undefined ? 'startTime' : undefined)
  }
  return { startMs, endMs, targetHours, ...remarks }
}
