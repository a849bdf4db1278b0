import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { AppParts } from '../app.ts'
import { openDatabase } from '../store/dialect.ts'
import type { Db } from '../store/schema.ts'
import { NOON, type Person, type TestApp, testApp } from './app.ts'
import { newPlace } from './engines.ts'

/** The program as all tests of a group have it at hand, from the first of them to the last. */
export function setUpApp(database: () => Db): TestApp {
  const it = {} as TestApp
  beforeAll(async () => {
    Object.assign(it, await testApp(database()))
  })
  afterAll(() => it.app.close())
  return it
}

/** A new person for each test of a group, which begins at noon. */
export function setUpPerson(it: TestApp, details: Pick<Partial<Person>, 'timeZone'> = {}): Person {
  const person = {} as Person
  beforeEach(async () => {
    it.clock.nowMs = NOON
    Object.assign(person, await it.registerPerson(details))
  })
  return person
}

/** A site that is looked at as by a browser. */
interface Site extends TestApp {
  db: Db
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>
}

/** The program for tests of what no database has a part in. */
export function setUpSite(parts: () => Partial<AppParts> = () => ({})): Site {
  const it = {
    get: (url, headers = {}) =>
      it.app.inject({ method: 'GET', url, headers: { accept: 'text/html,*/*', ...headers } }),
  } as Site
  let remove = async () => {}
  beforeAll(async () => {
    const place = await newPlace('SQLite')
    const db = await openDatabase(place)
    Object.assign(it, { db }, await testApp(db, parts()))
    remove = async () => {
      await db.destroy()
      await place.remove()
    }
  })
  afterAll(async () => {
    await it.app.close()
    await remove()
  })
  return it
}
