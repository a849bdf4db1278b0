import type { Plan } from '#contract/plan.ts'
import type { Call } from '../call.ts'
import type { KnownFast, State } from './state.ts'

/** A write: the call that asks for it, and what is true once it is answered. */
export interface Change {
  readonly call: Call
  readonly status: number
  /** The answer's body, or null where none came. */
  // biome-ignore lint/suspicious/noExplicitAny: answers of every form
  after(body: any): State | null
}

/** A person without an account can only make one. */
export interface Stranger {
  readonly email: string
  /** A moment at which no fast of theirs has been, ms; each time a later one. */
  nextStartMs(): number
}

const DAY_MS = 86_400_000
const FAST_MS = 5000
const ENOUGH_FASTS = 12

export function registration({ email }: Stranger): Change {
  const account = { name: 'Asha', password: newPassword() }
  const { name, password } = account
  const empty = { targetHours: 16, gentleMode: false, fasts: {}, weights: {}, plan: null }
  return {
    call: { method: 'POST', path: '/auth/register', body: { ...account, email } },
    status: 201,
    after: (body) => ({ name, password, token: body?.token ?? null, deadToken: null, ...empty }),
  }
}

/** A change by chance that this state allows. */
export function someChange(person: Stranger, state: State): Change {
  const { token } = state
  if (token === null) return signIn(person, state)
  const chance = Math.random()
  const change =
    chance < 0.01
      ? deletion(state)
      : chance < 0.02
        ? newSecret(state)
        : chance < 0.03
          ? signOut(state)
          : chance < 0.2
            ? profile(state)
            : chance < 0.35
              ? weight(state)
              : chance < 0.4
                ? plan(state)
                : fast(person, state)
  return { ...change, call: { token, ...change.call } }
}

function signIn({ email }: Stranger, state: State): Change {
  const body = { email, password: state.password }
  return {
    call: { method: 'POST', path: '/auth/login', body },
    status: 200,
    after: (answer) => ({ ...state, token: answer?.token ?? null }),
  }
}

function signOut(state: State): Change {
  return {
    call: { method: 'POST', path: '/auth/logout' },
    status: 200,
    after: () => ({ ...state, token: null, deadToken: state.token }),
  }
}

function deletion({ password }: State): Change {
  return {
    call: { method: 'DELETE', path: '/user/account', body: { password } },
    status: 200,
    after: () => null,
  }
}

function newSecret(state: State): Change {
  const password = newPassword()
  return {
    call: {
      method: 'PUT',
      path: '/user/change-password',
      body: { currentPassword: state.password, newPassword: password },
    },
    status: 200,
    after: () => ({ ...state, password }),
  }
}

function profile(state: State): Change {
  const body = {
    name: `Asha ${upTo(1000)}`,
    targetHours: 1 + upTo(72),
    gentleMode: Math.random() < 0.5,
  }
  return {
    call: { method: 'PUT', path: '/user/profile', body },
    status: 200,
    after: () => ({ ...state, ...body }),
  }
}

function weight(state: State): Change {
  const [date, known] = anyOf(state.weights) ?? []
  if (date && known?.id && Math.random() < 0.3) {
    const { [date]: _, ...weights } = state.weights
    return {
      call: { method: 'DELETE', path: `/weights/${known.id}` },
      status: 200,
      after: () => ({ ...state, weights }),
    }
  }
  const body = { weight: (400 + upTo(800)) / 10, date: dayOf(Date.now() - upTo(20) * DAY_MS) }
  return {
    call: { method: 'POST', path: '/weights/add', body },
    status: 201,
    after: (answer) => {
      const kept = { id: answer?.weight._id ?? null, weightKg: body.weight }
      return { ...state, weights: { ...state.weights, [body.date]: kept } }
    },
  }
}

function plan(state: State): Change {
  const hours = 1 + upTo(72)
  const plans: (Plan | null)[] = [
    null,
    { kind: 'weekly', hours: [hours, null, 16, null, 16, null, hours] },
    { kind: 'alternate', hours, from: dayOf(Date.now() - upTo(20) * DAY_MS) },
  ]
  const chosen = plans[upTo(plans.length)] ?? null
  return {
    call: { method: 'PUT', path: '/user/plan', body: { plan: chosen } },
    status: 200,
    after: () => ({ ...state, plan: chosen }),
  }
}

function fast(person: Stranger, state: State): Change {
  const running = Object.entries(state.fasts).find(([, { endTime }]) => endTime === null)
  const [start, known] = anyOf(state.fasts) ?? []
  const many = Object.keys(state.fasts).length >= ENOUGH_FASTS
  if (start && known?.id && (many || Math.random() < 0.3)) {
    return many || Math.random() < 0.2 ? drop(state, start, known) : correct(state, start, known)
  }
  if (!running) return start_(person, state)
  const [startTime, { id, ...rest }] = running
  const endTime = iso(Date.parse(startTime) + FAST_MS)
  return {
    call: { method: 'PUT', path: `/fasts/end/${id}`, body: { endTime } },
    status: 200,
    after: () => withFast(state, startTime, { id, ...rest, endTime }),
  }
}

// A fast that runs, or one of the past.
function start_(person: Stranger, state: State): Change {
  const startMs = person.nextStartMs()
  const startTime = iso(startMs)
  const targetHours = 1 + upTo(72)
  if (Math.random() < 0.7) {
    return {
      call: { method: 'POST', path: '/fasts/start', body: { startTime, targetHours } },
      status: 201,
      after: (body) => {
        const id = body?.fast._id ?? null
        return withFast(state, startTime, { id, endTime: null, targetHours, note: '' })
      },
    }
  }
  const past = { endTime: iso(startMs + FAST_MS), targetHours, note: `By hand, ${upTo(1000)}` }
  return {
    call: { method: 'POST', path: '/fasts/add', body: { startTime, ...past } },
    status: 201,
    after: (body) => withFast(state, startTime, { id: body?.fast._id ?? null, ...past }),
  }
}

function correct(state: State, start: string, known: KnownFast): Change {
  const body = {
    note: `Note ${upTo(1000)}`,
    ...(known.endTime !== null && { targetHours: 1 + upTo(72) }),
  }
  return {
    call: { method: 'PUT', path: `/fasts/${known.id}`, body },
    status: 200,
    after: () => withFast(state, start, { ...known, ...body }),
  }
}

function drop(state: State, start: string, { id }: KnownFast): Change {
  const { [start]: _, ...fasts } = state.fasts
  return {
    call: { method: 'DELETE', path: `/fasts/${id}` },
    status: 200,
    after: () => ({ ...state, fasts }),
  }
}

function withFast(state: State, start: string, fast: KnownFast): State {
  return { ...state, fasts: { ...state.fasts, [start]: fast } }
}

function anyOf<T>(record: Readonly<Record<string, T>>): [string, T] | undefined {
  const entries = Object.entries(record)
  return entries[upTo(entries.length)]
}

function newPassword(): string {
  return `a quiet morning ${upTo(1e9)}`
}

function upTo(count: number): number {
  return Math.floor(Math.random() * count)
}

function iso(ms: number): string {
  return new Date(ms).toISOString()
}

function dayOf(ms: number): string {
  return iso(ms).slice(0, 10)
}
