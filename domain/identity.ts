/** What is known when someone comes from another provider for the first time, or again. */
export interface LinkFacts {
  /** This identity (issuer and subject) belongs to an account here already. */
  readonly identityKnown: boolean
  /** The provider vouches that the address is this person's: `vouchesFor`. */
  readonly vouched: boolean
  /** The account here that has the address. */
  readonly account: 'none' | 'unverified' | 'verified'
}

/**
 * What becomes of them: `sign-in` as the person of the identity, whatever the address says now; `join` the account that
 * has the address; `take-over` it, where nobody ever showed that the address is theirs; `refuse`; or `create` one.
 */
export type Link = 'sign-in' | 'join' | 'take-over' | 'refuse' | 'create'

/** Decides what becomes of someone who comes from another provider. No other place may join accounts. */
export function decideLink({ identityKnown, vouched, account }: LinkFacts): Link {
  if (identityKnown) return 'sign-in'
  if (account === 'none') return 'create'
  if (!vouched) return 'refuse'
  // Whoever made an unverified account may have typed a stranger's address: the owner of the mailbox wins.
  return account === 'verified' ? 'join' : 'take-over'
}

const GOOGLE = 'https://accounts.google.com'

/** What a provider claims about an address, of whatever type it sent. */
export interface AddressClaims {
  /** In its normalised spelling. */
  readonly email: string
  readonly emailVerified: unknown
  /** Google's `hd`: the organisation that runs the address. */
  readonly hostedDomain: unknown
}

/**
 * Whether a provider's word on an address is enough: only a boolean true counts, and of Google only where the mailbox
 * is its own. https://developers.google.com/identity/gsi/web/guides/verify-google-id-token
 */
export function vouchesFor(issuer: string, claims: AddressClaims): boolean {
  if (claims.emailVerified !== true) return false
  if (issuer !== GOOGLE || claims.email.endsWith('@gmail.com')) return true
  return typeof claims.hostedDomain === 'string' && claims.hostedDomain !== ''
}
