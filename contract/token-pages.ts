/** The pages that a letter or another provider leads to with a token in the address. */
export const tokenPages: ReadonlySet<string> = new Set([
  '/auth/callback',
  '/reset-password',
  '/verify-email',
])
