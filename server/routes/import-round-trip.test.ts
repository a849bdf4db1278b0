import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPlainText } from '#domain/account.ts'
import { fastsCsv } from '#domain/export/fasts-csv.ts'
import { NOON, type Person } from '../test/app.ts'
import { onBothEngines } from '../test/engines.ts'
import { importable, sendFile } from '../test/imports.ts'
import { setUpApp } from '../test/set-up.ts'

const MINUTE_MS = 60_000
const ZONES = ['Asia/Kolkata', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Apia', 'UTC']

/** What spreadsheets, databases and pages may take for more than it is. */
const notes = fc
  .array(
    fc.oneof(
      fc.constantFrom('"', "'", ',', ';', '\n', '\r\n', '\t', '=1+1', '-2', '@x', '<b>', '\u202e'),
      fc.constantFrom('🌱', 'नमस्ते', 'مرحبا', '\\n', '{{x}}', '$1', ' '),
      fc.string({ unit: 'grapheme', maxLength: 8 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join('').trim())
  // What a person may enter.
  .filter(isPlainText)

const lived = fc.record({
  pauseMs: fc.integer({ min: 0, max: 3 * 24 * 60 * MINUTE_MS }),
  lengthMs: fc.integer({ min: 0, max: 60 * 60 * MINUTE_MS }),
  targetHours: fc.integer({ min: 1, max: 72 }),
  note: notes,
  zone: fc.constantFrom(...ZONES),
})

const histories = fc.record({
  fasts: fc.array(lived, { maxLength: 12 }),
  weights: fc.uniqueArray(fc.integer({ min: 0, max: 3000 }), { maxLength: 5 }),
  plan: fc.constantFrom(null, 'weekly', 'alternate'),
})

type History = typeof histories extends fc.Arbitrary<infer Made> ? Made : never

const PLANS = {
  weekly: { kind: 'weekly', hours: [16, null, 18, null, 20, null, null] },
  alternate: { kind: 'alternate', hours: 24, from: '2026-03-01' },
}

async function live(person: Person, { fasts, weights, plan }: History): Promise<void> {
  let atMs = NOON
  for (const { pauseMs, lengthMs, targetHours, note, zone } of fasts) {
    const endMs = atMs - pauseMs
    atMs = endMs - lengthMs
    const [startTime, endTime] = [atMs, endMs].map((ms) => new Date(ms).toISOString())
    const body = { startTime, endTime, targetHours, note, timeZone: zone }
    const { status } = await person.call('POST', '/fasts/add', body)
    // One of no length may stand where another ends.
    if (lengthMs > 0 && status !== 201) throw new Error(`Adding answered ${status}`)
  }
  for (const days of weights) {
    const date = new Date(NOON - days * 24 * 60 * MINUTE_MS).toISOString().slice(0, 10)
    await person.call('POST', '/weights/add', { weight: 40 + (days % 500) / 10, date })
  }
  if (plan) await person.call('PUT', '/user/plan', { plan: PLANS[plan] })
}

onBothEngines('what was exported', (database, engine) => {
  const it = setUpApp(database)
  // Each history is some fifty calls.
  const numRuns = engine === 'SQLite' ? 8 : 4

  test('is imported into an empty account, and exported again byte for byte', async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (history) => {
        const before = await it.registerPerson()
        await live(before, history)
        const file = (await before.call('GET', '/user/export')).text
        const exported = await importable(before)
        await before.call('DELETE', '/user/account', { password: before.password })

        const after = await it.registerPerson()
        const { body } = await sendFile(after, file)
        if (exported === '{"fasts":[],"weights":[],"plans":[]}') {
          expect(body.errors[0].message).toBe('There is nothing in this file')
        } else expect(body.report.leftOut.count).toBe(0)
        expect(await importable(after)).toBe(exported)
        const again = await sendFile(after, file)
        expect(again.body.import ?? null).toBeNull()
        await after.call('DELETE', '/user/account', { password: after.password })
      }),
      { numRuns },
    )
  })

  test('as a table comes back with the same times, targets, notes and zones', async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (history) => {
        const before = await it.registerPerson()
        await live(before, history)
        const table = async (person: Person) => {
          const { fasts } = (await person.call('GET', '/user/export')).body
          return fastsCsv(
            fasts.map((fast: Record<string, string>) => ({
              ...fast,
              startMs: Date.parse(fast.startTime ?? ''),
              endMs: Date.parse(fast.endTime ?? ''),
            })),
          )
        }
        const exported = await table(before)
        const after = await it.registerPerson()
        const { body } = await sendFile(after, exported)
        expect(body.report?.leftOut.count ?? 0).toBe(0)
        expect((await table(after)).split('\r\n').toSorted()).toEqual(
          exported.split('\r\n').toSorted(),
        )
      }),
      { numRuns },
    )
  })
})
