import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Access, AnswerOf, Endpoint, HandlerInput } from '#contract/endpoint.ts'
import type { FieldError } from '#contract/failure.ts'
import type { User } from '#domain/user.ts'
import { claimedSession } from './auth/tokens.ts'
import type { Ground } from './ground.ts'
import { Refusal } from './refusal.ts'
import { resumeSession, type SessionKey } from './store/sessions.ts'
import { type Visitor, visitorOf } from './visitor.ts'

/** Who calls, where the endpoint asks for a sign-in. */
export interface SignedIn {
  readonly user: User
  readonly session: SessionKey
}

type AccessOf<E> = E extends { readonly access: infer Who extends Access } ? Who : never
type Call<E> = HandlerInput<E> & Around & (AccessOf<E> extends 'public' ? unknown : SignedIn)

/** What surrounds a call. */
interface Around {
  readonly nowMs: number
  readonly visitor: Visitor
  /** Whoever's token came along: for the public calls that can do with one. */
  bearer(): Promise<SignedIn | null>
  /** Has work begin once the answer is out, so that nobody waits for it and its length tells nothing. */
  afterwards(work: () => Promise<void>): void
}

export type Serve = <E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<AnswerOf<E>>,
) => void

declare module 'fastify' {
  interface FastifyRequest {
    signedIn: SignedIn | null
  }
}

/** Makes routes of endpoints: guards, checks what comes in, and lets out what was promised and nothing else. */
export function server(app: FastifyInstance, ground: Ground): Serve {
  const { db, now, callLimit, cookies, later } = ground
  app.decorateRequest('signedIn', null)

  async function bearer(request: FastifyRequest): Promise<SignedIn | null> {
    const nowMs = now()
    const session = claimedSession(request.headers.authorization)
    const caller = session && (await resumeSession(db, session, nowMs))
    if (!caller) return null
    await callLimit.admit(caller.user.id, caller.counted, nowMs)
    return { user: caller.user, session }
  }

  // Before the body is read, so that a stranger's body is not even parsed.
  async function guard(request: FastifyRequest): Promise<void> {
    request.signedIn = await bearer(request)
    if (!request.signedIn) throw new Refusal('SIGNED_OUT')
  }

  function around(request: FastifyRequest, reply: FastifyReply): Around {
    return {
      nowMs: now(),
      visitor: visitorOf(request, reply, cookies),
      bearer: () => bearer(request),
      afterwards(work) {
        // Whoever hung up meanwhile is owed it as well.
        if (reply.raw.closed) later.start(work)
        else reply.raw.once('close', () => later.start(work))
      },
    }
  }

  return (endpoint, handler) => {
    app.route({
      method: endpoint.method,
      url: `/api${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`,
      ...(endpoint.access === 'public' ? {} : { onRequest: guard }),
      async handler(request, reply) {
        const input = checked(endpoint, request)
        const call = { ...input, ...request.signedIn, ...around(request, reply) }
        const answer = await handler(call as Parameters<typeof handler>[0])
        const promised = z.parse(endpoint.answer, answer) as object
        return reply.status(endpoint.status ?? 200).send({ success: true, ...promised })
      },
    })
  }
}

/** Faults that an answer names; whoever sends more is no person. */
const MAX_ERRORS = 20

function checked(endpoint: Endpoint, request: FastifyRequest) {
  const errors: FieldError[] = []
  function part(schema: z.ZodMiniType | undefined, value: unknown): unknown {
    if (!schema) return undefined
    const result = z.safeParse(schema, value)
    if (!result.success) errors.push(...result.error.issues.flatMap(fieldErrors))
    return result.data
  }
  const input = {
    params: part(endpoint.params, request.params),
    query: part(endpoint.query, request.query),
    body: part(endpoint.body, request.body === undefined ? {} : request.body),
  }
  if (errors.length > 0) throw new Refusal('FIELDS', { errors: errors.slice(0, MAX_ERRORS) })
  return input
}

type Issue = z.core.$ZodIssue

function fieldErrors(issue: Issue): FieldError[] {
  const path = issue.path.map(String)
  if (issue.code !== 'unrecognized_keys') return [{ field: path.join('.'), message: issue.message }]
  return issue.keys.map((key) => ({
    field: [...path, key].join('.').slice(0, 100),
    message: 'There is no such field',
  }))
}
