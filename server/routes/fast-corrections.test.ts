import { expect, test } from 'vitest'
import { fastBetween, HOUR_MS, iso, NOON } from '../test/app.ts'
import { onBothEngines } from '../test/engines.ts'
import { setUpApp, setUpPerson } from '../test/set-up.ts'

onBothEngines('corrections of fasts', (database) => {
  const it = setUpApp(database)
  const person = setUpPerson(it)

  const start = (body: object = {}) => person.call('POST', '/fasts/start', body)
  const update = (id: string, body: object) => person.call('PUT', `/fasts/${id}`, body)

  test('API-32 an ended fast can be corrected in all its parts', async () => {
    const id = await fastBetween(it, person, 0, 16 * HOUR_MS)
    const answer = await update(id, {
      startTime: iso(NOON + HOUR_MS),
      endTime: iso(NOON + 2 * HOUR_MS),
      targetHours: 12,
      note: ' Felt light\n🌱 ',
    })
    expect(answer.status).toBe(200)
    expect(answer.body.message).toBe('Fast updated')
    expect(answer.body.fast).toMatchObject({
      startTime: iso(NOON + HOUR_MS),
      endTime: iso(NOON + 2 * HOUR_MS),
      targetHours: 12,
      note: 'Felt light\n🌱',
      updatedAt: iso(NOON + 16 * HOUR_MS),
    })
  })

  test.each([
    ['startTime', { startTime: '1999-12-31T23:59:59Z' }],
    ['startTime', { startTime: iso(NOON + 17 * HOUR_MS) }],
    ['endTime', { endTime: iso(NOON - 1) }],
    ['endTime', { endTime: iso(NOON + 16 * HOUR_MS + 1) }],
    ['endTime', { startTime: iso(NOON + 2), endTime: iso(NOON + 1) }],
    ['note', { note: 'x'.repeat(501) }],
    ['note', { note: 'a\u0000b' }],
    ['_id', { _id: 'x' }],
    ['isRunning', { isRunning: true }],
  ])('an ended fast refuses a wrong %s %#', async (field, body) => {
    const id = await fastBetween(it, person, 0, 16 * HOUR_MS)
    const answer = await update(id, body)
    expect([answer.status, answer.body.errors[0].field]).toEqual([422, field])
  })

  test.each([
    ['endTime', { endTime: iso(NOON) }],
    ['targetHours', { targetHours: 12 }],
  ])('FAST-30 a running fast refuses a new %s', async (field, body) => {
    const { body: started } = await start()
    const answer = await update(started.fast._id, body)
    expect([answer.status, answer.body.errors[0].field]).toEqual([422, field])
  })

  test('a running fast takes a note', async () => {
    const { body } = await start()
    expect((await update(body.fast._id, { note: 'so far so good' })).body.fast.note).toBe(
      'so far so good',
    )
  })

  test('fasts never overlap, and the refusal names the other one', async () => {
    const first = await fastBetween(it, person, 0, 2 * HOUR_MS)
    const second = await fastBetween(it, person, 4 * HOUR_MS, 6 * HOUR_MS)
    const refused = await start({ startTime: iso(NOON + HOUR_MS) })
    expect(refused.status).toBe(422)
    expect(refused.body.message).toBe(
      `This overlaps another fast that started ${iso(NOON + 4 * HOUR_MS)} and ended ${iso(NOON + 6 * HOUR_MS)}.`,
    )
    expect(refused.body.errors).toEqual([{ field: 'startTime', message: refused.body.message }])

    for (const [id, change, field] of [
      [first, { endTime: iso(NOON + 4 * HOUR_MS + 1) }, 'endTime'],
      [second, { startTime: iso(NOON + 2 * HOUR_MS - 1) }, 'startTime'],
      [second, { startTime: iso(NOON), endTime: iso(NOON + HOUR_MS) }, 'startTime'],
    ] as const) {
      const { status, body } = await update(id, change)
      expect([status, body.errors[0].field]).toEqual([422, field])
    }
    // Fasts that only touch do not overlap.
    expect((await update(first, { endTime: iso(NOON + 4 * HOUR_MS) })).status).toBe(200)

    const { body } = await start({ startTime: iso(NOON + 6 * HOUR_MS) })
    const running = await update(body.fast._id, { startTime: iso(NOON + 5 * HOUR_MS) })
    expect(running.status).toBe(422)
  })

  test('fasts of two people may overlap', async () => {
    const other = await it.registerPerson()
    await start()
    expect((await other.call('POST', '/fasts/start', {})).status).toBe(201)
  })
})
