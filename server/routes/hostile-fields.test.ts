import { expect, test } from 'vitest'
import { endpoints, schemaOf } from '../openapi.ts'
import { onBothEngines } from '../test/engines.ts'
import { setUpApp } from '../test/set-up.ts'

const email = 'somebody@example.org'

/** A body that each call takes; every call with a body must stand here. */
const bodies: Record<string, Record<string, unknown>> = {
  register: { name: 'A', email, password: 'breathe-in', timeZone: 'UTC' },
  login: { email, password: 'breathe-in' },
  logout: {},
  forgotPassword: { email },
  resetPassword: { token: 'x', password: 'breathe-in' },
  verifyEmail: { token: 'x' },
  resendVerification: { email },
  updateProfile: { name: 'A', timeZone: 'UTC', targetHours: 16, locale: 'en' },
  changePassword: { currentPassword: 'breathe-in', newPassword: 'breathe-out' },
  deleteAccount: { password: 'breathe-in', confirm: email },
  startFast: { targetHours: 16, startTime: '2026-03-28T11:00:00Z', timeZone: 'UTC' },
  endFast: { endTime: '2026-03-28T11:00:00Z', timeZone: 'UTC' },
  updateFast: {
    startTime: '2026-03-28T11:00:00Z',
    endTime: '2026-03-28T11:30:00Z',
    targetHours: 16,
    note: 'x',
  },
  addFast: {
    startTime: '2026-03-28T10:00:00Z',
    endTime: '2026-03-28T11:00:00Z',
    targetHours: 16,
    note: 'x',
    timeZone: 'UTC',
  },
  setReminders: { atTarget: true, minutesBefore: 30, atPlannedStart: true },
  subscribe: {
    endpoint: 'https://push.example.org/x',
    keys: { p256dh: `B${'x'.repeat(86)}`, auth: 'x'.repeat(22) },
  },
  addWeight: { weight: 70, date: '2026-03-28' },
  setPlan: { plan: { kind: 'weekly', hours: [16, 16, 16, 16, 16, 16, 16] }, timeZone: 'UTC' },
}

const hostile: unknown[] = [null, true, [], ['x'], {}, { $ne: '' }, 'x'.repeat(20_000), 1.5]

onBothEngines('API-39 A10 A12 fields of every call', (database) => {
  const it = setUpApp(database)

  const taking = endpoints.filter(({ endpoint }) => endpoint.body)

  test('are all here', () => {
    expect(taking.map(({ name }) => name).toSorted()).toEqual(Object.keys(bodies).toSorted())
  })

  test.each(taking.map(({ name, endpoint }) => [name, endpoint] as const))(
    '%s takes no value of another kind, and no field of another name',
    async (name, { method, path }) => {
      const body = bodies[name] ?? {}
      const { token } = await it.registerPerson()
      const send = (sent: unknown) => it.call(method, path, sent, token)
      for (const field of Object.keys(body)) {
        // What was typed as a password or brought by a letter may be any text; it is just not the right one.
        const anyText = ['token', 'currentPassword'].includes(field)
        for (const value of hostile) {
          if (anyText && typeof value === 'string') continue
          // What is on or off may be on.
          if (typeof body[field] === 'boolean' && value === true) continue
          // No plan is a plan.
          if (field === 'plan' && value === null) continue
          const { status, body: answer } = await send({ ...body, [field]: value })
          expect([field, value, status]).toEqual([field, value, 422])
          const fields = answer.errors.map((error: { field: string }) => error.field.split('.')[0])
          expect(fields).toContain(field)
        }
      }
      for (const extra of ['role', 'isAdmin', 'userId', 'user_id', '_id', 'emailVerified']) {
        const { status } = await send({ ...body, [extra]: true })
        // The one call that takes nothing reads nothing.
        expect([extra, status]).toEqual([extra, name === 'logout' ? expect.any(Number) : 422])
      }
    },
  )

  const queries: Record<string, string> = {
    before: crypto.randomUUID(),
    dateOrder: 'month-day',
    limit: '10',
    timeZone: 'UTC',
  }
  const asking = endpoints.filter(({ endpoint }) => endpoint.query)

  test.each(asking.map(({ name, endpoint }) => [name, endpoint] as const))(
    '%s takes no field of its query twice',
    async (_, { method, path, query }) => {
      const { token } = await it.registerPerson()
      const refused = async (asked: string) => {
        const { body } = await it.call(method, `${path}?${asked}`, undefined, token)
        return (body.errors ?? []).map((error: { field: string }) => error.field)
      }
      const named = Object.keys((query && schemaOf(query, 'input').properties) ?? {})
      expect(named.length).toBeGreaterThan(0)
      for (const name of named) {
        const one = `${name}=${queries[name]}`
        // Nothing is kept that it could name.
        if (name !== 'before') expect(await refused(one)).not.toContain(name)
        expect(await refused(`${one}&${one}`)).toContain(name)
      }
    },
  )
})
