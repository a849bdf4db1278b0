import { describe, expect, test } from 'vitest'
import { type Answer, HOUR_MS, iso, NOON } from '../test/app.ts'
import { onBothEngines } from '../test/engines.ts'
import { fileNamed, importable, sendFile } from '../test/imports.ts'
import { setUpApp, setUpPerson } from '../test/set-up.ts'

const ZERO =
  'Date,Start,End,Hours,Night Eating\n3/11/26,20:00,12:00,16,0\n3/10/26,20:00,12:00,16,0\n'

onBothEngines('an import', (database) => {
  const it = setUpApp(database)
  const person = setUpPerson(it, { timeZone: 'Asia/Kolkata' })
  const preview = (file: Buffer | string, query = '') =>
    person.call('POST', `/fasts/import/preview${query}`, Buffer.from(file))
  const history = async () => (await person.call('GET', '/fasts/user')).body.fasts
  const faultsOf = ({ body }: Answer) =>
    body.report.leftOut.first.map(({ place, fault }: { place: number; fault: string }) => [
      place,
      fault,
    ])

  test('is told beforehand, adds, and adds nothing the second time', async () => {
    const told = await preview(ZERO)
    expect([told.status, await history()]).toEqual([200, []])
    expect(told.body.report).toEqual({
      format: 'zero-csv',
      zoneUse: 'times',
      timeZone: 'Asia/Kolkata',
      dateOrder: 'month-day',
      fasts: { added: 2, known: 0 },
      weights: { added: 0, known: 0 },
      plans: { added: 0, known: 0 },
      span: { startTime: '2026-03-10T14:30:00.000Z', endTime: '2026-03-12T06:30:00.000Z' },
      leftOut: { count: 0, first: [] },
      doubted: { count: 0, first: [] },
    })
    const { status, body } = await sendFile(person, ZERO)
    expect([status, body.report]).toEqual([201, told.body.report])
    expect(body.import).toEqual({
      _id: expect.stringMatching(/^[\da-f-]{36}$/),
      at: iso(NOON),
      format: 'zero-csv',
      fasts: 2,
      weights: 0,
      plans: 0,
    })
    expect(await history()).toMatchObject([
      {
        startTime: '2026-03-11T14:30:00.000Z',
        endTime: '2026-03-12T06:30:00.000Z',
        targetHours: 16,
        note: '',
        createdAt: iso(NOON),
        updatedAt: iso(NOON),
      },
      { startTime: '2026-03-10T14:30:00.000Z' },
    ])
    const again = await sendFile(person, ZERO)
    expect([again.status, again.body.import]).toEqual([201, null])
    expect(again.body.report.fasts).toEqual({ added: 0, known: 2 })
    expect((await person.call('GET', '/fasts/imports')).body.imports).toEqual([body.import])
    expect(await history()).toHaveLength(2)
  })

  test('is in the zone that was named, and in the order of days', async () => {
    const query = '?timeZone=America/New_York&dateOrder=day-month'
    expect((await preview(ZERO, query)).body.report).toMatchObject({
      timeZone: 'America/New_York',
      dateOrder: 'day-month',
      // The third of November and of October: both are still to come.
      fasts: { added: 0 },
      leftOut: { count: 2 },
    })
    await sendFile(person, ZERO, '?timeZone=America/New_York')
    const row = await database()
      .selectFrom('fasts')
      .select(['start_zone', 'end_zone', 'start_date', 'end_date'])
      .where('user_id', '=', person.id)
      .orderBy('start_at')
      .executeTakeFirst()
    expect(row).toEqual({
      start_zone: 'America/New_York',
      end_zone: 'America/New_York',
      start_date: '2026-03-10',
      end_date: '2026-03-11',
    })
  })

  test('counts in every figure at once', async () => {
    const stats = async () => (await person.call('GET', '/fasts/stats')).body.stats
    const dashboard = async () => (await person.call('GET', '/fasts/dashboard')).headers.etag
    expect((await stats()).totalFasts).toBe(0)
    const before = await dashboard()
    const { body } = await sendFile(person, ZERO)
    expect(await stats()).toMatchObject({ totalFasts: 2, totalHours: 32, longestStreak: 2 })
    expect(await dashboard()).not.toBe(before)
    await person.call('DELETE', `/fasts/imports/${body.import._id}`)
    expect(await stats()).toMatchObject({ totalFasts: 0, totalHours: 0, longestStreak: 0 })
  })

  test('leaves out what shares time with a kept fast, naming its times; a touch is none', async () => {
    // 20:00 to 12:00 in Kolkata on the 10th; the one that is kept ends an hour into it.
    const startTime = '2026-03-10T10:00:00.000Z'
    const endTime = '2026-03-10T15:30:00.000Z'
    await person.call('POST', '/fasts/add', { startTime, endTime })
    const { body } = await sendFile(person, ZERO)
    expect(body.import.fasts).toBe(1)
    expect(body.report.leftOut).toEqual({
      count: 1,
      first: [
        {
          list: 'fasts',
          place: 3,
          fault: 'OVERLAPS_KEPT',
          times: { startTime: '2026-03-10T14:30:00.000Z', endTime: '2026-03-11T06:30:00.000Z' },
          other: { startTime, endTime },
        },
      ],
    })
    const touching = 'Date,Start,End,Hours\n3/12/26,12:00,13:00,1\n'
    expect((await sendFile(person, touching)).body.import.fasts).toBe(1)
  })

  test('leaves out what shares time with the running fast, or with one before it in the file', async () => {
    await person.call('POST', '/fasts/start', { startTime: iso(NOON - 10 * HOUR_MS) })
    const rows = ['3/28/26,01:00,02:00,1', '3/28/26,07:00,08:00,1', '3/28/26,01:30,02:30,1']
    const answer = await sendFile(person, `Date,Start,End,Hours\n${rows.join('\n')}\n`)
    expect(answer.body.import.fasts).toBe(1)
    expect(faultsOf(answer)).toEqual([
      [3, 'OVERLAPS_KEPT'],
      [4, 'OVERLAPS_IN_FILE'],
    ])
    expect(answer.body.report.leftOut.first[0].other.endTime).toBeNull()
    expect((await person.call('GET', '/fasts/current')).status).toBe(200)
  })

  test('knows a fast to the minute, whatever wrote it', async () => {
    const times = { startTime: '2026-03-11T14:30:41.500Z', endTime: '2026-03-12T06:30:12Z' }
    await person.call('POST', '/fasts/add', times)
    expect((await sendFile(person, ZERO)).body.report.fasts).toEqual({ added: 1, known: 1 })
  })

  test('of every kind of file is known by what stands in it', async () => {
    for (const [name, format, count] of [
      ['zero.csv', 'zero-csv', 5],
      ['zero-biodata.json', 'zero-json', 3],
      ['fasttimes.json', 'fasttimes-json', 2],
      ['upvas.json', 'upvas-json', 1],
      ['upvas-fasts.csv', 'upvas-fasts-csv', 1],
      ['upvas-weights.csv', 'upvas-weights-csv', 1],
    ] as const) {
      const { body } = await preview(fileNamed(name))
      const { fasts, weights } = body.report
      const found = name === 'upvas-weights.csv' ? weights.added : fasts.added
      expect([name, body.report.format, found]).toEqual([name, format, count])
    }
  })

  test('keeps a weight that a day has, and a plan where there is one', async () => {
    await person.call('POST', '/weights/add', { weight: 71, date: '2026-03-26' })
    await person.call('PUT', '/user/plan', { plan: null })
    const { body } = await sendFile(person, fileNamed('upvas.json'))
    expect(body.import).toMatchObject({ fasts: 1, weights: 0, plans: 0 })
    const faults = body.report.leftOut.first.map((one: Record<string, unknown>) => [
      one.list,
      one.fault,
      one.day,
    ])
    expect(faults).toContainEqual(['weights', 'OTHER_WEIGHT', '2026-03-26'])
    expect(faults).toContainEqual(['plans', 'OTHER_PLAN', '2026-03-01'])
    const { weights } = (await person.call('GET', '/weights/user')).body
    expect(weights).toMatchObject([{ weight: 71 }])
  })

  test('names a hundred of what it leaves out, and counts them all', async () => {
    const rows = 'x,,\n'.repeat(250)
    const { leftOut } = (await preview(`Date,Start,End\n${rows}`)).body.report
    expect([leftOut.count, leftOut.first.length, leftOut.first[0].place]).toEqual([250, 100, 2])
  })

  test.each([
    ['nothing', '', 'There is nothing in this file'],
    ['bytes', Buffer.from([0, 1, 2]), 'This file is no text'],
    ['a page', '<html>', 'This is no file of Upvas'],
    ['half an export', fileNamed('upvas.json').subarray(0, 500), 'This file is damaged'],
    ['a list too long', `{"fasts":[${'1,'.repeat(20_000)}1]}`, 'more than 20,000 entries'],
  ])('of %s is refused with a sentence', async (_, file, sentence) => {
    for (const answer of [await preview(file), await sendFile(person, file)]) {
      expect([answer.status, answer.body.errors]).toEqual([
        422,
        [{ field: 'file', message: expect.stringContaining(sentence) }],
      ])
    }
  })

  test('takes a file and nothing else, of 8 MiB at most, and no field that it does not know', async () => {
    const fits = Buffer.alloc(8 * 1024 * 1024, ' ')
    expect((await preview(fits)).status).toBe(422)
    const larger = await preview(Buffer.concat([fits, Buffer.from(' ')]))
    expect([larger.status, larger.body.message]).toEqual([413, 'The request body is too large.'])
    const json = await person.call('POST', '/fasts/import', { text: ZERO })
    expect([json.status, json.body.message]).toEqual([
      415,
      'Send the file itself as application/octet-stream.',
    ])
    for (const query of ['?timeZone=Mars', '?dateOrder=year', '?preview=true']) {
      expect([query, (await sendFile(person, ZERO, query)).status]).toEqual([query, 422])
    }
    // Every other call keeps to its 64 KiB of JSON.
    const note = await person.call('POST', '/fasts/start', Buffer.from('{}'))
    expect(note.status).toBe(415)
    expect(await history()).toEqual([])
  })

  test('made twenty times at once adds everything once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendFile(person, ZERO)))
    for (const { status, headers } of answers) {
      expect([201, 503]).toContain(status)
      if (status === 503) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    }
    expect(answers.filter(({ body }) => body.import)).toHaveLength(1)
    expect(await history()).toHaveLength(2)
    expect((await sendFile(person, ZERO)).status).toBe(201)
  })

  describe('is undone', () => {
    const undo = (id: string) => person.call('DELETE', `/fasts/imports/${id}`)

    test('to exactly what was there before', async () => {
      const times = { startTime: '2026-03-01T20:00:00Z', endTime: '2026-03-02T12:00:00Z' }
      await person.call('POST', '/fasts/add', { ...times, note: 'mine' })
      await person.call('POST', '/weights/add', { weight: 71, date: '2026-03-25' })
      const before = await importable(person)
      const { body } = await sendFile(person, fileNamed('upvas.json'))
      expect(body.import).toMatchObject({ fasts: 1, weights: 1, plans: 2 })
      expect(await importable(person)).not.toBe(before)
      const { status, body: undone } = await undo(body.import._id)
      expect([status, undone]).toEqual([
        200,
        { success: true, import: body.import, removed: { fasts: 1, weights: 1, plans: 2 } },
      ])
      expect(await importable(person)).toBe(before)
      expect((await person.call('GET', '/fasts/imports')).body.imports).toEqual([])
      expect((await undo(body.import._id)).status).toBe(404)
    })

    test('but for what was corrected since: that is the person’s own', async () => {
      const { body } = await sendFile(person, ZERO)
      const weights = await sendFile(person, fileNamed('upvas-weights.csv'))
      const [corrected] = await history()
      await person.call('PUT', `/fasts/${corrected._id}`, { note: 'so it was' })
      await person.call('POST', '/weights/add', { weight: 72, date: '2026-03-26' })
      expect((await undo(body.import._id)).body.removed.fasts).toBe(1)
      expect((await undo(weights.body.import._id)).body.removed.weights).toBe(0)
      expect(await history()).toMatchObject([{ _id: corrected._id, note: 'so it was' }])
      expect((await person.call('GET', '/weights/user')).body.weights).toHaveLength(1)
    })

    test('by its owner alone', async () => {
      const { body } = await sendFile(person, ZERO)
      const stranger = await it.registerPerson()
      for (const id of [body.import._id, '01a1f834-a71c-704b-81cc-e790cb650f1b', 'x', '%00']) {
        const answer = await stranger.call('DELETE', `/fasts/imports/${id}`)
        expect([answer.status, answer.body.message]).toEqual([404, 'Import not found'])
      }
      expect(await history()).toHaveLength(2)
    })
  })

  test('of another’s export takes nothing of theirs away, though it has their ids', async () => {
    await sendFile(person, fileNamed('upvas.json'))
    const stranger = await it.registerPerson()
    const theirs = await sendFile(stranger, fileNamed('upvas.json'))
    expect(theirs.body.import.fasts).toBe(1)
    const before = await importable(person)
    await stranger.call('DELETE', `/fasts/imports/${theirs.body.import._id}`)
    expect(await importable(person)).toBe(before)
  })

  test('gives an id that is taken anew', async () => {
    await sendFile(person, fileNamed('upvas.json'))
    const moved = fileNamed('upvas.json')
      .toString()
      .replace('2026-03-26T14:30:00.123Z', '2026-03-01T00:00:00Z')
      .replace('2026-03-27T06:30:00.000Z', '2026-03-01T10:00:00Z')
    expect((await sendFile(person, moved)).body.import.fasts).toBe(1)
    const ids = (await history()).map(({ _id }: { _id: string }) => _id)
    expect(new Set(ids).size).toBe(2)
  })
})
