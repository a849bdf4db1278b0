import { expect, test } from 'vitest'
import { listPlans } from '../store/plans.ts'
import { DAY_MS, NOON } from '../test/app.ts'
import { onBothEngines } from '../test/engines.ts'
import { setUpApp, setUpPerson } from '../test/set-up.ts'

const everyDay = { kind: 'weekly', hours: Array(7).fill(16) }
const fiveTwo = { kind: 'weekly', hours: [24, null, null, 24, null, null, null] }
const alternate = { kind: 'alternate', hours: 24, from: '2026-03-28' }

onBothEngines('the plan', (database) => {
  const it = setUpApp(database)
  const person = setUpPerson(it, { timeZone: 'Asia/Kolkata' })

  const set = (plan: unknown, timeZone?: string) =>
    person.call('PUT', '/user/plan', { plan, timeZone })
  const plans = () => listPlans(database(), person.id)

  test('is none at first, and as it was set from then on', async () => {
    expect((await person.call('GET', '/user/plan')).body).toEqual({ success: true, plan: null })
    for (const plan of [everyDay, fiveTwo, alternate, null]) {
      const { status, body } = await set(plan)
      expect([status, body]).toEqual([200, { success: true, plan }])
      expect((await person.call('GET', '/user/plan')).body.plan).toEqual(plan)
    }
  })

  test('holds from the day that is today where it was set, and the past keeps its own', async () => {
    await set(everyDay)
    expect(await plans()).toEqual([{ from: '2026-03-28', plan: everyDay }])
    it.clock.nowMs = NOON + DAY_MS
    await set(fiveTwo)
    await set(alternate)
    it.clock.nowMs = NOON + 3 * DAY_MS
    await set(null)
    expect(await plans()).toEqual([
      { from: '2026-03-28', plan: everyDay },
      { from: '2026-03-29', plan: alternate },
      { from: '2026-03-31', plan: null },
    ])
  })

  test('set in another zone holds from its day there, and replaces one that was set further east', async () => {
    // At noon UTC it is the 29th in Kiribati and the 28th in Kolkata.
    await set(everyDay, 'Pacific/Kiritimati')
    expect(await plans()).toEqual([{ from: '2026-03-29', plan: everyDay }])
    expect((await person.call('GET', '/user/plan')).body.plan).toEqual(everyDay)
    await set(fiveTwo)
    expect(await plans()).toEqual([{ from: '2026-03-28', plan: fiveTwo }])
  })

  test('that is set counts as a change of the dashboard, and what was summed up goes', async () => {
    const summary = { user_id: person.id, form: 1, body: '{}' }
    await database()
      .insertInto('summaries')
      .values(summary)
      .onConflict((row) => row.column('user_id').doUpdateSet(summary))
      .execute()
    const revision = () =>
      database()
        .selectFrom('users')
        .select('revision')
        .where('id', '=', person.id)
        .executeTakeFirstOrThrow()
    const before = await revision()
    await set(everyDay)
    expect((await revision()).revision).toBe(before.revision + 1)
    const kept = await database()
      .selectFrom('summaries')
      .selectAll()
      .where('user_id', '=', person.id)
      .execute()
    expect(kept).toEqual([])
  })

  test('is nobody else’s', async () => {
    await set(everyDay)
    const stranger = await it.registerPerson()
    expect((await stranger.call('GET', '/user/plan')).body.plan).toBeNull()
    await stranger.call('PUT', '/user/plan', { plan: null })
    expect((await person.call('GET', '/user/plan')).body.plan).toEqual(everyDay)
  })

  test.each([
    ['plan', undefined],
    ['plan', 'weekly'],
    ['plan.kind', { kind: 'monthly' }],
    ['plan.hours', { kind: 'weekly' }],
    ['plan.hours', { kind: 'weekly', hours: Array(6).fill(16) }],
    ['plan.hours', { kind: 'weekly', hours: Array(8).fill(16) }],
    ['plan.hours', { kind: 'weekly', hours: Array(7).fill(null) }],
    ['plan.hours.2', { kind: 'weekly', hours: [16, 16, 0, 16, 16, 16, 16] }],
    ['plan.hours.6', { kind: 'weekly', hours: [16, 16, 16, 16, 16, 16, 73] }],
    ['plan.hours.0', { kind: 'weekly', hours: [16.5, 16, 16, 16, 16, 16, 16] }],
    ['plan.from', { kind: 'alternate', hours: 24 }],
    ['plan.from', { kind: 'alternate', hours: 24, from: '2026-02-29' }],
    ['plan.hours', { kind: 'alternate', hours: null, from: '2026-03-28' }],
    ['plan.name', { ...alternate, name: 'mine' }],
  ])('refuses a wrong %s %#', async (field, plan) => {
    const { status, body } = await set(plan)
    expect([status, body.errors[0].field]).toEqual([422, field])
    expect(await plans()).toEqual([])
  })

  test('refuses a zone that is none', async () => {
    const { status, body } = await set(everyDay, 'Mars/Olympus')
    expect([status, body.errors[0].field]).toEqual([422, 'timeZone'])
  })
})
