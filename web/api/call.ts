import { login, register } from '#contract/auth.ts'
import type { AnswerOf, CallInput, Endpoint } from '#contract/endpoint.ts'
import { emit } from '#web/browser/events.ts'
import { learnServerTime } from '#web/browser/server-clock.ts'
import { clearToken, readToken } from '#web/browser/token.ts'
import { learnAnswers } from '#web/i18n.ts'
import { EXPIRY_THROTTLE_MS, REQUEST_TIMEOUT_MS } from '#web/timing.ts'
import { ApiError } from './api-error.ts'
import { failureOf, sentences } from './failures.ts'

const BASE = '/api'
// These two are made to become somebody, so they go out as nobody.
const SIGN_INS: ReadonlySet<unknown> = new Set([login, register])

export interface CallOptions {
  readonly signal?: AbortSignal
  readonly headers?: Readonly<Record<string, string>>
  /** The token to call with, where it is not the stored one. */
  readonly token?: string | null
  /** The file that is the body. */
  readonly file?: Blob
  /** Lets the call outlive the page. */
  readonly keepalive?: boolean
  /** How the browser's own cache takes part. */
  readonly cache?: RequestCache
}

interface Loose {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/**
 * Makes a call and gives what stands beside `success` in its answer.
 * Throws an ApiError, and nothing else; an abort by the caller's own signal is a NETWORK_ERROR.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<AnswerOf<E>> {
  const { response, body } = await send(endpoint, input as Loose, options)
  return answerOf(endpoint, response, body)
}

/** An answer, and the mark under which the server knows it again. */
export interface MarkedAnswer<E> {
  readonly answer: AnswerOf<E>
  readonly etag: string | null
}

/**
 * Makes a call whose last answer is kept here under its mark: null where that one still holds.
 * The browser's own cache keeps no copy.
 */
export async function callUnlessSame<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  etag: string | null,
  options: CallOptions = {},
): Promise<MarkedAnswer<E> | null> {
  const headers = { ...(etag !== null && { 'If-None-Match': etag }), ...options.headers }
  const { response, body } = await send(endpoint, input as Loose, {
    ...options,
    headers,
    cache: 'no-store',
  })
  if (response.status === 304) return null
  return { answer: answerOf(endpoint, response, body), etag: response.headers.get('ETag') }
}

async function send(endpoint: Endpoint, input: Loose, options: CallOptions) {
  const { params, query, body } = input
  const token = SIGN_INS.has(endpoint) ? null : (options.token ?? readToken())
  const address = BASE + fillPath(endpoint.path, params) + queryString(query)
  const timeout = AbortSignal.timeout(endpoint.timeoutMs ?? REQUEST_TIMEOUT_MS)
  const sentMs = Date.now()

  let response: Response
  let text: string
  try {
    response = await fetch(address, {
      method: endpoint.method,
      credentials: 'include',
      headers: {
        Accept: 'application/json',
        'X-Request-ID': crypto.randomUUID(),
        ...(endpoint.body && { 'Content-Type': 'application/json' }),
        ...(options.file && { 'Content-Type': 'application/octet-stream' }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...options.headers,
      },
      body: endpoint.body ? JSON.stringify(body ?? {}) : (options.file ?? null),
      keepalive: options.keepalive ?? false,
      cache: options.cache ?? 'default',
      signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
    })
    learnServerTime(response, sentMs, Date.now())
    text = await response.text()
  } catch {
    if (timeout.aborted) throw new ApiError('TIMEOUT_ERROR', sentences.timeout)
    throw new ApiError('NETWORK_ERROR', sentences.network)
  }

  const answer = parse(text)
  if (response.ok || response.status === 304) return { response, body: answer }
  await learnAnswers()
  const error = failureOf(response.status, response.headers, answer, token !== null)
  if (error.status === 401) expire(token, error.message)
  throw error
}

function answerOf<E extends Endpoint>(
  endpoint: E,
  { status }: Response,
  body: Readonly<Record<string, unknown>> | null,
): AnswerOf<E> {
  const checked = endpoint.answer.safeParse(body)
  if (checked.success && body?.success !== false) return checked.data as AnswerOf<E>
  const said = typeof body?.message === 'string' ? body.message : ''
  throw new ApiError('UNKNOWN_ERROR', said || sentences.invalidAnswer, { status, body })
}

/** Puts parameters into a path written with `{name}` or `:name`. */
export function fillPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/\{(\w+)\}|:(\w+)/g, (_, braced?: string, colon?: string) => {
    const name = braced ?? colon ?? ''
    const value = params[name]
    if (value === undefined || value === '')
      throw new ApiError('UNKNOWN_ERROR', `${name} is missing.`)
    return encodeURIComponent(value)
  })
}

function queryString(query: Readonly<Record<string, unknown>> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return given.length > 0 ? `?${search}` : ''
}

// Some servers of this API put the answer under `data`; both places are read, the top one first.
function parse(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return null
    const { data } = body as { data?: unknown }
    return typeof data === 'object' && data !== null ? { ...data, ...body } : { ...body }
  } catch {
    return null
  }
}

let lastExpiryMs = -Infinity

// A refused token is dead, and so is whatever was stored when signing in is refused.
// A token that was stored meanwhile is neither: the sign-in lives on with it.
function expire(token: string | null, message: string): void {
  const stored = readToken()
  if (token !== null && stored !== null && stored !== token) return
  clearToken()
  if (performance.now() - lastExpiryMs < EXPIRY_THROTTLE_MS) return
  lastExpiryMs = performance.now()
  emit('auth:expired', { message })
}
