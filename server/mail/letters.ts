import { LETTER_TOKEN_LIFE_MS, type TokenPurpose } from '#domain/letter-token.ts'
import type { User } from '#domain/user.ts'
import { newToken, tokenKey } from '../auth/tokens.ts'
import { keepToken } from '../store/letter-tokens.ts'
import type { Db } from '../store/schema.ts'
import type { LetterKind } from '../words/words.ts'
import type { Mailer } from './mailer.ts'
import { written } from './written.ts'

interface LettersParts {
  readonly db: Db
  readonly send: Mailer
  readonly publicUrl: string
}

/** The letters that we send. Their links come of PUBLIC_URL alone, never of what a request says it was sent to. */
export class Letters {
  readonly #parts: LettersParts

  constructor(parts: LettersParts) {
    this.#parts = parts
  }

  /** A link with which a person shows that the address is theirs. */
  async verifyEmail(user: User, nowMs: number): Promise<void> {
    const token = await this.#freshToken('verify-email', user, nowMs)
    await this.#send('verifyEmail', user, `/verify-email#token=${token}`)
  }

  /** A link with which a person sets a new password. */
  async resetPassword(user: User, nowMs: number): Promise<void> {
    const token = await this.#freshToken('reset-password', user, nowMs)
    await this.#send('resetPassword', user, `/reset-password#token=${token}`)
  }

  /** Tells a person that their password is another now, in case it was not them. */
  async passwordChanged(user: User): Promise<void> {
    await this.#send('passwordChanged', user, '/forgot-password')
  }

  async #freshToken(purpose: TokenPurpose, { id }: User, nowMs: number): Promise<string> {
    const token = newToken(id)
    await keepToken(this.#parts.db, purpose, tokenKey(token), nowMs + LETTER_TOKEN_LIFE_MS)
    return token
  }

  // The token stands behind `#`: a browser keeps that part to itself, so it reaches no log and no other site.
  async #send(kind: LetterKind, { email, locale }: User, path: string): Promise<void> {
    const { send, publicUrl } = this.#parts
    await send(email, written(kind, locale, publicUrl + path))
  }
}
