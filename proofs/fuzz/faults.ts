import { isDeepStrictEqual } from 'node:util'
import type { Endpoint } from '#contract/endpoint.ts'
import { Failure } from '#contract/failure.ts'
import { type RefusalName, refusals } from '#contract/refusals.ts'
import { refusalsOf } from '#server/openapi.ts'
import type { FuzzRequest } from './requests.ts'

export interface FuzzAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
  readonly tookMs: number
}

/** What breaks a promise in an answer; null where nothing does. */
export function faultIn(
  endpoint: Endpoint,
  request: FuzzRequest,
  answer: FuzzAnswer,
): string | null {
  const { status, headers, text } = answer
  if (headers['x-content-type-options'] !== 'nosniff') return 'lacks the security headers'
  // What is no HTTP never became a call.
  if ([400, 417, 431].includes(status) && text === '' && headers.connection === 'close') return null
  if (status === 500) return 'a server error'
  if (request.method === 'HEAD') return null
  if (status === 304 && 'if-none-match' in request.headers && text === '') return null

  const body = parsed(text)
  if (body === undefined) return 'is no JSON'
  if (status === 200 || status === 201) return faultInSuccess(endpoint, request, status, body)
  return faultInFailure(endpoint, request, status, body)
}

function faultInSuccess(
  endpoint: Endpoint,
  { elsewhere }: FuzzRequest,
  status: number,
  body: unknown,
): string | null {
  const { success, ...rest } = body as { success?: unknown }
  if (success !== true) return 'says no success'
  // Another method or spelling may have met another endpoint.
  if (elsewhere) return null
  if (status !== (endpoint.status ?? 200)) return `the status ${status} is not promised`
  const result = endpoint.answer.safeParse(rest)
  if (!result.success) return `is not as promised: ${JSON.stringify(result.error.issues)}`
  return isDeepStrictEqual(result.data, rest) ? null : 'says more than was promised'
}

function faultInFailure(
  endpoint: Endpoint,
  { elsewhere }: FuzzRequest,
  status: number,
  body: unknown,
): string | null {
  const failure = Failure.safeParse(body)
  if (!failure.success) return 'is no failure of ours'
  const names = elsewhere ? (Object.keys(refusals) as RefusalName[]) : refusalsOf(endpoint)
  const { code, errors, fast } = failure.data
  const known = names.some(
    (name) => refusals[name].status === status && refusals[name].code === code,
  )
  if (!known) return `the refusal ${status} ${code} is not promised`
  if (status === 422 && !errors?.length) return 'names no field'
  if (fast !== undefined && !endpoint.path.startsWith('/fasts/')) return 'carries a fast'
  return null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
