import { setTimeout as pause } from 'node:timers/promises'
import { call } from '../call.ts'
import type { Person } from './person.ts'
import { contentOf, type State, stateOf } from './state.ts'

/** A server that says when to come back is asked again then. */
const MOST_TRIES = 20

/** What a person finds on the server, beside what they wrote down. */
export interface Finding {
  readonly found: State | null
  /** Acknowledged writes that are not there. */
  readonly lost: number
  /** What is there was never true. */
  readonly problem: string | null
}

/** What of a person a check looks at. */
export interface Written extends Pick<Person, 'email' | 'states' | 'doubt'> {
  /** The place of the last state that must have been reached; of all of them, unless said. */
  readonly certain?: number
}

/** Compares what the server has of a person with what they wrote down. */
export async function check(url: string, written: Written): Promise<Finding> {
  const { states, doubt, certain = states.length - 1 } = written
  const possible = doubt === undefined ? [...states] : [...states, doubt]
  const deadTokens = unique(possible.map((state) => state?.deadToken ?? null))
  const dead = await Array.fromAsync(deadTokens, async (token) => !(await isLive(url, token)))
  const isDead = (token: string) => dead[deadTokens.indexOf(token)] === true
  const found = await readBack(url, written.email, possible)
  const matching = possible.findLastIndex((state) => isSame(state, found, isDead))
  // What was in doubt may have come through, and may not.
  if (matching >= certain) return { found, lost: 0, problem: null }
  if (matching >= 0) return { found, lost: certain - matching, problem: null }
  // Of what was never true everything since the last check counts as lost.
  const sought = states.at(-1)
  const problem = `wanted ${sought ? contentOf(sought) : 'no account'}, found ${found ? contentOf(found) : 'no account'}`
  return { found, lost: Math.max(1, certain), problem }
}

function isSame(
  expected: State | null,
  found: State | null,
  isDead: (token: string) => boolean,
): boolean {
  if (!expected || !found) return expected === found
  return (
    expected.password === found.password &&
    // A token of which no answer came is known to nobody, and one that was found may be a new one.
    (expected.token === null || expected.token === found.token) &&
    (expected.deadToken === null || isDead(expected.deadToken)) &&
    contentOf(expected) === contentOf(found)
  )
}

/** What an export shows with a token that works, with the password that works; null where nothing lets in. */
async function readBack(
  url: string,
  email: string,
  possible: readonly (State | null)[],
): Promise<State | null> {
  const accounts = possible.filter((state) => state !== null).toReversed()
  const [latest] = accounts
  if (!latest) return null
  const tokens = unique(accounts.map(({ token }) => token))
  const live = await firstThat(tokens, (token) => isLive(url, token))

  const passwords = unique(accounts.map(({ password }) => password))
  const [only] = passwords
  // A password is tried only where there is a question, as each try takes its time.
  if (live && only && passwords.length === 1) {
    return read(url, { token: live, password: only })
  }
  for (const password of passwords) {
    const token = await signIn(url, email, password)
    if (token) return read(url, { token: live ?? token, password })
  }
  return null
}

async function read(
  url: string,
  secrets: { readonly password: string; readonly token: string },
): Promise<State | null> {
  const answer = await sure(url, 'GET', '/user/export', secrets.token)
  return answer.status === 200 ? stateOf(answer.body, { ...secrets, deadToken: null }) : null
}

async function isLive(url: string, token: string): Promise<boolean> {
  return (await sure(url, 'GET', '/auth/user', token)).status === 200
}

async function signIn(url: string, email: string, password: string): Promise<string | null> {
  const answer = await sure(url, 'POST', '/auth/login', null, { email, password })
  return answer.status === 200 ? answer.body.token : null
}

async function sure(
  url: string,
  method: 'GET' | 'POST',
  path: string,
  token: string | null,
  body?: unknown,
) {
  for (let tries = 1; ; tries++) {
    const answer = await call(url, { method, path, token, body })
    if (answer && answer.status < 429) return answer
    if (!answer?.retryAfter || tries === MOST_TRIES) {
      throw new Error(`${path} answered ${answer?.status ?? 'nothing'} to a check`)
    }
    await pause(Number(answer.retryAfter) * 1000)
  }
}

async function firstThat(
  tokens: readonly string[],
  holds: (token: string) => Promise<boolean>,
): Promise<string | null> {
  for (const token of tokens) if (await holds(token)) return token
  return null
}

function unique(values: readonly (string | null)[]): string[] {
  return [...new Set(values.filter((value) => value !== null))]
}
