import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Answer, Person } from './app.ts'

const FOLDER = join(import.meta.dirname, '../import/files')

/** One of the files that other programs write. */
export function fileNamed(name: string): Buffer {
  return readFileSync(join(FOLDER, name))
}

/** Sends a file to be added to what a person keeps. */
export function sendFile(person: Person, file: Buffer | string, query = ''): Promise<Answer> {
  return person.call('POST', `/fasts/import${query}`, Buffer.from(file))
}

/** What an export has of a person that can be brought back, as it came. */
export async function importable(person: Person): Promise<string> {
  const { fasts, weights, plans } = (await person.call('GET', '/user/export')).body
  return JSON.stringify({ fasts, weights, plans })
}
