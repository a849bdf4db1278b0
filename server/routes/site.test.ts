import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { openDatabase } from '../store/dialect.ts'
import { migrate } from '../store/migrate.ts'
import type { Db } from '../store/schema.ts'
import { testApp } from '../test/app.ts'
import { newPlace, type Place } from '../test/engines.ts'

describe('GET /site', () => {
  let place: Place
  let db: Db
  beforeAll(async () => {
    place = await newPlace('SQLite')
    db = await openDatabase(place)
  })
  afterAll(async () => {
    await db.destroy()
    await place.remove()
  })

  async function siteWith(env: Record<string, string>) {
    const config = readConfig({ LOG_LEVEL: 'silent', ...env })
    const { app, call } = await testApp(db, { config })
    const { status, body } = await call('GET', '/site')
    await app.close()
    return { status, body }
  }

  test('SEC-13 AMB-32 holds nobody where nothing is set', async () => {
    expect(await siteWith({})).toEqual({
      status: 200,
      body: {
        success: true,
        upiId: null,
        payeeName: null,
        bank: { name: null, account: null, ifsc: null, country: null },
        wiseUrl: null,
        contactEmail: null,
        socialLinks: [],
        socialSignIn: false,
        // This database has no tables.
        pushKey: null,
      },
    })
  })

  test('gives the key for pushes, which stays the same', async () => {
    const own = await newPlace('SQLite')
    const migrated = await openDatabase(own)
    await migrate(migrated)
    const keys = []
    for (let start = 0; start < 2; start++) {
      const { app, call } = await testApp(migrated)
      keys.push((await call('GET', '/site')).body.pushKey)
      await app.close()
    }
    expect(keys[0]).toMatch(/^B[\w-]{86}$/)
    expect(keys[1]).toBe(keys[0])
    // Without a service worker nothing can be pushed.
    const config = readConfig({ LOG_LEVEL: 'silent', OFFLINE: 'off' })
    const { app, call } = await testApp(migrated, { config })
    expect((await call('GET', '/site')).body.pushKey).toBeNull()
    await app.close()
    await migrated.destroy()
    await own.remove()
  })

  test('gives what is set, and no other setting', async () => {
    const { body } = await siteWith({
      UPI_ID: 'upvas@examplebank',
      BANK_ACCOUNT: '000011112222',
      SOCIAL_LINKS: 'Code=https://git.example.org/upvas',
      DATABASE_URL: 'postgres://u:secret@db/upvas',
      OIDC_CLIENT_ID: 'upvas',
      OIDC_CLIENT_SECRET: 'hush',
    })
    expect(body).toEqual({
      success: true,
      upiId: 'upvas@examplebank',
      payeeName: null,
      bank: { name: null, account: '000011112222', ifsc: null, country: null },
      wiseUrl: null,
      contactEmail: null,
      socialLinks: [{ label: 'Code', url: 'https://git.example.org/upvas' }],
      socialSignIn: true,
      pushKey: null,
    })
  })
})
