import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { expect, test } from 'vitest'
import { type Level, noPressure, Pressure } from './pressure.ts'
import { testApp } from './test/app.ts'
import { onBothEngines } from './test/engines.ts'

onBothEngines('with too much to do', (database) => {
  test.each([
    ['calm', '/api/fasts/user', 200],
    ['busy', '/api/fasts/user', 503],
    ['busy', '/api/nowhere', 503],
    ['busy', '/nowhere', 404],
    ['busy', '/api/fasts/current', 404],
    ['busy', '/api/health', 200],
    ['swamped', '/api/fasts/current', 503],
    ['swamped', '/nowhere', 503],
    ['swamped', '/api/health', 200],
  ] as const)('%s: %s gets %i', async (level, url, status) => {
    let now: Level = 'calm'
    const gauge = { ...noPressure, arrive: async () => now }
    const it = await testApp(database(), { gauge })
    const { token } = await it.registerPerson()
    now = level
    const headers = { authorization: `Bearer ${token}` }
    const answer = await it.app.inject({ url, headers })
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    if (status === 503) expect(answer.headers['retry-after']).toMatch(/^[123]$/)
    if (status === 503 && url.startsWith('/api')) {
      expect(answer.json()).toEqual({
        success: false,
        code: 'SERVER_ERROR',
        message: 'Server error. Please try again later.',
      })
    }
    await it.app.close()
  })

  test('a sign-in is put off and never called wrong, and nobody is signed out', async () => {
    let now: Level = 'calm'
    const gauge = { ...noPressure, arrive: async () => now }
    const it = await testApp(database(), { gauge })
    const person = await it.registerPerson()
    const { email, password } = person
    now = 'busy'
    for (const sent of [password, 'not-the-one']) {
      expect((await it.call('POST', '/auth/login', { email, password: sent })).status).toBe(503)
    }
    expect((await person.call('GET', '/auth/user')).status).toBe(503)
    expect((await it.call('GET', '/auth/user')).status).toBe(503)
    now = 'calm'
    expect((await person.call('GET', '/auth/user')).status).toBe(200)
    await it.app.close()
  })

  /** Answers of so many who come at once, to a call that takes 25 ms of the processor. */
  async function crowd(count: number): Promise<(number | undefined)[]> {
    const it = await testApp(database(), { gauge: new Pressure(10) })
    it.app.addHook('preHandler', async () => {
      const endMs = performance.now() + 25
      while (performance.now() < endMs);
    })
    const url = await it.app.listen({ port: 0, host: '127.0.0.1' })
    const agent = new Agent({ keepAlive: true })
    const ask = async () => {
      const [answer] = await once(get(`${url}/api/site`, { agent }), 'response')
      answer.resume()
      await once(answer, 'end')
      return answer.statusCode
    }
    const statuses = await Promise.all(Array.from({ length: count }, ask))
    // Whoever comes after them is served as ever.
    expect(await ask()).toBe(200)
    agent.destroy()
    await it.app.close()
    return statuses
  }

  test('a crowd is served as far as it can be at once, and the rest refused', async () => {
    const statuses = await crowd(80)
    expect(new Set(statuses)).toEqual(new Set([200, 503]))
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(7)
  })

  test('a few are no crowd, however dear their calls', async () => {
    expect(await crowd(7)).toEqual(Array(7).fill(200))
  })
})
