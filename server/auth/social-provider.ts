import type { Configuration } from 'openid-client'
import type { socialSentences } from '#contract/social.ts'
import type { OidcSettings } from '../config.ts'

const TIMEOUT_SECONDS = 5
/** How far the provider's clock may be off. */
const CLOCK_SECONDS = 60

/** What must be known again when a person comes back from the provider. */
export interface Checks {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/** What the provider says about a person: not to be believed beyond `issuer` and `subject`. */
export interface Claims {
  readonly issuer: string
  readonly subject: string
  readonly email: unknown
  readonly emailVerified: unknown
  readonly hostedDomain: unknown
  readonly name: unknown
}

/** Why it came to nothing, as a person is told. */
export class SocialFailure extends Error {
  readonly reason: keyof typeof socialSentences
  constructor(reason: keyof typeof socialSentences, cause?: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}

/** An OpenID Connect provider: code flow with state, nonce and PKCE (RFC 9700, 2.1). */
export class SocialProvider {
  readonly #settings: OidcSettings
  readonly #redirectUri: string
  #discovered: Promise<Configuration> | null = null

  constructor(settings: OidcSettings, redirectUri: string) {
    this.#settings = settings
    this.#redirectUri = redirectUri
  }

  /** Where to send a person, and what to check when they are back. */
  async begin(): Promise<{ url: URL; checks: Checks }> {
    const client = await import('openid-client')
    const config = await this.#configuration()
    const checks = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
    }
    const url = client.buildAuthorizationUrl(config, {
      redirect_uri: this.#redirectUri,
      scope: 'openid email profile',
      state: checks.state,
      nonce: checks.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(checks.verifier),
      code_challenge_method: 'S256',
    })
    return { url, checks }
  }

  /** Who came back with this query. */
  async finish(query: URLSearchParams, checks: Checks): Promise<Claims> {
    if (query.get('state') !== checks.state) throw new SocialFailure('stale')
    const client = await import('openid-client')
    const config = await this.#configuration()
    try {
      const tokens = await client.authorizationCodeGrant(
        config,
        new URL(`${this.#redirectUri}?${query}`),
        {
          pkceCodeVerifier: checks.verifier,
          expectedState: checks.state,
          expectedNonce: checks.nonce,
          idTokenExpected: true,
        },
      )
      const id = tokens.claims()
      if (!id) throw new SocialFailure('unconfirmed')
      // Not every provider puts the address into the ID token.
      const said =
        id.email === undefined
          ? { ...(await client.fetchUserInfo(config, tokens.access_token, id.sub)) }
          : { ...id }
      return {
        issuer: id.iss,
        subject: id.sub,
        email: said.email,
        emailVerified: said.email_verified,
        hostedDomain: said.hd,
        name: said.name,
      }
    } catch (error) {
      if (error instanceof SocialFailure) throw error
      if (error instanceof client.AuthorizationResponseError) {
        throw new SocialFailure(error.error === 'access_denied' ? 'denied' : 'unconfirmed', error)
      }
      throw new SocialFailure(isAway(error) ? 'away' : 'unconfirmed', error)
    }
  }

  /** What the provider says about itself: asked for when first needed, and again after a failure. */
  #configuration(): Promise<Configuration> {
    this.#discovered ??= this.#discover().catch((error: unknown) => {
      this.#discovered = null
      throw new SocialFailure('away', error)
    })
    return this.#discovered
  }

  async #discover(): Promise<Configuration> {
    const client = await import('openid-client')
    const { issuer, clientId, clientSecret } = this.#settings
    const [post, basic] = [
      client.ClientSecretPost(clientSecret),
      client.ClientSecretBasic(clientSecret),
    ]
    return client.discovery(
      new URL(issuer),
      clientId,
      { [client.clockTolerance]: CLOCK_SECONDS },
      // Basic is what a provider takes that does not say (OpenID Connect Discovery 1.0, 3).
      (server, ...rest) => {
        const takesPost =
          server.token_endpoint_auth_methods_supported?.includes('client_secret_post')
        return (takesPost ? post : basic)(server, ...rest)
      },
      {
        timeout: TIMEOUT_SECONDS,
        execute: [
          // Checks the signature of the ID token, too, although it came straight from the provider.
          client.enableNonRepudiationChecks,
          ...(issuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
        ],
      },
    )
  }
}

// https://github.com/panva/openid-client: no answer is a TypeError of fetch, one too late has this code.
function isAway(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown }
  return code === 'OAUTH_TIMEOUT' || (error instanceof TypeError && message === 'fetch failed')
}
