import type * as z from 'zod/mini'
import type { RefusalName } from './refusals.ts'

type Schema = z.ZodMiniType

export type Access = 'public' | 'signed-in'

/**
 * A call as one value: the server serves it, the browser makes it, the tests and the OpenAPI document read it.
 * `path` is below `/api`, its parameters in braces. An answer is what stands beside `success: true`.
 */
export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Answer extends Schema = Schema,
  Who extends Access = Access,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: `/${string}`
  readonly access: Who
  readonly summary: string
  readonly params?: Params
  readonly query?: Query
  /** A call with a body may also be sent without one where the schema takes an empty object. */
  readonly body?: Body
  /** The body is a file of at most so many bytes, as `application/octet-stream`. */
  readonly file?: { readonly maxBytes: number }
  readonly answer: Answer
  /** Status of the answer: 200 unless something was made. */
  readonly status?: 200 | 201
  /** What it refuses with, beyond the refusals that any call may give. */
  readonly refusals?: readonly RefusalName[]
  /** How long a browser waits for the answer: 15 s unless said. */
  readonly timeoutMs?: number
}

/** Names an endpoint and keeps its exact types. */
export function endpoint<
  Params extends Schema = z.ZodMiniUndefined,
  Query extends Schema = z.ZodMiniUndefined,
  Body extends Schema = z.ZodMiniUndefined,
  Answer extends Schema = Schema,
  Who extends Access = Access,
>(value: Endpoint<Params, Query, Body, Answer, Who>): Endpoint<Params, Query, Body, Answer, Who> {
  return value
}

/** What a caller passes: the fields that the endpoint declares, as they travel. */
export type CallInput<E> =
  E extends Endpoint<infer Params, infer Query, infer Body, Schema>
    ? Given<'params', Params> & Given<'query', Query> & Given<'body', Body>
    : never

/** What a handler is given: the same fields, checked and parsed. */
export type HandlerInput<E> =
  E extends Endpoint<infer Params, infer Query, infer Body, Schema>
    ? { params: z.output<Params>; query: z.output<Query>; body: z.output<Body> }
    : never

/** What comes back beside `success: true`. */
export type AnswerOf<E> =
  E extends Endpoint<Schema, Schema, Schema, infer Answer> ? z.output<Answer> : never

// A part that an endpoint does not declare is not passed; one that may be empty may be left out.
type Given<Name extends string, S extends Schema> =
  undefined extends z.input<S>
    ? { [K in Name]?: z.input<S> }
    : Record<string, never> extends z.input<S>
      ? { [K in Name]?: z.input<S> }
      : { [K in Name]: z.input<S> }
