import { Agent, request } from 'node:http'

/** What is asked for. */
export interface Ask {
  readonly method: string
  readonly path: string
  readonly token?: string
  readonly body?: string
}

export interface Outcome {
  readonly ask: Ask
  /** 0 where no answer came. */
  readonly status: number
  readonly hasRetryAfter: boolean
  /** From when it should have been sent, so that a sender that is late hides nothing. */
  readonly tookMs: number
}

const PATIENCE_MS = 30_000

/** Sends so many requests a second for so long, whether or not answers come, and waits for all of them. */
export async function openLoop(
  url: string,
  perSecond: number,
  seconds: number,
  next: () => Ask,
): Promise<Outcome[]> {
  const agent = new Agent({ keepAlive: true })
  const count = Math.round(perSecond * seconds)
  const startMs = performance.now()
  const outcomes: Promise<Outcome>[] = []
  while (outcomes.length < count) {
    const due = Math.min(count, ((performance.now() - startMs) / 1000) * perSecond)
    while (outcomes.length < due) {
      const dueMs = startMs + (outcomes.length / perSecond) * 1000
      outcomes.push(send(url, agent, next(), dueMs))
    }
    await new Promise((turn) => setTimeout(turn, 2))
  }
  const all = await Promise.all(outcomes)
  agent.destroy()
  return all
}

/** Keeps so many requests on their way for so long, and answers how many a second were answered. */
export async function closedLoop(
  url: string,
  atOnce: number,
  seconds: number,
  next: () => Ask,
): Promise<number> {
  const agent = new Agent({ keepAlive: true })
  const endMs = performance.now() + seconds * 1000
  let answered = 0
  async function worker(): Promise<void> {
    while (performance.now() < endMs) {
      const { status } = await send(url, agent, next(), performance.now())
      if (status === 200) answered++
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  agent.destroy()
  return answered / seconds
}

function send(url: string, agent: Agent, ask: Ask, dueMs: number): Promise<Outcome> {
  const { method, path, token, body } = ask
  return new Promise((resolve) => {
    const end = (status: number, hasRetryAfter = false) =>
      resolve({ ask, status, hasRetryAfter, tookMs: performance.now() - dueMs })
    const asked = request(new URL(path, url), {
      agent,
      method,
      timeout: PATIENCE_MS,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
    })
    asked.once('response', (answer) => {
      answer.resume()
      answer.once('end', () => end(answer.statusCode ?? 0, 'retry-after' in answer.headers))
      answer.once('error', () => end(0))
    })
    asked.once('timeout', () => asked.destroy())
    asked.once('error', () => end(0))
    asked.end(body)
  })
}

/** The value below which a share of all lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
