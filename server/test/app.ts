import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { type AppParts, buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { noPressure } from '../pressure.ts'
import type { Db } from '../store/schema.ts'
import { spread } from './spread.ts'

/** The moment at which the clock of a test stands until it is moved. */
export const NOON = Date.parse('2026-03-28T12:00:00.000Z')
export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** A clock that a test sets. */
interface Clock {
  nowMs: number
}

/** The real program on a real database, without a port. */
export interface TestApp {
  readonly app: FastifyInstance
  readonly clock: Clock
  /** Makes a call below /api, from an address of its own unless one is given: limits for an address never join two. */
  call(
    method: Method,
    path: string,
    body?: unknown,
    token?: string,
    from?: Partial<Origin>,
  ): Promise<Answer>
  /** Makes an account. */
  registerPerson(details?: Partial<Details>): Promise<Person>
  /** Signs a person in once more and gives the token. */
  signIn(person: Pick<Details, 'email' | 'password'>): Promise<string>
  /** Whether a token is good. */
  isAlive(token: string): Promise<boolean>
}

/** Where a call comes from. */
interface Origin {
  readonly address: string
  /** The browser's cookies. */
  readonly cookie: string
  readonly userAgent: string
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface Answer {
  readonly status: number
  readonly headers: LightMyRequestResponse['headers']
  readonly text: string
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into answers of every form
  readonly body: any
}

interface Details {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly timeZone: string
}

/** A registered person with a token of theirs. */
export interface Person extends Details {
  readonly token: string
  readonly id: string
  call(method: Method, path: string, body?: unknown): Promise<Answer>
}

let people = 0
let addresses = 0

/** An address that no call has come from yet. */
export function newAddress(): string {
  addresses++
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
}

export async function testApp(db: Db, parts: Partial<AppParts> = {}): Promise<TestApp> {
  const clock = { nowMs: NOON }
  const config = readConfig({ LOG_LEVEL: 'silent' })
  const app = await buildApp({
    config,
    db: spread(db),
    now: () => clock.nowMs,
    logger: false,
    gauge: noPressure,
    // A hash of the real cost takes longer than all else that a test does.
    hashCost: { memory: 1024, passes: 1, parallelism: 1 },
    ...parts,
  })

  async function call(
    method: Method,
    path: string,
    body?: unknown,
    token?: string,
    { address = newAddress(), cookie, userAgent }: Partial<Origin> = {},
  ) {
    return answerOf(
      await app.inject({
        method,
        url: `/api${path}`,
        remoteAddress: address,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(cookie && { cookie }),
          ...(userAgent && { 'user-agent': userAgent }),
          ...(Buffer.isBuffer(body) && { 'content-type': 'application/octet-stream' }),
        },
        ...(body !== undefined && { payload: body as InjectOptions['payload'] }),
      }),
    )
  }

  async function registerPerson(details: Partial<Details> = {}): Promise<Person> {
    people++
    const email = `person-${people}-${process.pid}@example.org`
    const person = { name: 'Asha', email, password: 'breathe-in', timeZone: 'UTC', ...details }
    const { status, body, text } = await call('POST', '/auth/register', person)
    if (status !== 201) throw new Error(`Register answered ${status}: ${text}`)
    const { token } = body
    return {
      ...person,
      token,
      id: body.user._id,
      call: (method, path, sent) => call(method, path, sent, token),
    }
  }

  return {
    app,
    clock,
    call,
    registerPerson,
    signIn: async ({ email, password }) =>
      (await call('POST', '/auth/login', { email, password })).body.token,
    isAlive: async (token) => (await call('GET', '/auth/user', undefined, token)).status === 200,
  }
}

/** Has a person fast between two moments, ms after noon, and leaves the clock at its end. Answers the id. */
export async function fastBetween(
  { clock }: TestApp,
  person: Person,
  fromMs: number,
  toMs: number,
): Promise<string> {
  clock.nowMs = NOON + fromMs
  const { body } = await person.call('POST', '/fasts/start', {})
  clock.nowMs = NOON + toMs
  await person.call('PUT', `/fasts/end/${body.fast._id}`)
  return body.fast._id
}

export function iso(ms: number): string {
  return new Date(ms).toISOString()
}

function answerOf({ statusCode, headers, body }: LightMyRequestResponse): Answer {
  const json = String(headers['content-type']).startsWith('application/json')
  return { status: statusCode, headers, text: body, body: json ? JSON.parse(body) : undefined }
}
