import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { root } from './folders.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')

const files = globSync('**/*', {
  cwd: root,
  exclude: ['node_modules', '.git', '.cache', 'dist', 'data', 'backups'],
}).map((file) => file.replaceAll('\\', '/'))
// A dot keeps these out of the list; the last is whoever hosts' own.
const there = new Set([...files, '.env.example', '.ci/run', 'ops/container/.env'])
const names = new Set([...there].map((file) => file.slice(file.lastIndexOf('/') + 1)))
const pages = files.filter((file) => file.endsWith('.md'))
/** What was decided then may name what is gone since. */
const isPast = (file: string) => file.startsWith('docs/decisions/')

const ROOM = /^(domain|contract|content|server|web|e2e|bench|proofs|ops|docs)\//
const NAMED = /`([\w@.-]+(?:\/[\w@.-]+)*\/?)(?: [^`]*)?`/g
const FILE = /^[\w.-]+\.(tsx?|mjs|md|po|css|cfg|service)$/

/** The files and folders of ours that a page names in its code, whole or by their last name. */
function namedIn(page: string): string[] {
  const named = [...page.matchAll(NAMED)].map(([, name = '']) => name)
  const run = [...page.matchAll(/\bnode ([\w./-]+\.m?[jt]s)/g)].map(([, name = '']) => name)
  return [...named.filter((name) => ROOM.test(name) || FILE.test(name)), ...run]
}

const isThere = (name: string) => there.has(name.replace(/\/$/, '')) || names.has(name)

test.each(pages.filter((file) => !isPast(file)))('%s names what is there', (file) => {
  expect(namedIn(read(file)).filter((name) => !isThere(name))).toEqual([])
})

describe.each(pages)('%s', (file) => {
  const page = read(file)

  test('leads to pages that are there', () => {
    const links = [
      ...page.matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)(?:#[^)]*)?\)|\bsrc(?:set)?="([^"]+)"/g),
    ]
    const targets = links.map(([, link = '', picture = link]) =>
      normalize(join(dirname(file), picture || link)).replace(/\/$/, ''),
    )
    expect(targets.filter((target) => !there.has(target))).toEqual([])
  })

  test('leads to decisions that were taken', () => {
    const numbers = [...page.matchAll(/decisions\/(\d{3})(?![\w-])/g)].map(([, number]) => number)
    const taken = (number = '') =>
      files.some((each) => each.startsWith(`docs/decisions/${number}-`))
    expect(numbers.filter((number) => !taken(number))).toEqual([])
  })

  test('runs scripts that are there', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const run = [...page.matchAll(/(?:^|`|&& )npm (?:run )?([a-z]+)/gm)].map(
      ([, name = '']) => name,
    )
    const npms = ['ci', 'exec', 'install', 'run', 'update']
    expect(run.filter((name) => !(name in scripts) && !npms.includes(name))).toEqual([])
  })
})

test('.env.example has every setting that is read, and no other', () => {
  const asked = new Set<string>()
  readConfig(new Proxy({}, { get: (_, name) => void asked.add(String(name)) }))
  asked.delete('NODE_ENV')
  const told = [...read('.env.example').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name)
  expect(told.toSorted()).toEqual([...asked].toSorted())
})

test('docs/self-hosting.md names no setting that nothing reads', () => {
  const others = ['NODE_ENV', 'DOMAIN', 'POSTGRES_PASSWORD', 'SIGTERM']
  const named = [...read('docs/self-hosting.md').matchAll(/`([A-Z][A-Z_]{3,})(?:=[^`]*)?`/g)]
  const unknown = named.filter(([, name = '']) => !read('.env.example').includes(`#${name}=`))
  expect(unknown.map(([, name]) => name).filter((name = '') => !others.includes(name))).toEqual([])
})
