import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { TestServer } from '#web/test/server.ts'
import { WEIGHTS_FETCH_RETRY_MS } from '#web/timing.ts'
import { listWeights } from './weights-api.ts'

const server = new TestServer()
beforeAll(() => server.open())
afterAll(() => server.close())

const page = { success: true, weights: [], nextCursor: null }
const stay = () => new AbortController().signal

/** Answers with these statuses one after the other. */
function answerWith(...statuses: number[]) {
  server.answersBy((response) => {
    const status = statuses.shift() ?? 500
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(status === 200 ? page : {}))
  })
}

/** Has the waits between two tries pass at once, and nothing else. Tells how many there were. */
function waits(): () => number {
  let count = 0
  const wait = setTimeout
  vi.stubGlobal('setTimeout', (done: () => void, ms?: number) => {
    if (ms !== WEIGHTS_FETCH_RETRY_MS) return wait(done, ms)
    count++
    return wait(done, 0)
  })
  return () => count
}

test.each([
  ['an answer', [200], 1, null],
  ['a server that is away once', [503, 200], 2, null],
  ['a server that is away twice', [500, 503, 200], 3, null],
  ['a server that is away', [503, 503, 503, 200], 3, 503],
  ['a refusal, which would be one again', [422, 200], 1, 422],
])('API-36 the list is asked for twice more at most: %s', async (_, statuses, asked, refused) => {
  answerWith(...statuses)
  const waited = waits()
  const answer = await listWeights('2026-03-28', stay()).catch((error) => error.status)
  expect(answer).toEqual(refused ?? { weights: [], nextCursor: null })
  expect(server.seen.map(({ url }) => url)).toEqual(
    Array(asked).fill('/api/weights/user?before=2026-03-28'),
  )
  expect(waited()).toBe(asked - 1)
})

test('a list that nobody waits for any more is not asked for again', async () => {
  const left = new AbortController()
  server.answersBy((response) => {
    left.abort()
    response.writeHead(503).end()
  })
  await expect(listWeights(null, left.signal)).rejects.toThrow()
  expect(server.seen).toHaveLength(1)
})
