import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Db } from '../store/schema.ts'
import { NOON, type Person, type TestApp, testApp } from './app.ts'

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
