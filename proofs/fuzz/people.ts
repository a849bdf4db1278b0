import { setTimeout as pause } from 'node:timers/promises'
import type { Chance } from './chance.ts'

/** Someone in whose name is asked. */
export interface Somebody {
  readonly email: string
  readonly password: string
  token: string
  /** Calls that may still be made before the limit on calls would be met. */
  callsLeft: number
  /** Ids from answers that they got, by what they name, and cursors. */
  readonly ids: Readonly<Record<Thing, string[]>>
  readonly cursors: string[]
  /** Tokens of letters that arrived, for whoever comes first. */
  readonly letterTokens: string[]
}

/** What a call may name by its id. */
type Thing = (typeof THINGS)[number]
const THINGS = ['fast', 'weight', 'session', 'insight', 'import'] as const

const IDS_KEPT = 20
/** Below the 300 a minute; someone else takes over then. */
const CALLS = 280

/** Makes someone with an account through the API. */
export async function newSomebody(
  url: string,
  chance: Chance,
  letterTokens: string[],
): Promise<Somebody> {
  const email = chance.email()
  const password = 'breathe-in'
  const body = JSON.stringify({ name: 'Asha', email, password })
  const from = chance.address()
  const { status, token } = await register(url, body, from)
  if (token === undefined) throw new Error(`Registering answered ${status}`)
  const ids = { fast: [], weight: [], session: [], insight: [], import: [] }
  return { email, password, token, callsLeft: CALLS, ids, cursors: [], letterTokens }
}

/** A busy machine may ask for patience. */
async function register(
  url: string,
  body: string,
  from: string,
): Promise<{ status: number; token?: string }> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from }
  for (;;) {
    const answer = await fetch(`${url}/api/auth/register`, { method: 'POST', headers, body })
    const { token } = (await answer.json()) as { token?: string }
    if (answer.status !== 503) return { status: answer.status, ...(token && { token }) }
    await pause(Number(answer.headers.get('retry-after')) * 1000)
  }
}

/** What an address or a field is about. */
export function thingIn(text: string): Thing {
  return THINGS.findLast((thing) => text.toLowerCase().includes(thing)) ?? 'fast'
}

/** Keeps what an answer names, for later calls. */
export function learnFrom(who: Somebody, answer: unknown, thing: Thing = 'fast'): void {
  if (typeof answer !== 'object' || answer === null) return
  for (const [name, value] of Object.entries(answer)) {
    if ((name === '_id' || name === 'id') && typeof value === 'string') keep(who.ids[thing], value)
    else if (name === 'nextCursor' && typeof value === 'string') keep(who.cursors, value)
    else learnFrom(who, value, Array.isArray(answer) ? thing : thingIn(name))
  }
}

function keep(list: string[], value: string): void {
  if (list.includes(value)) return
  list.push(value)
  if (list.length > IDS_KEPT) list.shift()
}
