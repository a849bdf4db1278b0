/** The OpenID Connect providers through which people can sign in, each by its own name. */
export const providerNames = { google: 'Google' } as const

/** One of them, as its addresses and the settings call it. */
export type ProviderId = keyof typeof providerNames

/** All of them, in the order of their buttons. */
export const providers = Object.keys(providerNames) as ProviderId[]

/** Where signing in through a provider begins, below `/api`. */
export const socialStart = (id: ProviderId): string => `/auth/${id}`

/** Where a provider sends people back to, below `/api`. */
export const socialReturn = (id: ProviderId): string => `/auth/${id}/callback`
