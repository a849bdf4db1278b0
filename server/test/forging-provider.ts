import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Part = Readonly<Record<string, unknown>>

/** An ID token that is to be given out: its parts, and who signs it. */
export interface Forged {
  readonly header: Part
  readonly claims: Part
  readonly signature: (input: string) => Buffer | string
}

/** A provider that is what it says, but gives out whatever ID token it is told to. */
export interface ForgingProvider {
  readonly env: Record<string, string>
  readonly issuer: string
  /** The key whose public half it shows. */
  readonly key: { privateKey: KeyObject; publicKey: KeyObject }
  /** The ID token that is given out next. */
  idToken: string
  close(): Promise<void>
}

export async function startForgingProvider(): Promise<ForgingProvider> {
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const server = createServer((request, response) => {
    const { issuer } = provider
    const answers: Record<string, object> = {
      '/.well-known/openid-configuration': {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        token_endpoint_auth_methods_supported: ['client_secret_basic'],
        authorization_response_iss_parameter_supported: true,
      },
      '/jwks': {
        keys: [{ ...key.publicKey.export({ format: 'jwk' }), kid: 'k', alg: 'RS256', use: 'sig' }],
      },
      '/token': { access_token: 'x', token_type: 'Bearer', id_token: provider.idToken },
    }
    const answer = answers[request.url ?? '']
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer ?? {}))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider: ForgingProvider = {
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'upvas', OIDC_CLIENT_SECRET: 'hush hush hush' },
    issuer,
    key,
    idToken: '',
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return provider
}

/** A JSON Web Token of these parts (RFC 7515, 7.1). */
export function tokenOf({ header, claims, signature }: Forged): string {
  const input = [header, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  return `${input}.${Buffer.from(signature(input)).toString('base64url')}`
}

export const rs256 = (key: KeyObject) => (input: string) => sign('sha256', Buffer.from(input), key)
export const hs256 = (secret: string) => (input: string) =>
  createHmac('sha256', secret).update(input).digest()
