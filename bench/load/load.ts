import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** Somebody who asks. */
export interface Asker {
  readonly token: string
  /** The dashboard that they have. */
  readonly etag?: string
}

/** What is asked for, over and over, by so many connections at once. */
export interface Job {
  readonly url: string
  readonly connections: number
  readonly seconds: number
  readonly what: 'current' | 'unchanged dashboard' | 'start and end'
  readonly askers: readonly Asker[]
}

interface Answered {
  /** How many there were of each status. */
  readonly statuses: Readonly<Record<string, number>>
  readonly broken: number
}

/** What follows from too much to do: a refusal, and then to end a fast that was never begun. Nobody was served by these. */
const REFUSED = [503, 404, 400]

/** Asks as told until the time is over, and tells how many answers were of the wanted statuses. */
export async function load(job: Job, wanted: readonly number[]): Promise<number> {
  const child = fork(join(import.meta.dirname, 'load-process.ts'))
  child.send(job)
  const [answered] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => [null]),
  ])) as [Answered | null]
  child.kill()
  if (!answered) throw new Error('Whoever asked ended too soon')
  const { statuses, broken } = answered
  const others = Object.keys(statuses)
    .map(Number)
    .filter((it) => !wanted.includes(it))
  if (broken > 0 || others.some((status) => !REFUSED.includes(status))) {
    throw new Error(`Answered otherwise than wanted: ${JSON.stringify(answered)}`)
  }
  return wanted.reduce((sum, status) => sum + (statuses[status] ?? 0), 0)
}
