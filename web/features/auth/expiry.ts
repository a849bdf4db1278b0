import { isSignedInPath } from '#web/paths.ts'
import { EXPIRY_EVENT_DEBOUNCE_MS, EXPIRY_GUARD_MS, EXPIRY_REDIRECT_MS } from '#web/timing.ts'

interface Page {
  readonly clearToken: () => void
  /** Drops the token and whoever was signed in. */
  readonly forget: () => void
  readonly setExpiring: (expiring: boolean) => void
  /** Goes to the sign-in screen, with the path to come back to. */
  readonly leave: (from: string) => void
}

// Any path that contains this suppresses the redirect, as the specification words it.
const LOGIN = '/login'

/**
 * What an expired sign-in leads to: 100 ms for further failures of the same moment to join, then the person is
 * forgotten, and 100 ms later the page leaves, once. A visitor who lost nothing (a sign-in that was refused,
 * a stale token on a public page) stays where they are.
 */
export function createExpiryHandler(page: Page) {
  let busy = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const later = (ms: number, work: () => void) => {
    timer = setTimeout(work, ms)
  }

  function handle(from: string, wasSignedIn: boolean): void {
    if (busy) return
    const pathname = from.split(/[?#]/, 1)[0] ?? ''
    if (!wasSignedIn && !isSignedInPath(pathname)) page.clearToken()
    else if (pathname.includes(LOGIN)) page.forget()
    else expire(from)
  }

  function expire(from: string): void {
    busy = true
    page.setExpiring(true)
    later(EXPIRY_EVENT_DEBOUNCE_MS, () => {
      page.forget()
      later(EXPIRY_REDIRECT_MS, () => {
        page.leave(from)
        page.setExpiring(false)
        later(EXPIRY_GUARD_MS, () => {
          busy = false
        })
      })
    })
  }

  function stop(): void {
    clearTimeout(timer)
    busy = false
  }

  return { handle, stop }
}
