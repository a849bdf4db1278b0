import type { Plan } from '#contract/plan.ts'

/** What a person has on the server, as their own client believes; null where there is no account. */
export interface State {
  readonly password: string
  /** A token that is good; null where the person must sign in. */
  readonly token: string | null
  /** A token that they signed out with. */
  readonly deadToken: string | null
  readonly name: string
  readonly targetHours: number
  readonly gentleMode: boolean
  /** By their start: a person's fasts never share one. */
  readonly fasts: Readonly<Record<string, KnownFast>>
  /** By their day. */
  readonly weights: Readonly<Record<string, KnownWeight>>
  readonly plan: Plan | null
}

export interface KnownFast {
  /** Null while nobody has told it. */
  readonly id: string | null
  readonly endTime: string | null
  readonly targetHours: number
  readonly note: string
}

interface KnownWeight {
  readonly id: string | null
  readonly weightKg: number
}

/** What two states must agree on: all but what the server makes up, in one spelling. */
export function contentOf({ name, targetHours, gentleMode, fasts, weights, plan }: State): string {
  const sorted = <T>(record: Readonly<Record<string, T>>) =>
    Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify({
    name,
    targetHours,
    gentleMode,
    fasts: sorted(fasts).map(([start, { endTime, targetHours, note }]) => {
      return { start, endTime, targetHours, note }
    }),
    weights: sorted(weights).map(([day, { weightKg }]) => [day, weightKg]),
    plan: plan && planText(plan),
  })
}

function planText(plan: Plan): string {
  return plan.kind === 'weekly' ? plan.hours.join() : `${plan.hours} from ${plan.from}`
}

interface Exported {
  user: Pick<State, 'name' | 'targetHours' | 'gentleMode'>
  fasts: (Omit<KnownFast, 'id'> & { _id: string; startTime: string })[]
  weights: { _id: string; date: string; weight: number }[]
  plans: { plan: Plan | null }[]
}

/** The state that an export shows, with secrets from elsewhere. */
export function stateOf(
  { user, fasts, weights, plans }: Exported,
  secrets: Pick<State, 'password' | 'token' | 'deadToken'>,
): State {
  const { name, targetHours, gentleMode } = user
  return {
    ...secrets,
    name,
    targetHours,
    gentleMode,
    fasts: Object.fromEntries(
      fasts.map(({ _id: id, startTime, endTime, targetHours, note }) => {
        return [startTime, { id, endTime, targetHours, note }]
      }),
    ),
    weights: Object.fromEntries(
      weights.map(({ _id: id, date, weight }) => [date, { id, weightKg: weight }]),
    ),
    plan: plans.at(-1)?.plan ?? null,
  }
}
