import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fingerprint } from './fingerprint.ts'

let root: string
let before: string

beforeEach(() => {
  root = `${mkdtempSync(join(tmpdir(), 'upvas-fingerprint-'))}/`
  write('web/screens/login.tsx', 'one')
  write('domain/clock.ts', 'one')
  write('package-lock.json', '{}')
  before = all()
})

function all(): string {
  return ['web', 'domain', 'package-lock.json'].map((name) => fingerprint(root, name)).join()
}

afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

test('is the same for the same files', () => {
  write('domain/clock.ts', 'one')
  expect(all()).toBe(before)
})

test.each(['web/screens/login.tsx', 'domain/clock.ts', 'domain/yoga/new.ts', 'package-lock.json'])(
  'changes with %s',
  (path) => {
    write(path, 'two')
    expect(all()).not.toBe(before)
  },
)

test('changes when a file gets another name', () => {
  renameSync(join(root, 'domain/clock.ts'), join(root, 'domain/timer.ts'))
  expect(all()).not.toBe(before)
})

test.each(['web/screens/login.test.tsx', 'web/test/setup.ts', 'domain/README.md'])(
  'does not change with %s',
  (path) => {
    write(path, 'two')
    expect(all()).toBe(before)
  },
)
