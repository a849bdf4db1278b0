import type { Language } from '#domain/language.ts'
import { addFast, endFast, startFast } from '../../e2e/fasts.ts'
import { callAs, type Person, registerNewcomer, registerPerson } from '../../e2e/person.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Whose eyes a screen is seen with. */
export type Who = keyof typeof lives

const longName = 'Venkatanarasimharajuvaripeta'.repeat(3).slice(0, 60)

/** What each of them has lived through before. */
const lives = {
  newcomer: async () => {},
  idle: async () => {},
  fasting: (person: Person, url: string) => startFast(person, url, { hoursAgo: 11.4 }),
  reached: (person: Person, url: string) => startFast(person, url, { hoursAgo: 17.2 }),
  forgotten: (person: Person, url: string) => startFast(person, url, { hoursAgo: 50 }),
  planning: async (person: Person, url: string) => {
    await plan(person, url)
    await endFast(person, url, await startFast(person, url, { hoursAgo: 20 }), 4)
  },
  settled: async (person: Person, url: string) => {
    await year(person, url)
    await startFast(person, url, { hoursAgo: 3 })
  },
  gentle: async (person: Person, url: string) => {
    await year(person, url)
    await callAs(person, url, 'PUT', '/user/profile', { gentleMode: true })
  },
  longNamed: async (person: Person, url: string) => {
    await callAs(person, url, 'PUT', '/user/profile', { name: longName })
    const fast = await startFast(person, url, { hoursAgo: 20 })
    await endFast(person, url, fast, 4)
    await callAs(person, url, 'PUT', `/fasts/${fast._id}`, { note: longName.repeat(8) })
  },
} as const

/** Makes a person with that life, who reads a language. */
export async function makePerson(who: Who, url: string, language: Language): Promise<Person> {
  const address = `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 255)).join('.')}`
  const person = await (who === 'newcomer' ? registerNewcomer : registerPerson)(url, address)
  const profile = { locale: language, timeZone: 'Asia/Kolkata' }
  await callAs(person, url, 'PUT', '/user/profile', {
    ...profile,
    name: language === 'hi' ? 'आशा राव' : person.name,
  })
  await lives[who](person, url)
  return person
}

async function plan(person: Person, url: string): Promise<void> {
  const hours = [16, 16, 18, 16, 16, null, null]
  await callAs(person, url, 'PUT', '/user/plan', { plan: { kind: 'weekly', hours } })
}

/** Some hundred fasts and weights of the last months. */
async function year(person: Person, url: string): Promise<void> {
  const noonMs = Math.floor((Date.now() - DAY_MS) / DAY_MS) * DAY_MS + 6.5 * HOUR_MS
  for (let daysAgo = 0; daysAgo < 110; daysAgo++) {
    if (daysAgo % 7 === 3) continue
    const endMs = noonMs - daysAgo * DAY_MS
    const hours = 13 + ((daysAgo * 7) % 6)
    const fast = await addFast(person, url, { startMs: endMs - hours * HOUR_MS, endMs })
    if (daysAgo === 1) {
      const note = 'Slept well, walked along the lake in the evening.'
      await callAs(person, url, 'PUT', `/fasts/${fast._id}`, { note })
    }
  }
  for (let daysAgo = 60; daysAgo >= 0; daysAgo -= 2) {
    const date = new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10)
    const weight = Math.round((68 + daysAgo / 20 + ((daysAgo * 5) % 7) / 8) * 10) / 10
    await callAs(person, url, 'POST', '/weights/add', { weight, date })
  }
  await plan(person, url)
}
