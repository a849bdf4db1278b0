import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'

/** Which days are fasted on and for how long; null hours are a rest day. A fast belongs to the day that it ends on. */
export const Plan = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.literal('weekly'),
      /** Of each weekday, Monday first. */
      hours: z.readonly(
        z.array(z.nullable(field.targetHours)).check(
          z.length(7, 'A week has seven days'),
          z.refine(
            (hours) => hours.some((each) => each !== null),
            'Choose at least one day to fast on',
          ),
        ),
      ),
    }),
    z.strictObject({
      kind: z.literal('alternate'),
      hours: field.targetHours,
      /** One of the days that is fasted on. */
      from: field.givenDay,
    }),
  ],
  { error: 'Choose a weekly plan or every second day' },
)
export type Plan = z.output<typeof Plan>

export const getPlan = endpoint({
  method: 'GET',
  path: '/user/plan',
  access: 'signed-in',
  summary: 'The plan that is in force; null without one',
  answer: z.object({ plan: z.nullable(Plan) }),
})

export const setPlan = endpoint({
  method: 'PUT',
  path: '/user/plan',
  access: 'signed-in',
  summary:
    'Plan by these days from today on, or without a plan where it is null; days that are over keep the plan of their time',
  body: z.strictObject({ plan: z.nullable(Plan), timeZone: z.optional(field.timeZone) }),
  answer: z.object({ plan: z.nullable(Plan) }),
})
