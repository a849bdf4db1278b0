import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from '../store/dialect.ts'
import { migrate } from '../store/migrate.ts'
import type { Db } from '../store/schema.ts'
import { newFolder } from '../test/engines.ts'
import { FileDesk } from './file-desk.ts'

const MIB = 1024 * 1024
const asked = { timeZone: 'UTC', dateOrder: null, nowMs: Date.parse('2026-03-28T12:00:00Z') }

describe('a desk', () => {
  test('lets in four people at a time, each with one file', () => {
    const desk = new FileDesk()
    const leave = desk.admit('a')
    expect(() => desk.admit('a')).toThrow('Server error')
    for (const person of ['b', 'c', 'd']) desk.admit(person)
    expect(() => desk.admit('e')).toThrow('Server error')
    leave()
    expect(desk.admit('e')).toBeTypeOf('function')
  })

  test('reads the next file after one at which it failed', async () => {
    const desk = new FileDesk()
    const failed = desk.read(Buffer.from('Date,Start,End\n1/1/26,1:00,2:00\n'), {
      ...asked,
      timeZone: 'Mars/Olympus',
    })
    const next = desk.read(Buffer.from('Date,Start,End\n1/1/26,1:00,2:00\n'), asked)
    await expect(failed).rejects.toThrow(RangeError)
    expect(await next).toMatchObject({ fasts: [{ place: 2 }] })
  })
})

/** Our own file of so many bytes, with as many fasts as are taken. */
function largestFile(): Buffer {
  const fasts = Array.from({ length: 19_000 }, (_, n) => {
    const startMs = asked.nowMs - (n + 2) * 43_200_000
    const [startTime, endTime] = [startMs, startMs + 36_000_000].map((ms) => new Date(ms))
    return { startTime, endTime, targetHours: 16, note: 'x'.repeat(300), startZone: 'UTC' }
  })
  const text = JSON.stringify({ fasts })
  return Buffer.from(text.padEnd(8 * MIB, ' '))
}

describe('while 8 MiB are read', () => {
  let db: Db
  let url = ''
  let app: Awaited<ReturnType<typeof buildApp>>
  beforeAll(async () => {
    db = await openDatabase({ dataDir: newFolder(), databaseUrl: null })
    await migrate(db)
    app = await buildApp({ config: readConfig({ LOG_LEVEL: 'silent' }), db, logger: false })
    url = await app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(async () => {
    await app.close()
    await db.destroy()
  })

  test('another call takes no longer than it would', async () => {
    const file = largestFile()
    expect(file.length).toBe(8 * MIB)
    const registered = await fetch(`${url}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'A', email: 'a@example.org', password: 'breathe-in' }),
    })
    const { token } = (await registered.json()) as { token: string }
    const headers = { authorization: `Bearer ${token}` }
    let isReading = true
    const sentMs = performance.now()
    const preview = fetch(`${url}/api/fasts/import/preview`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(file),
    }).finally(() => {
      isReading = false
    })
    const tookMs: number[] = []
    while (isReading) {
      const startedMs = performance.now()
      const answer = await fetch(`${url}/api/auth/user`, { headers })
      tookMs.push(performance.now() - startedMs)
      expect([200, 429]).toContain(answer.status)
      await answer.arrayBuffer()
    }
    const answer = await preview
    const readMs = performance.now() - sentMs
    const body = (await answer.json()) as { report: { fasts: { added: number } } }
    expect(answer.status).toBe(200)
    expect(body.report.fasts.added).toBe(19_000)
    // Whatever else the machine does: read by the thread that answers, nearly all of it would be one call's wait.
    const slowestMs = Math.max(...tookMs)
    expect(tookMs.length).toBeGreaterThan(20)
    expect(slowestMs).toBeLessThan(readMs / 2)
  })
})
