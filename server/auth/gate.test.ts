import { expect, test } from 'vitest'
import { Refusal } from '../refusal.ts'
import { Gate } from './gate.ts'

/** Work that ends when told to. */
function task() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { work: () => promise, finish: resolve }
}

test('lets in as many as it may, and the next in order', async () => {
  const gate = new Gate(2, 10)
  const order: number[] = []
  const tasks = Array.from({ length: 5 }, task)
  const runs = tasks.map(({ work }, n) =>
    gate.run(() => {
      order.push(n)
      return work()
    }),
  )
  await Promise.resolve()
  expect([gate.running, order]).toEqual([2, [0, 1]])
  tasks[1]?.finish()
  await runs[1]
  await new Promise(setImmediate)
  expect([gate.running, order]).toEqual([2, [0, 1, 2]])
  for (const { finish } of tasks) finish()
  await Promise.all(runs)
  expect([gate.running, gate.admitted, order]).toEqual([0, 5, [0, 1, 2, 3, 4]])
})

test('refuses when the line is too long, and recovers', async () => {
  const gate = new Gate(1, 1)
  const first = task()
  const running = gate.run(first.work)
  const waiting = gate.run(async () => 'second')
  const refused = gate.run(async () => 'third')
  await expect(refused).rejects.toThrow(Refusal)
  await expect(refused).rejects.toMatchObject({ status: 503, extras: { retryAfterSeconds: 2 } })
  first.finish()
  await running
  expect(await waiting).toBe('second')
  expect(await gate.run(async () => 'fourth')).toBe('fourth')
})

test('failed work gives its place back', async () => {
  const gate = new Gate(1, 1)
  await expect(gate.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(gate.running).toBe(0)
})
