import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from './folders.ts'

const bin = join(root, 'node_modules/.bin')
const CONFIGS = ['biome.json', 'ops/no-clock.grit', 'package.json', 'tsconfig.base.json']
const ROOMS = ['domain', 'contract', 'content', 'server', 'web']

/** A file of a room that this one has no reference to. */
const FOREIGN = /TS6059|TS6307/
/** A name or a module that this room's computer-free world does not have. */
const UNKNOWN = /TS2304|TS2307|TS2584|TS2591/

/** What TypeScript must refuse, one file each: its path, its text, and the error expected. */
const UNTYPABLE: [path: string, text: string, error: RegExp][] = [
  ['domain/to-contract.ts', "export * from '#contract/thing.ts'", FOREIGN],
  ['domain/to-content.ts', "export * from '#content/thing.ts'", FOREIGN],
  ['domain/to-server.ts', "export * from '#server/thing.ts'", FOREIGN],
  ['domain/to-web-by-path.ts', "export * from '../web/thing.ts'", FOREIGN],
  ['contract/to-server.ts', "export * from '#server/thing.ts'", FOREIGN],
  ['contract/to-web.ts', "export * from '#web/thing.ts'", FOREIGN],
  ['contract/to-content.ts', "export * from '#content/thing.ts'", FOREIGN],
  ['content/to-contract.ts', "export * from '#contract/thing.ts'", FOREIGN],
  ['content/to-web.ts', "export * from '#web/thing.ts'", FOREIGN],
  ['server/to-web.ts', "export * from '#web/thing.ts'", FOREIGN],
  ['server/to-content.ts', "export * from '#content/thing.ts'", FOREIGN],
  ['web/to-server.ts', "export * from '#server/thing.ts'", FOREIGN],
  ['domain/no-window.ts', 'export const x = window', UNKNOWN],
  ['domain/no-process.ts', 'export const x = process', UNKNOWN],
  ['domain/no-fetch.ts', "export const x = fetch('/')", UNKNOWN],
  ['domain/no-set-timeout.ts', 'export const x = setTimeout', UNKNOWN],
  ['domain/no-console.ts', 'export const x = console', UNKNOWN],
  ['domain/no-node.ts', "export * from 'node:fs'", UNKNOWN],
  ['contract/no-window.ts', 'export const x = window', UNKNOWN],
  ['contract/no-process.ts', 'export const x = process', UNKNOWN],
  ['web/no-process.ts', 'export const x = process', UNKNOWN],
  ['server/no-window.ts', 'export const x = window', UNKNOWN],
]

/** What the linter must refuse. */
const UNCLEAN: [path: string, text: string][] = [
  ['domain/date-now.ts', 'export const x = () => Date.now()'],
  ['domain/new-date.ts', 'export const x = () => new Date()'],
  ['domain/hidden-clock.ts', 'const { now } = Date\nexport const x = now'],
  ['domain/random.ts', 'export const x = [1].map(Math.random)'],
  ['domain/temporal-now.ts', 'export const x = () => Temporal.Now.instant()'],
  ['domain/random-uuid.ts', 'export const x = () => crypto.randomUUID()'],
  ['domain/global-this.ts', 'export const x = globalThis'],
  ['domain/package.ts', "export * from 'zod'"],
  ['contract/package.ts', "export * from 'kysely'"],
  ['web/features/a/to-b.ts', "export * from '../b/thing.ts'"],
  ['web/features/a/to-b-by-name.ts', "export * from '#web/features/b/thing.ts'"],
  ['web/features/a/to-b-later.ts', "export const x = () => import('../b/thing.ts')"],
  ['web/features/a/inner/to-b.ts', "export * from '../../b/thing.ts'"],
  ['web/ui/to-feature.ts', "export * from '../features/b/thing.ts'"],
  ['web/ui/to-feature-by-name.ts', "export * from '#web/features/b/thing.ts'"],
  ['server/round.ts', "import './and-round.ts'"],
  ['server/and-round.ts', "export const x = () => import('./round.ts')"],
  ['web/round-by-type.ts', "import type { Y } from './and-round-by-type.ts'\nexport type X = Y"],
  ['web/and-round-by-type.ts', "import './round-by-type.ts'\nexport type Y = 1"],
]

/** What both must let through. */
const RIGHT: [path: string, text: string][] = [
  ['domain/right.ts', "export * from './thing.ts'\nexport * from '#domain/thing.ts'"],
  ['domain/when.test.ts', 'export const x = Date.now()'],
  ['contract/right.ts', "export * from '#domain/thing.ts'\nexport * from 'zod/mini'"],
  ['content/right.ts', "export * from '#domain/thing.ts'"],
  ['server/right.ts', "export * from '#contract/thing.ts'\nexport * from 'node:fs'"],
  ['server/clock.ts', 'export const x = () => Date.now()'],
  ['web/right.ts', "export * from '#contract/thing.ts'\nexport const x = window"],
  ['web/content.ts', "export * from '#content/thing.ts'\nexport { y } from '#domain/y.ts'"],
  ['web/features/a/right.ts', "export * from './thing.ts'\nexport { x } from '../../ui/x.ts'"],
  ['web/features/a/inner/right.ts', "export * from '../thing.ts'"],
  ['web/screens/right.ts', "export * from '#web/features/a/thing.ts'"],
  ['web/ui/x.ts', 'export const x = 1'],
  ['web/features/a/thing.ts', 'export const a = 1'],
  ['web/features/b/thing.ts', 'export const b = 1'],
  ['domain/y.ts', 'export const y = 1'],
]

const things = ROOMS.map((room): [string, string] => [
  `${room}/thing.ts`,
  `export const of_${room} = 1`,
])
const folder = mkdtempSync(join(tmpdir(), 'upvas-walls-'))
let typeErrors: string[]
let lintErrors: string[]

beforeAll(() => {
  for (const file of [...CONFIGS, ...ROOMS.map((room) => `${room}/tsconfig.json`)]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, file), join(folder, file))
  }
  writeFileSync(join(folder, '.gitignore'), 'node_modules\n.cache\n')
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  for (const [path, text] of [...things, ...UNTYPABLE, ...UNCLEAN, ...RIGHT]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), `${text}\n`)
  }
  const references = ROOMS.map((path) => ({ path }))
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ files: [], references }))
  typeErrors = linesOf('tsc', ['-b', '--pretty', 'false'])
  lintErrors = linesOf('biome', ['lint', '--reporter=github', '--max-diagnostics=none'])
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(UNTYPABLE)('%s does not compile', (path, _, error) => {
  expect(typeErrors.filter((line) => line.startsWith(`${path}(`)).join('\n')).toMatch(error)
})

test.each(UNCLEAN)('%s does not lint', (path) => {
  expect(lintErrorsIn(path).join('\n')).toMatch(
    /plugin|noRestrictedImports|noRestrictedGlobals|noImportCycles/,
  )
})

test.each(RIGHT)('%s is let through', (path) => {
  expect(typeErrors.filter((line) => line.startsWith(`${path}(`))).toEqual([])
  expect(lintErrorsIn(path)).toEqual([])
})

function lintErrorsIn(path: string): string[] {
  return lintErrors.filter((line) => line.includes(`${path},`))
}

function linesOf(tool: string, args: string[]): string[] {
  const { stdout } = spawnSync(join(bin, tool), args, { cwd: folder, encoding: 'utf8' })
  return stdout.split('\n').filter((line) => line.includes('error'))
}
