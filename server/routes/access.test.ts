import { beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../openapi.ts'
import type { Person } from '../test/app.ts'
import { onBothEngines } from '../test/engines.ts'
import { setUpApp } from '../test/set-up.ts'

// Of RFC 8291, appendix A.
const BROWSER_KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}

type Who = 'guest' | 'owner' | 'stranger'

/** What each gets; `_` is a fast of the owner's that runs. Every call of the contract must stand here. */
const calls: Record<string, { path: string; body?: unknown } & Record<Who, number>> = {
  'POST /auth/register': {
    path: '/auth/register',
    body: { name: 'New', email: 'owner@example.org', password: 'another-one' },
    guest: 409,
    owner: 409,
    stranger: 409,
  },
  'POST /auth/login': {
    path: '/auth/login',
    body: { email: 'owner@example.org', password: 'not-the-one' },
    guest: 401,
    owner: 401,
    stranger: 401,
  },
  'GET /auth/user': { path: '/auth/user', guest: 401, owner: 200, stranger: 200 },
  'POST /auth/forgot-password': {
    path: '/auth/forgot-password',
    body: { email: 'owner@example.org' },
    guest: 200,
    owner: 200,
    stranger: 200,
  },
  'POST /auth/resend-verification': {
    path: '/auth/resend-verification',
    body: { email: 'owner@example.org' },
    guest: 200,
    owner: 200,
    stranger: 200,
  },
  'POST /auth/reset-password': {
    path: '/auth/reset-password',
    body: { token: '_', password: 'another-one' },
    guest: 422,
    owner: 422,
    stranger: 422,
  },
  'POST /auth/verify-email': {
    path: '/auth/verify-email',
    body: { token: '_' },
    guest: 422,
    owner: 422,
    stranger: 422,
  },
  'GET /user/profile': { path: '/user/profile', guest: 401, owner: 200, stranger: 200 },
  'PUT /user/profile': {
    path: '/user/profile',
    body: { targetHours: 18 },
    guest: 401,
    owner: 200,
    stranger: 200,
  },
  'PUT /user/change-password': {
    path: '/user/change-password',
    body: { currentPassword: 'not-the-one', newPassword: 'another-one' },
    guest: 401,
    owner: 422,
    stranger: 422,
  },
  'DELETE /user/account': {
    path: '/user/account',
    body: { password: 'not-the-one' },
    guest: 401,
    owner: 422,
    stranger: 422,
  },
  'GET /user/events': { path: '/user/events', guest: 401, owner: 200, stranger: 200 },
  'GET /user/export': { path: '/user/export', guest: 401, owner: 200, stranger: 200 },
  'GET /user/sessions': { path: '/user/sessions', guest: 401, owner: 200, stranger: 200 },
  'DELETE /user/sessions': { path: '/user/sessions', guest: 401, owner: 200, stranger: 200 },
  // A fast's id is no session's.
  'DELETE /user/sessions/{id}': {
    path: '/user/sessions/_',
    guest: 401,
    owner: 404,
    stranger: 404,
  },
  'GET /health': { path: '/health', guest: 200, owner: 200, stranger: 200 },
  'GET /site': { path: '/site', guest: 200, owner: 200, stranger: 200 },
  'GET /fasts/current': { path: '/fasts/current', guest: 401, owner: 200, stranger: 404 },
  'GET /fasts/user': { path: '/fasts/user', guest: 401, owner: 200, stranger: 200 },
  'POST /fasts/start': { path: '/fasts/start', body: {}, guest: 401, owner: 400, stranger: 201 },
  'PUT /fasts/{id}': {
    path: '/fasts/_',
    body: { note: 'mine' },
    guest: 401,
    owner: 200,
    stranger: 404,
  },
  'PUT /fasts/end/{id}': { path: '/fasts/end/_', body: {}, guest: 401, owner: 200, stranger: 404 },
  'DELETE /fasts/{id}': { path: '/fasts/_', guest: 401, owner: 200, stranger: 404 },
  'POST /fasts/add': {
    path: '/fasts/add',
    body: { startTime: '2026-03-20T01:00:00Z', endTime: '2026-03-20T02:00:00Z' },
    guest: 401,
    owner: 201,
    stranger: 201,
  },
  // An empty file is none.
  'POST /fasts/import': { path: '/fasts/import', guest: 401, owner: 422, stranger: 422 },
  'POST /fasts/import/preview': {
    path: '/fasts/import/preview',
    guest: 401,
    owner: 422,
    stranger: 422,
  },
  'GET /fasts/imports': { path: '/fasts/imports', guest: 401, owner: 200, stranger: 200 },
  // A fast's id is no import's.
  'DELETE /fasts/imports/{id}': {
    path: '/fasts/imports/_',
    guest: 401,
    owner: 404,
    stranger: 404,
  },
  'GET /fasts/stats': { path: '/fasts/stats', guest: 401, owner: 200, stranger: 200 },
  'GET /dashboard/stats': { path: '/dashboard/stats', guest: 401, owner: 200, stranger: 200 },
  'GET /fasts/dashboard': { path: '/fasts/dashboard', guest: 401, owner: 200, stranger: 200 },
  'GET /fasts/insights': { path: '/fasts/insights', guest: 401, owner: 200, stranger: 200 },
  // Without fasts nothing is said.
  'GET /fasts/insights/{id}': {
    path: '/fasts/insights/usual-start',
    guest: 401,
    owner: 404,
    stranger: 404,
  },
  'GET /user/plan': { path: '/user/plan', guest: 401, owner: 200, stranger: 200 },
  'PUT /user/plan': {
    path: '/user/plan',
    body: { plan: null },
    guest: 401,
    owner: 200,
    stranger: 200,
  },
  'GET /user/reminders': { path: '/user/reminders', guest: 401, owner: 200, stranger: 200 },
  'PUT /user/reminders': {
    path: '/user/reminders',
    body: { atTarget: false },
    guest: 401,
    owner: 200,
    stranger: 200,
  },
  // An address of this very machine.
  'PUT /user/reminders/subscription': {
    path: '/user/reminders/subscription',
    body: { endpoint: 'https://127.0.0.1/', keys: BROWSER_KEYS },
    guest: 401,
    owner: 422,
    stranger: 422,
  },
  'DELETE /user/reminders/subscription': {
    path: '/user/reminders/subscription',
    guest: 401,
    owner: 200,
    stranger: 200,
  },
  'POST /weights/add': {
    path: '/weights/add',
    body: { weight: 70 },
    guest: 401,
    owner: 201,
    stranger: 201,
  },
  'GET /weights/user': { path: '/weights/user', guest: 401, owner: 200, stranger: 200 },
  // A fast's id is no weight's.
  'DELETE /weights/{id}': { path: '/weights/_', guest: 401, owner: 404, stranger: 404 },
  'POST /auth/logout': { path: '/auth/logout', guest: 401, owner: 200, stranger: 200 },
}

onBothEngines('SEC-01 SEC-04 SEC-05 SEC-06 API-39 access', (database) => {
  const it = setUpApp(database)

  test('is stated for every call', () => {
    const stated = Object.keys(calls).toSorted()
    expect(endpoints.map(({ endpoint: e }) => `${e.method} ${e.path}`).toSorted()).toEqual(stated)
  })

  test('is asked for by HEAD as by GET', async () => {
    for (const { endpoint } of endpoints.filter(({ endpoint: e }) => e.method === 'GET')) {
      const { statusCode } = await it.app.inject({ method: 'HEAD', url: `/api${endpoint.path}` })
      expect(statusCode).toBe(endpoint.access === 'public' ? 200 : 401)
    }
  })

  describe.each(['guest', 'stranger', 'owner'] as const)('as a %s', (who) => {
    let owner: Person
    let stranger: Person
    let fastId: string

    beforeAll(async () => {
      owner = await it.registerPerson({ name: 'Olga Owner', email: `owner-${who}@example.org` })
      stranger = await it.registerPerson()
      const started = await owner.call('POST', '/fasts/start', { targetHours: 17 })
      fastId = started.body.fast._id
      await owner.call('PUT', `/fasts/${fastId}`, { note: 'private words' })
    })

    test.each(Object.entries(calls))('%s', async (name, { path, body, ...expected }) => {
      const [method] = name.split(' ') as ['GET']
      const token = { guest: undefined, owner: owner.token, stranger: stranger.token }[who]
      const sent = JSON.stringify(body)?.replace('owner@example.org', owner.email)
      const answer = await it.call(
        method,
        path.replace('_', fastId),
        sent && JSON.parse(sent),
        token,
      )

      expect(answer.status).toBe(expected[who])
      expect(answer.body.success).toBe(answer.status < 300)
      const isKept = name === 'GET /fasts/dashboard' && who !== 'guest'
      expect(answer.headers['cache-control']).toBe(isKept ? 'private, no-cache' : 'no-store')
      if (who !== 'owner') {
        expect(answer.text).not.toContain(fastId)
        expect(answer.text).not.toContain('private words')
        expect(answer.text).not.toContain('Olga')
      }
      expect(answer.text).not.toMatch(/argon2|password_hash|token_hash|user_id/)
    })

    if (who === 'owner') return

    test('leaves a foreign fast untouched', async () => {
      const { body } = await owner.call('GET', '/fasts/current')
      expect(body.fast).toMatchObject({ _id: fastId, note: 'private words', isRunning: true })
    })
  })

  test('tells a foreign, an unknown and a malformed id apart by nothing', async () => {
    const owner = await it.registerPerson()
    const stranger = await it.registerPerson()
    const { body } = await owner.call('POST', '/fasts/start', {})
    const ids = [
      body.fast._id,
      '01a1f834-a71c-704b-81cc-e790cb650f1b',
      'x',
      '%00',
      "'; drop table fasts",
      'ä'.repeat(60),
      '..%2f..%2fetc',
      '0'.repeat(400),
    ]
    for (const id of ids) {
      for (const [method, path, sent] of [
        ['PUT', `/fasts/${id}`, { note: 'x' }],
        ['PUT', `/fasts/end/${id}`, {}],
        ['DELETE', `/fasts/${id}`, undefined],
      ] as const) {
        const answer = await stranger.call(method, path, sent)
        expect([answer.status, answer.body]).toEqual([
          404,
          { success: false, code: 'UNKNOWN_ERROR', message: 'Fast not found' },
        ])
      }
    }
  })
})
