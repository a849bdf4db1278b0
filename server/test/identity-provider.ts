import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type InteractionResults } from 'oidc-provider'

/** How long what it issues lives, which it wants to be told. */
const HOUR_SECONDS = 3600

/** Someone whom the provider knows. What stands in `claims` is what it says of them, whatever the type. */
export interface Someone {
  readonly subject: string
  readonly claims: Readonly<Record<string, unknown>>
}

/** A real OpenID Connect provider on this machine. */
export interface IdentityProvider {
  /** The settings under which it knows us. */
  readonly env: Record<string, string>
  /** Goes where a browser is sent, signs in there as someone or declines, and answers the address it is sent back to. */
  visit(address: string, as: Someone | 'declines'): Promise<URL>
  close(): Promise<void>
}

interface ProviderParts {
  readonly redirectUri: string
  /** Whether the address already stands in the ID token, or has to be asked for. */
  readonly emailInIdToken?: boolean
}

export async function startProvider({
  redirectUri,
  emailInIdToken = false,
}: ProviderParts): Promise<IdentityProvider> {
  let answer: (request: IncomingMessage, response: ServerResponse) => void = () => {}
  const http = createServer((request, response) => answer(request, response))
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`

  const people = new Map<string, Someone>()
  const client = { client_id: 'upvas', client_secret: randomUUID() }
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const provider = new Provider(issuer, {
    clients: [{ ...client, redirect_uris: [redirectUri] }],
    jwks: {
      keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'k', alg: 'RS256', use: 'sig' }],
    },
    cookies: { keys: [randomUUID()] },
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: !emailInIdToken,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    ttl: {
      AccessToken: HOUR_SECONDS,
      Grant: HOUR_SECONDS,
      IdToken: HOUR_SECONDS,
      Interaction: HOUR_SECONDS,
      Session: HOUR_SECONDS,
    },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    async findAccount(_ctx, id) {
      const someone = people.get(id)
      return someone && { accountId: id, claims: async () => ({ ...someone.claims, sub: id }) }
    },
    async loadExistingGrant({ oidc }) {
      const { client: asking, session } = oidc
      if (!asking || !session?.accountId) return undefined
      const ids = { clientId: asking.clientId, accountId: session.accountId }
      const grant = new oidc.provider.Grant(ids)
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })

  // The sign-in page: whoever is on their way is signed in, or declines.
  let arriving: Someone | 'declines' = 'declines'
  const serve = provider.callback()
  answer = (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void serve(request, response)
    const result: InteractionResults =
      arriving === 'declines'
        ? { error: 'access_denied', error_description: 'declined' }
        : { login: { accountId: arriving.subject } }
    void provider.interactionFinished(request, response, result)
  }

  return {
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: client.client_id,
      OIDC_CLIENT_SECRET: client.client_secret,
    },
    async visit(address, as) {
      arriving = as
      if (as !== 'declines') people.set(as.subject, as)
      const jar = new Map<string, string>()
      let at = new URL(address)
      while (at.origin === issuer) {
        const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
        const response = await fetch(at, { redirect: 'manual', headers: { cookie } })
        for (const line of response.headers.getSetCookie()) {
          const [name = '', value = ''] = line.split(';', 1)[0]?.split('=') ?? []
          jar.set(name, value)
        }
        const location = response.headers.get('location')
        if (!location)
          throw new Error(`${at.pathname}: ${response.status} ${await response.text()}`)
        at = new URL(location, at)
      }
      return at
    },
    async close() {
      http.closeAllConnections()
      await new Promise((done) => http.close(done))
    },
  }
}
