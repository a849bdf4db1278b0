import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './folders.ts'
import { agree } from './installed.mjs'

interface Entry {
  version?: string
  resolved?: string
  optionalDependencies?: Record<string, string>
}

const file = readFileSync(join(root, 'package-lock.json'), 'utf8')
const { packages } = JSON.parse(file) as { packages: Record<string, Entry> }

test('names no download addresses', () => {
  expect(Object.keys(packages).filter((path) => packages[path]?.resolved)).toEqual([])
})

// npm ci refuses a lock file without them, and npm leaves them out silently where its registry has none.
test('locks every optional package, those of other machines too', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !reachable(path, name)),
  )
  expect(missing).toEqual([])
})

/** Node looks for a package in the node_modules of each folder upwards. */
function reachable(from: string, name: string): boolean {
  for (let folder = from; folder !== '.'; folder = dirname(folder)) {
    if (join(folder, 'node_modules', name) in packages) return true
  }
  return join('node_modules', name) in packages
}

const linux = { platform: 'linux', arch: 'x64' }
const wanted = {
  '': {},
  'node_modules/a': { version: '1.0.0', integrity: 'x' },
  'node_modules/b': { version: '1.0.0', integrity: 'y', optional: true, os: ['linux'] },
}
const { 'node_modules/a': a, 'node_modules/b': b } = wanted

test.each([
  ['all is there', { 'node_modules/a': a, 'node_modules/b': b }, linux, true],
  ['an optional one is not', { 'node_modules/a': a }, linux, true],
  ['a needed one is not', { 'node_modules/b': b }, linux, false],
  ['a version is another', { 'node_modules/a': { ...a, version: '1.0.1' } }, linux, false],
  ['one is there that was dropped', { 'node_modules/a': a, 'node_modules/c': a }, linux, false],
  [
    'it was installed on another machine',
    { 'node_modules/a': a, 'node_modules/b': b },
    { platform: 'darwin', arch: 'arm64' },
    false,
  ],
])('installed or not: %s', (_, present, machine, expected) => {
  expect(agree(wanted, present, machine)).toBe(expected)
})
