import { messageOf } from '#web/api/api-error.ts'
import { learnAnswers } from '#web/i18n.ts'
import { returnPath } from '#web/paths.ts'
import { authSentences, type SignInResult } from './auth-effects.ts'

/** Where the way back from an identity provider stands. */
export type CallbackPhase =
  | { readonly at: 'processing' }
  | { readonly at: 'success'; readonly target: string }
  | { readonly at: 'error'; readonly message: string }

/** What the address of the way back brought. */
export interface CallbackQuery {
  readonly token?: string
  readonly error?: string
  readonly from?: string
}

// Longer texts are no sentence of a provider's.
const MAX_ERROR_LENGTH = 200

/** Signs in with the token of the way back, and says what came of it. An error counts for more than a token. */
export async function settleCallback(
  { token, error, from }: CallbackQuery,
  adoptToken: (token: string) => Promise<SignInResult>,
): Promise<CallbackPhase> {
  const failed = (message: string): CallbackPhase => ({ at: 'error', message })
  if (error !== undefined) {
    await learnAnswers()
    return failed(error.slice(0, MAX_ERROR_LENGTH) || authSentences.authenticationFailed)
  }
  if (!token) return failed(authSentences.noToken)
  try {
    const result = await adoptToken(token)
    if (result.ok) return { at: 'success', target: returnPath(from) }
    return failed(result.message || authSentences.authenticationFailed)
  } catch (thrown) {
    return failed(messageOf(thrown, authSentences.callbackFailed))
  }
}
