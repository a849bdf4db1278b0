import * as z from 'zod/mini'
import { DEFAULT_TARGET_HOURS } from '#domain/fasting/targets.ts'
import { endpoint } from './endpoint.ts'
import { Fast, newRemarks, remarks } from './fast.ts'
import * as field from './fields.ts'

const OneFast = z.object({ fast: Fast, message: z.string() })
const ById = z.strictObject({ id: field.id })

/** How long a browser waits for the end of a fast to be kept: it is the one answer that must not be lost. */
const END_TIMEOUT_MS = 30_000

export const startFast = endpoint({
  method: 'POST',
  path: '/fasts/start',
  access: 'signed-in',
  summary: 'Start a fast',
  body: z.strictObject({
    targetHours: z._default(field.targetHours, DEFAULT_TARGET_HOURS),
    startTime: z.optional(field.moment),
    timeZone: z.optional(field.timeZone),
  }),
  status: 201,
  answer: OneFast,
  refusals: ['ALREADY_FASTING'],
})

export const currentFast = endpoint({
  method: 'GET',
  path: '/fasts/current',
  access: 'signed-in',
  summary: 'The running fast; 404 with `fast: null` where none runs',
  answer: OneFast,
  refusals: ['NO_ACTIVE_FAST'],
})

export const endFast = endpoint({
  method: 'PUT',
  path: '/fasts/end/{id}',
  access: 'signed-in',
  summary:
    'End a running fast, now or at an earlier time; one that has ended comes back as it is with 400',
  params: ById,
  body: z.strictObject({
    endTime: z.optional(field.moment),
    timeZone: z.optional(field.timeZone),
  }),
  answer: OneFast,
  refusals: ['NO_SUCH_FAST', 'ALREADY_ENDED'],
  timeoutMs: END_TIMEOUT_MS,
})

export const addFast = endpoint({
  method: 'POST',
  path: '/fasts/add',
  access: 'signed-in',
  summary: 'Add a fast of the past, with its start and its end',
  body: z.strictObject({
    startTime: field.moment,
    endTime: field.moment,
    targetHours: z._default(field.targetHours, DEFAULT_TARGET_HOURS),
    ...newRemarks,
    timeZone: z.optional(field.timeZone),
  }),
  status: 201,
  answer: OneFast,
})

export const updateFast = endpoint({
  method: 'PUT',
  path: '/fasts/{id}',
  access: 'signed-in',
  summary: 'Correct a fast; the end and the target only once it has ended',
  params: ById,
  body: z.strictObject({
    startTime: z.optional(field.moment),
    endTime: z.optional(field.moment),
    targetHours: z.optional(field.targetHours),
    ...z.partial(z.object(remarks)).shape,
  }),
  answer: OneFast,
  refusals: ['NO_SUCH_FAST'],
})

export const deleteFast = endpoint({
  method: 'DELETE',
  path: '/fasts/{id}',
  access: 'signed-in',
  summary: 'Delete a fast, running or ended',
  params: ById,
  answer: OneFast,
  refusals: ['NO_SUCH_FAST'],
})

export const listFasts = endpoint({
  method: 'GET',
  path: '/fasts/user',
  access: 'signed-in',
  summary: 'The history, newest first; `nextCursor` asks for the page after',
  query: field.page,
  answer: z.object({ fasts: z.array(Fast), nextCursor: z.nullable(z.string()) }),
})
