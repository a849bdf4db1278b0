import { Agent, request as send } from 'node:http'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#server/openapi.ts'
import { Chance } from './chance.ts'
import { type FuzzAnswer, faultIn } from './faults.ts'
import { learnFrom, newSomebody, type Somebody } from './people.ts'
import { type FuzzRequest, newRequest } from './requests.ts'

interface FuzzPlan {
  readonly url: string
  readonly seed: number
  readonly requests: number
  /** The tokens of letters that arrived since it was asked last. */
  letterTokens(): readonly string[]
  onProgress(sent: number): void
  /** Requests on their way at a time. */
  readonly atOnce?: number
}

export interface FuzzReport {
  readonly requests: number
  /** Requests that were answered by their endpoint's handler, and not refused before. */
  readonly past: number
  readonly faults: readonly string[]
  /** Calls that never succeeded. */
  readonly unmet: readonly string[]
  readonly slowestMs: number
}

/** Signing in and up is dear and limited, and a file takes a thread of its own: asked for less often than the rest. */
const RARE = [
  'register',
  'login',
  'changePassword',
  'deleteAccount',
  'logout',
  'endSession',
  'previewImport',
  'importFile',
]
/** Without a few fasts there is little to tell. */
const OFTEN = ['addFast', 'getInsights', 'getInsightFasts']

function weightOf(name: string): number {
  if (RARE.includes(name)) return 1
  return OFTEN.includes(name) ? 12 : 4
}

const PEOPLE = 4

/** Sends requests of chance to every call of the contract and tells which answers break a promise. */
export async function fuzz(plan: FuzzPlan): Promise<FuzzReport> {
  const { url, seed, requests, atOnce = 8 } = plan
  const chance = new Chance(seed)
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const people: Somebody[] = []
  const letterTokens: string[] = []
  for (let n = 0; n < PEOPLE; n++) people.push(await newSomebody(url, chance, letterTokens))

  const weighted = endpoints.flatMap((one) => Array(weightOf(one.name)).fill(one))
  const seen = new Set<string>()
  const faults: string[] = []
  let [sent, past, slowestMs] = [0, 0, 0]

  async function worker(): Promise<void> {
    while (sent < requests) {
      const number = sent++
      if (number % 50 === 0) {
        letterTokens.push(...plan.letterTokens())
        plan.onProgress(number)
      }
      const { name, endpoint } = chance.one(weighted)
      const who = await somebody(chance.whole(0, PEOPLE - 1))
      const other = chance.one(people)
      const request = newRequest(endpoint, who, other, chance)
      const answer = await ask(url, request, agent).catch((error) => `no answer: ${error}`)
      const fault = typeof answer === 'string' ? answer : faultIn(endpoint, request, answer)
      if (fault !== null) faults.push(described(number, request, answer, fault))
      if (typeof answer === 'string') continue

      slowestMs = Math.max(slowestMs, answer.tookMs)
      seen.add(`${name} ${answer.status}`)
      if (wasHandled(answer)) past++
      note(endpoint, name, who, answer)
    }
  }

  /** Who is used up, or gone, makes room for someone new. */
  async function somebody(place: number): Promise<Somebody> {
    const one = people[place] as Somebody
    if (--one.callsLeft > 0) return one
    const next = await newSomebody(url, chance, letterTokens)
    people[place] = next
    return next
  }

  await Promise.all(Array.from({ length: atOnce }, worker))
  agent.destroy()
  const unmet = endpoints
    .map(({ name, endpoint }) => `${name} ${endpoint.status ?? 200}`)
    .filter((success) => !seen.has(success))
  return { requests, past, faults, unmet, slowestMs }
}

const BEFORE_HANDLER = [400, 401, 413, 415, 417, 422, 429, 431]

function wasHandled({ status, text }: FuzzAnswer): boolean {
  return !BEFORE_HANDLER.includes(status) && !text.includes('There is no such call')
}

function note(
  { access }: Endpoint,
  name: string,
  who: Somebody,
  { status, text }: FuzzAnswer,
): void {
  if (status < 300 && text.startsWith('{')) learnFrom(who, JSON.parse(text))
  // The token is dead from here on.
  const gone = ['logout', 'deleteAccount'].includes(name) && status === 200
  if (gone || (access === 'signed-in' && status === 401 && who.callsLeft % 8 === 0))
    who.callsLeft = 0
}

function ask(url: string, request: FuzzRequest, agent: Agent): Promise<FuzzAnswer> {
  const { method, path, headers, body } = request
  const { hostname, port } = new URL(url)
  const startedMs = performance.now()
  return new Promise((resolve, reject) => {
    const length = body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const asked = send({ hostname, port, method, path, headers: { ...length, ...headers }, agent })
    asked.once('error', reject)
    asked.once('response', (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      response.once('end', () => {
        const tookMs = performance.now() - startedMs
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text, tookMs })
      })
    })
    asked.end(body ?? undefined)
  })
}

function described(
  number: number,
  { kind, method, path, headers, body }: FuzzRequest,
  answer: FuzzAnswer | string,
  fault: string,
): string {
  const said = typeof answer === 'string' ? '' : ` ${answer.status} ${answer.text.slice(0, 200)}`
  const sent = body === null ? '' : ` ${String(body).slice(0, 300)}`
  const shown = JSON.stringify(headers).slice(0, 300)
  return `${fault} (request ${number}, ${kind}: ${method} ${path.slice(0, 200)} ${shown}${sent} →${said})`
}
