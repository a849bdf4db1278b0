import { User } from '#contract/user.ts'
import { KEPT, readItem, writeItem } from '#web/browser/storage.ts'
import { readToken } from '#web/browser/token.ts'

const KEY = `${KEPT}user`

/** Enough of a token to tell it from another. */
const markOf = (token: string) => token.slice(0, 8)

/** Keeps who a token belongs to on the device, for when the server is away. */
export function keepUser(user: User, token = readToken()): User {
  if (token !== null) writeItem(KEY, JSON.stringify({ of: markOf(token), user }))
  return user
}

/** Who the stored token belonged to when the server was last asked; null where that is not known. */
export function keptUser(): User | null {
  const token = readToken()
  if (token === null) return null
  try {
    const kept = JSON.parse(readItem(KEY) ?? 'null') as { of?: unknown; user?: unknown } | null
    if (kept?.of !== markOf(token)) return null
    return User.safeParse(kept?.user).data ?? null
  } catch {
    return null
  }
}
