import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { MAX_CALLS } from './call-limit.ts'
import { DAY_MS, MINUTE_MS, NOON, type TestApp, testApp } from './test/app.ts'
import { onBothEngines } from './test/engines.ts'

onBothEngines('calls of a signed-in person', (database, engine) => {
  const app = () => testApp(database())
  const me = (it: TestApp, token: string) => it.call('GET', '/auth/user', undefined, token)

  /** Statuses of so many calls, one after the other, by turns to each process. */
  async function statuses(count: number, token: string, ...processes: TestApp[]) {
    const found = new Map<number, number>()
    for (let n = 0; n < count; n++) {
      const { status } = await me(processes[n % processes.length] as TestApp, token)
      found.set(status, (found.get(status) ?? 0) + 1)
    }
    return Object.fromEntries(found)
  }

  test('are 300 in a minute of the clock', async () => {
    const it = await app()
    const { token } = await it.registerPerson()
    const other = await it.registerPerson()
    expect(await statuses(MAX_CALLS, token, it)).toEqual({ 200: MAX_CALLS })
    it.clock.nowMs = NOON + 45_000
    const refused = await me(it, token)
    expect([refused.status, refused.headers['retry-after'], refused.body.code]).toEqual([
      ...[429, '15', 'RATE_LIMIT_ERROR'],
    ])
    expect((await me(it, other.token)).status).toBe(200)
    it.clock.nowMs = NOON + MINUTE_MS
    expect((await me(it, token)).status).toBe(200)
    await it.app.close()
  })

  test('are counted together by two processes', async () => {
    const [one, two] = [await app(), await app()]
    const { token } = await one.registerPerson()
    expect(await statuses(MAX_CALLS + 40, token, one, two)).toEqual({ 200: MAX_CALLS, 429: 40 })
    await one.app.close()
    await two.app.close()
  })

  test('used up in one process are used up in the next, and after a restart', async () => {
    const [one, two] = [await app(), await app()]
    const { token } = await one.registerPerson()
    await statuses(MAX_CALLS, token, one)
    expect((await me(two, token)).status).toBe(429)
    await one.app.close()
    await two.app.close()
    const restarted = await app()
    expect((await me(restarted, token)).status).toBe(429)
    await restarted.app.close()
  })

  test('at once are no more than one after the other', async () => {
    const it = await app()
    const { token } = await it.registerPerson()
    const answers = await Promise.all(Array.from({ length: MAX_CALLS + 50 }, () => me(it, token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_CALLS)
    await it.app.close()
  })

  test('that a wrong clock counted to a later day count no more once it is right', async () => {
    const it = await app()
    const { token } = await it.registerPerson()
    it.clock.nowMs = NOON + DAY_MS
    expect(await statuses(MAX_CALLS, token, it)).toEqual({ 200: MAX_CALLS })
    it.clock.nowMs = NOON
    expect(await statuses(MAX_CALLS + 1, token, it)).toEqual({ 200: MAX_CALLS, 429: 1 })
    await it.app.close()
  })

  test('cost one write in ten, which nobody waits for', async () => {
    const it = await app()
    const { id, token } = await it.registerPerson()
    const counted = async () => {
      const row = await database()
        .selectFrom('call_counts')
        .select('calls')
        .where('user_id', '=', id)
        .executeTakeFirst()
      return row?.calls
    }
    await statuses(9, token, it)
    expect(await counted()).toBeUndefined()
    await statuses(1, token, it)
    await expect.poll(counted).toBe(10)
    await statuses(9, token, it)
    expect(await counted()).toBe(10)
    await it.app.close()
  })

  if (engine !== 'SQLite') return

  test('that only read go on where nothing can be written', async () => {
    const it = await app()
    const { token } = await it.registerPerson()
    await sql`pragma query_only = on`.execute(database())
    const found = await statuses(MAX_CALLS + 5, token, it)
    await sql`pragma query_only = off`.execute(database())
    expect(found).toEqual({ 200: MAX_CALLS, 429: 5 })
    await it.app.close()
  })
})
