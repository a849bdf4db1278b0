import { expect, test } from 'vitest'
import { fastBetween, HOUR_MS } from '../test/app.ts'
import { onBothEngines } from '../test/engines.ts'
import { setUpApp, setUpPerson } from '../test/set-up.ts'

onBothEngines('the history', (database) => {
  const it = setUpApp(database)
  const person = setUpPerson(it)

  test('API-21 the history pages through every fast once, newest first', async () => {
    const ids: string[] = []
    for (let n = 0; n < 7; n++)
      ids.unshift(await fastBetween(it, person, n * HOUR_MS, (n + 1) * HOUR_MS))
    // A fast of no length starts at the same moment as the one after it.
    ids.unshift(
      await fastBetween(it, person, 7 * HOUR_MS, 7 * HOUR_MS),
      await fastBetween(it, person, 7 * HOUR_MS, 8 * HOUR_MS),
    )

    const seen: string[] = []
    let before = ''
    do {
      const { body } = await person.call('GET', `/fasts/user?limit=2${before}`)
      expect(body.fasts.length).toBeGreaterThan(0)
      seen.push(...body.fasts.map((fast: { _id: string }) => fast._id))
      before = body.nextCursor && `&before=${encodeURIComponent(body.nextCursor)}`
    } while (before)

    expect(seen.toSorted()).toEqual(ids.toSorted())
    expect(seen.slice(2)).toEqual(ids.slice(2))
    const whole = await person.call('GET', '/fasts/user')
    expect(whole.body.fasts.map((fast: { _id: string }) => fast._id)).toEqual(seen)
    expect(whole.body.nextCursor).toBeNull()
  })

  test.each([
    ['limit', 'limit=0'],
    ['limit', 'limit=201'],
    ['limit', 'limit=many'],
    ['limit', 'limit=1.5'],
    ['before', 'before=nonsense'],
    ['before', `before=${Buffer.from('1 x').toString('base64url')}`],
    ['before', `before=${'x'.repeat(101)}`],
    ['before', 'before='],
    ['before', 'before=%00'],
  ])('the history refuses a wrong %s %#', async (field, query) => {
    const { status, body } = await person.call('GET', `/fasts/user?${query}`)
    expect([status, body.errors[0].field]).toEqual([422, field])
  })
})
