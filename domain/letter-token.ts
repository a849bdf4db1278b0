const HOUR_MS = 3_600_000

/** What a one-time token that travels in a letter is good for. */
export type TokenPurpose = 'reset-password' | 'verify-email'

/** How long a token in a letter can be used, once. */
export const LETTER_TOKEN_LIFE_MS = HOUR_MS
