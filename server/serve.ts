import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Access, AnswerOf, Endpoint, HandlerInput } from '#contract/endpoint.ts'
import type { FieldError } from '#contract/failure.ts'
import type { Fast } from '#domain/fasting/fast.ts'
import type { User } from '#domain/user.ts'
import { claimedSession } from './auth/tokens.ts'
import { etagOf, namesTag } from './etag.ts'
import type { Ground } from './ground.ts'
import type { Gauge } from './pressure.ts'
import { quicken } from './quick-checks.ts'
import { Refusal } from './refusal.ts'
import { resumeSession, type SessionKey } from './store/sessions.ts'
import { Visitor } from './visitor.ts'

/** Who calls, where the endpoint asks for a sign-in. */
interface SignedIn {
  readonly user: User
  readonly session: SessionKey
  /** The fast that ran when they asked. */
  readonly running: Fast | null
}

type AccessOf<E> = E extends { readonly access: infer Who extends Access } ? Who : never
type Call<E> = HandlerInput<E> & Around & (AccessOf<E> extends 'public' ? unknown : SignedIn)

/** What surrounds a call. */
interface Around {
  readonly nowMs: number
  readonly visitor: Visitor
  /** Whoever's token came along: for the public calls that can do with one. */
  bearer(): Promise<SignedIn | null>
  /** The file that is the body of a call that asks for one; empty in any other. */
  readonly file: Uint8Array
  /** Has work begin once the answer is out, so that nobody waits for it and its length tells nothing. */
  afterwards(work: () => Promise<void>): void
}

/** How an answer may be kept by the browser that asked for it. */
interface Keeping<E> {
  /** All that the answer is made from: while it is the same, a browser that has the answer is not sent it again. */
  version(call: Call<E>): readonly (string | number)[]
}

export type Serve = <E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<AnswerOf<E>>,
  keeping?: Keeping<E>,
) => void

declare module 'fastify' {
  interface FastifyRequest {
    signedIn: SignedIn | null
  }
}

const NO_FILE = new Uint8Array()

/** Makes routes of endpoints: guards, checks what comes in, and lets out what was promised and nothing else. */
export function server(app: FastifyInstance, ground: Ground, gauge: Gauge): Serve {
  const { db, now, callLimit, cookies, later, desk } = ground
  app.decorateRequest('signedIn', null)

  async function bearer(request: FastifyRequest): Promise<SignedIn | null> {
    const nowMs = now()
    const session = claimedSession(request.headers.authorization)
    const caller = session && (await resumeSession(db, session, nowMs))
    if (!caller) return null
    await callLimit.admit(caller.user.id, caller.counted, nowMs)
    return { user: caller.user, session, running: caller.running }
  }

  // Before the body is read, so that a stranger's body is not even parsed.
  async function guard(request: FastifyRequest): Promise<void> {
    request.signedIn = await gauge.lookup(() => bearer(request))
    if (!request.signedIn) throw new Refusal('SIGNED_OUT')
  }

  function callOf(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply) {
    return {
      ...checked(endpoint, request),
      ...request.signedIn,
      nowMs: now(),
      visitor: new Visitor(request, reply, cookies),
      bearer: () => bearer(request),
      file: Buffer.isBuffer(request.body) ? request.body : NO_FILE,
      afterwards(work: () => Promise<void>) {
        // Whoever hung up meanwhile is owed it as well.
        if (reply.raw.closed) later.start(work, request.id)
        else reply.raw.once('close', () => later.start(work, request.id))
      },
    }
  }

  // Before the body is read, too: what waits for its turn stays in memory.
  async function admitFile(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    reply.raw.once('close', desk.admit(request.signedIn?.user.id ?? ''))
  }

  return (endpoint, handler, keeping) => {
    for (const schema of [endpoint.params, endpoint.query, endpoint.body, endpoint.answer]) {
      if (schema) quicken(schema)
    }
    const onRequest = [
      ...(endpoint.access === 'public' ? [] : [guard]),
      ...(endpoint.file ? [admitFile] : []),
    ]
    app.route({
      method: endpoint.method,
      url: `/api${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`,
      onRequest,
      ...(endpoint.file && { bodyLimit: endpoint.file.maxBytes, config: { takesFile: true } }),
      async handler(request, reply) {
        const call = callOf(endpoint, request, reply) as Parameters<typeof handler>[0]
        const keep = keeping && kept(etagOf(keeping.version(call)))
        if (keep && holds(request, keep.etag)) return reply.status(304).headers(keep).send()
        const answer = await gauge.during(() => handler(call))
        const promised = z.parse(endpoint.answer, answer) as object
        if (keep) reply.headers(keep)
        return reply.status(endpoint.status ?? 200).send({ success: true, ...promised })
      },
    })
  }
}

/** Headers of an answer that its browser keeps, and asks about each time. */
function kept(etag: string) {
  return { etag, 'cache-control': 'private, no-cache', vary: 'Authorization' }
}

/** Whether the browser has this answer already, and has not been told to fetch it anyway. */
function holds({ headers }: FastifyRequest, etag: string): boolean {
  return headers['x-force-refresh'] !== 'true' && namesTag(headers['if-none-match'], etag)
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
