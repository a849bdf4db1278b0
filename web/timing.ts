/** Every delay on screen and on the wire, in milliseconds. The figures are the product's specification, section 9. */

/** How long a call may take. The end of a fast carries its own in the contract. */
export const REQUEST_TIMEOUT_MS = 15_000

/** After signing in, the user is fetched up to this many times more, this far apart. */
export const USER_FETCH_RETRIES = 2
export const USER_FETCH_RETRY_MS = 1000

/** A stored token is read back after this long, to be sure that it was kept. */
export const TOKEN_VERIFY_MS = 100

/** An expired sign-in: wait before the event is handled, wait again before leaving, then no second leave for a while. */
export const EXPIRY_EVENT_DEBOUNCE_MS = 100
export const EXPIRY_REDIRECT_MS = 100
export const EXPIRY_GUARD_MS = 500

/** Two `auth:expired` events are at least this far apart. */
export const EXPIRY_THROTTLE_MS = 5000

/** Leaving the sign-in screen once it has worked, and the social sign-in's. */
export const LOGIN_REDIRECT_MS = 500
export const AUTH_SUCCESS_REDIRECT_MS = 1000

/** The timer. */
export const TICK_MS = 1000
export const TIMER_START_MS = 100
export const FIRST_FETCH_MS = 300
export const MIN_FETCH_INTERVAL_MS = 2000
export const VISIBILITY_REFRESH_MS = 500

/** A failed fetch of the running fast is tried again up to this many times, after 1, 2 and 4 s. */
export const FETCH_RETRIES = 3
const BACKOFF_BASE_MS = 1000
const BACKOFF_CAP_MS = 10_000

/** Wait before the retry of this number, counted from 0. */
export function backoffMs(retry: number): number {
  return Math.min(BACKOFF_CAP_MS, BACKOFF_BASE_MS * 2 ** retry)
}

/** The weights are asked for up to this many times more, this far apart. */
export const WEIGHTS_FETCH_RETRIES = 2
export const WEIGHTS_FETCH_RETRY_MS = 1000

/** A screen whose code has not come by then has failed to load. */
export const CHUNK_TIMEOUT_MS = 120_000

/** It is asked for again no sooner than this, so that the failure can be shown. */
export const CHUNK_RETRY_MS = 1000

/** What is counted down in minutes. */
export const MINUTE_MS = 60_000

/** A timer looks at the clock again after no more than this: a device that sleeps holds it up. */
export const LONGEST_TIMER_MS = 60_000

/** A fast that is this far past its target is asked after. */
export const STILL_FASTING_MS = 6 * 3_600_000

/** The dashboard's copy in local storage is shown no longer than this. */
export const DASHBOARD_COPY_MS = 24 * 3_600_000

/** A deletion can be undone for this long. */
export const UNDO_MS = 8000

/** From this width on the menu is the desktop's, in CSS pixels. */
export const MOBILE_BREAKPOINT_PX = 768

/** The calculator takes this long, so that the answer is seen to arrive. */
export const CALCULATING_MS = 800

/** How long a copy button says that it copied, and the screen after a payment before it goes back. */
export const COPIED_MS = 2000
export const PAYMENT_REDIRECT_MS = 3000

/** Yoga: an opened category is scrolled to after a moment, and a chosen exercise stands out for a while. */
export const SCROLL_DELAY_MS = 100
export const CHOSEN_EXERCISE_MS = 5000

/** A page that stays open looks for a new version when it is come back to, but not sooner than this. */
export const UPDATE_CHECK_MS = 3_600_000

/** An end of a fast that waits for the network is tried again this often. */
export const KEPT_END_RETRY_MS = 30_000
