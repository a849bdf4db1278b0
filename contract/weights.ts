import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'
import { Weight } from './weight.ts'

export const addWeight = endpoint({
  method: 'POST',
  path: '/weights/add',
  access: 'signed-in',
  summary: 'Keep the weight of a day, in place of one that it had',
  body: z.strictObject({ weight: field.weightKg, date: z.optional(field.givenDay) }),
  status: 201,
  answer: z.object({ weight: Weight }),
})

export const listWeights = endpoint({
  method: 'GET',
  path: '/weights/user',
  access: 'signed-in',
  summary: 'Weights, newest first; `nextCursor` asks for the page after',
  query: field.page,
  answer: z.object({ weights: z.array(Weight), nextCursor: z.nullable(z.string()) }),
})

export const deleteWeight = endpoint({
  method: 'DELETE',
  path: '/weights/{id}',
  access: 'signed-in',
  summary: 'Delete the weight of a day',
  params: z.strictObject({ id: field.id }),
  answer: z.object({ weight: Weight }),
  refusals: ['NO_SUCH_WEIGHT'],
})
