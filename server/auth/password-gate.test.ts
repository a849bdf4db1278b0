import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const server = resolve(import.meta.dirname, '..')

/** The files of the server, but for tests, that hold a text. */
function filesWith(text: string): string[] {
  return readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|^test\b/.test(file))
    .filter((file) => readFileSync(join(server, file), 'utf8').includes(text))
    .toSorted()
}

test('A29 a password is compared behind the gate and nowhere else', () => {
  expect(filesWith('verifyPassword(')).toEqual(['auth/password-gate.ts', 'auth/passwords.ts'])
})

test('A1 a person is looked up by address in few places, and accounts are joined in one', () => {
  expect(filesWith('findByEmail(')).toEqual([
    'auth/password-gate.ts',
    'auth/social-account.ts',
    'routes/recovery.ts',
    'store/users.ts',
  ])
  expect(filesWith('decideLink(')).toEqual(['auth/social-account.ts'])
  expect(filesWith('insertIdentity(')).toEqual(['auth/social-account.ts', 'store/identities.ts'])
})

test('A4 nothing is believed about where we are but PUBLIC_URL', () => {
  for (const text of ['request.host', 'request.protocol', 'headers.host', 'headers.origin']) {
    expect(filesWith(text)).toEqual([])
  }
})
