import { expect } from 'vitest'
import type { AppParts } from '../app.ts'
import { readConfig } from '../config.ts'
import type { Db } from '../store/schema.ts'
import { newAddress, type TestApp, testApp } from './app.ts'
import { type IdentityProvider, type Someone, startProvider } from './identity-provider.ts'

export const PUBLIC_URL = 'http://localhost:3000'
export const RETURN = '/api/auth/google/callback'

let people = 0

/** Someone new at the provider. */
export function someone(claims: Record<string, unknown> = {}): Someone {
  people++
  const email = `elsewhere-${people}-${process.pid}@example.org`
  return {
    subject: `sub-${people}`,
    claims: { email, email_verified: true, name: 'Ravi 🌱', ...claims },
  }
}

/** The settings of a program that people reach at PUBLIC_URL. */
export function configOf(env: Record<string, string>): Pick<AppParts, 'config'> {
  return { config: readConfig({ LOG_LEVEL: 'silent', PUBLIC_URL, ...env }) }
}

/** A browser's way through the program and a real provider. */
export class SocialSignIn {
  readonly it: TestApp
  readonly provider: IdentityProvider

  constructor(it: TestApp, provider: IdentityProvider) {
    this.it = it
    this.provider = provider
  }

  static async open(db: Db): Promise<SocialSignIn> {
    const provider = await startProvider({ redirectUri: PUBLIC_URL + RETURN })
    return new SocialSignIn(await testApp(db, configOf(provider.env)), provider)
  }

  async close(): Promise<void> {
    await this.it.app.close()
    await this.provider.close()
  }

  /** A navigation to a path of ours: where the browser is sent, and the cookies that it keeps. */
  async navigate(path: string, cookie = '', address = newAddress()) {
    const headers = cookie ? { cookie } : {}
    const answer = await this.it.app.inject({ url: path, headers, remoteAddress: address })
    expect(answer.statusCode).toBe(302)
    expect(answer.headers['referrer-policy']).toBe('no-referrer')
    expect(answer.headers['cache-control']).toBe('no-store')
    const set = [answer.headers['set-cookie'] ?? []].flat()
    const location = new URL(String(answer.headers.location), PUBLIC_URL)
    return { location, set, cookie: set[0]?.split(';', 1)[0] ?? '' }
  }

  start(query = '') {
    return this.navigate(`/api/auth/google${query}`)
  }

  /** Goes to the provider and back, as far as our own door: the path that the browser is to open, and its cookie. */
  async visit(as: Someone | 'declines', query = '', twist = (_: URL): void => {}) {
    const { location, cookie } = await this.start(query)
    twist(location)
    const back = await this.provider.visit(location.href, as)
    return { path: back.pathname + back.search, cookie }
  }

  /** Signs in all the way: where the browser ends. */
  async signIn(as: Someone | 'declines', query = '', twist = (_: URL): void => {}): Promise<URL> {
    const { path, cookie } = await this.visit(as, query, twist)
    return (await this.navigate(path, cookie)).location
  }

  /** The token of a sign-in that went well. */
  async tokenOf(as: Someone): Promise<string> {
    const location = await this.signIn(as)
    expect(location.pathname).toBe('/auth/callback')
    expect([...location.searchParams.keys()]).toEqual(['token'])
    return location.searchParams.get('token') ?? ''
  }

  /** The person whom someone is here. */
  async userOf(as: Someone) {
    const token = await this.tokenOf(as)
    return (await this.it.call('GET', '/auth/user', undefined, token)).body.user
  }
}

/** The sentence with which a sign-in ended. */
export function sentenceAt({ pathname, searchParams }: URL): string | null {
  expect(pathname).toBe('/auth/callback')
  expect([...searchParams.keys()]).toEqual(['error'])
  return searchParams.get('error')
}
