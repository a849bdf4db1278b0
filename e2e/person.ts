import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { CARE_VERSION } from '#domain/care.ts'

/** Someone with an account of their own, signed in. */
export interface Person {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly token: string
}

/** Registers a fresh person through the API, coming from `address`, who has read what is said before a first fast. */
export async function registerPerson(url: string, address: string): Promise<Person> {
  const person = await registerNewcomer(url, address)
  await callAs(person, url, 'PUT', '/user/profile', { careVersion: CARE_VERSION })
  return person
}

/** Registers a fresh person through the API, coming from `address`. */
export async function registerNewcomer(url: string, address: string): Promise<Person> {
  const id = randomUUID()
  const asked = { name: 'Asha Rao', email: `asha-${id}@example.org`, password: `word-${id}` }
  const answer = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    // Where the browsers of the tests are.
    body: JSON.stringify({ ...asked, timeZone: 'Asia/Kolkata' }),
  })
  const body = (await answer.json()) as { token?: string }
  if (!body.token) throw new Error(`Registering answered ${answer.status}: ${JSON.stringify(body)}`)
  return { ...asked, token: body.token }
}

/** Signs in once more through the API and gives the new session's token. */
export async function signIn(url: string, address: string, person: Person): Promise<string> {
  const { email, password } = person
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify({ email, password }),
  })
  const body = (await answer.json()) as { token?: string }
  if (!body.token) throw new Error(`Signing in answered ${answer.status}: ${JSON.stringify(body)}`)
  return body.token
}

/** Makes a call of the API as a person and gives its answer. */
export async function callAs(
  person: Person,
  url: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
): Promise<Response> {
  return await fetch(`${url}/api${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${person.token}`,
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
}

/** Puts a token where a sign-in in that browser would have put it. */
export async function keepToken(
  context: BrowserContext,
  origin: string,
  token: string,
): Promise<void> {
  const localStorage = [{ name: 'token', value: token }]
  await context.setStorageState({ cookies: [], origins: [{ origin, localStorage }] })
}
