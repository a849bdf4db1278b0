import { argon2Sync } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { hashing, hashPassword, verifyPassword } from './passwords.ts'

test('a hash is a PHC string of argon2id with 19 MiB, 2 passes and 1 lane', async () => {
  const hash = await hashPassword('breathe in')
  const [, kind, version, cost, salt = '', tag = ''] = hash.split('$')
  expect([kind, version, cost]).toEqual(['argon2id', 'v=19', 'm=19456,t=2,p=1'])
  const nonce = Buffer.from(salt, 'base64')
  expect(nonce).toHaveLength(16)
  const cost19 = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
  expect(Buffer.from(tag, 'base64')).toEqual(
    argon2Sync('argon2id', { message: 'breathe in', nonce, ...cost19 }),
  )
})

test('the same password has another hash each time, and each verifies', async () => {
  const hashes = [await hashPassword('pässwörd 🌱'), await hashPassword('pässwörd 🌱')]
  expect(hashes[0]).not.toBe(hashes[1])
  for (const hash of hashes) {
    expect(await verifyPassword('pässwörd 🌱', hash)).toBe(true)
    expect(await verifyPassword('pässwörd', hash)).toBe(false)
  }
})

// The reference implementation, https://github.com/P-H-C/phc-winner-argon2: argon2 somesaltsomesalt -id -t 2 -k 19456 -p 1
test('a hash that another program made verifies', async () => {
  const hash =
    '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$K13EBUiG7JV+9ZxztmHFTdb7J0WQsnj2V8bZaqyPptE'
  expect(await verifyPassword('password', hash)).toBe(true)
  expect(await verifyPassword('Password', hash)).toBe(false)
})

const SALT_AND_TAG = `${'A'.repeat(22)}$${'A'.repeat(43)}`
test.each([
  null,
  '',
  'nonsense',
  '$2b$10$abcdefghijklmnopqrstuv',
  `$argon2id$v=19$m=19456,t=2,p=1$short$short`,
  `$argon2i$v=19$m=19456,t=2,p=1$${SALT_AND_TAG}`,
  `$argon2id$v=19$m=19456,t=0,p=1$${SALT_AND_TAG}`,
  `$argon2id$v=19$m=0007,t=2,p=1$${SALT_AND_TAG}`,
  `$argon2id$v=19$m=99999999,t=2,p=1$${SALT_AND_TAG}`,
])('without a readable hash (%j) the answer is no, after the same work', async (hash) => {
  const before = hashing.admitted
  expect(await verifyPassword('password', hash)).toBe(false)
  expect(hashing.admitted - before).toBe(1)
})

test('one core stays free', () => {
  expect(hashing.atOnce).toBe(Math.max(1, availableParallelism() - 1))
})
