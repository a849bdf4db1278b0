import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './folders.ts'
import { titlesIn } from './test-titles.ts'

// Which test holds which line of the specification. With --write: makes docs/spec-coverage.md anew.

export interface Area {
  /** What the ids of its lines begin with. */
  readonly area: string
  readonly title: string
  /** What must be true, by id. */
  readonly lines: Readonly<Record<string, string>>
  /** Why no test names a line, by id. */
  readonly untested?: Readonly<Record<string, string>>
}

/** The tests that name a line, each as its file and title, by id. */
export type Named = ReadonlyMap<string, readonly (readonly [file: string, title: string])[]>

export const PAGE = 'docs/spec-coverage.md'
const TESTS =
  '{domain,contract,content,server,web,ops,e2e,bench,proofs}/**/*.{test.ts,test.tsx,journey.ts}'
const LEADING_IDS = /^(?:[A-Z]+-?\d+(?: to [A-Z]+-\d+)?[,:]? ?(?:and )?)+/

const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** The specification, area by area. */
export const readAreas = (): Area[] => JSON.parse(read('docs/spec-lines.json'))

/** The ids that a title names, those between the ends of a range included. */
export function idsIn(title: string, areas: readonly Area[]): string[] {
  const prefixes = areas.map(({ area }) => area).join('|')
  const named = new RegExp(`\\b(${prefixes})-(\\d+)(?: to \\1-(\\d+))?\\b`, 'g')
  return [...title.matchAll(named)].flatMap(([, area, first = '', last = first]) =>
    Array.from({ length: Math.max(1, Number(last) - Number(first) + 1) }, (_, index) => {
      return `${area}-${String(Number(first) + index).padStart(first.length, '0')}`
    }),
  )
}

/** Every id that stands in the title of a test, a group or a row of a table. */
export function readNamed(areas: readonly Area[]): Named {
  const named = new Map<string, [string, string][]>()
  for (const file of globSync(TESTS, { cwd: root }).toSorted()) {
    const source = read(file)
    if (idsIn(source, areas).length === 0) continue
    for (const { text, whole } of titlesIn(file, source)) {
      for (const id of idsIn(text, areas)) {
        const tests = named.get(id) ?? []
        named.set(id, tests)
        if (!tests.some((test) => test[0] === file && test[1] === whole)) tests.push([file, whole])
      }
    }
  }
  return named
}

/** What is wrong: an id of no line, a line that has neither a test nor a reason, or both. */
export function faultsOf(areas: readonly Area[], named: Named): string[] {
  const lines = new Set(areas.flatMap((area) => Object.keys(area.lines)))
  const reasons = new Set(areas.flatMap(({ untested = {} }) => Object.keys(untested)))
  const unknown = [...named.keys(), ...reasons].filter((id) => !lines.has(id))
  return [
    ...unknown.map((id) => `${id} is no line of the specification`),
    ...[...lines]
      .filter((id) => named.has(id) === reasons.has(id))
      .map(
        (id) =>
          `${id} has ${named.has(id) ? 'a test and a' : 'no test and no'} reason to have none`,
      ),
  ]
}

/** The page: a table for each area. */
export function pageOf(areas: readonly Area[], named: Named): string {
  const lines = areas.flatMap((area) => Object.keys(area.lines))
  const tables = areas.map(({ area, title, lines, untested = {} }) => {
    const rows = Object.entries(lines).map(([id, line]) => {
      const tests = named.get(id)?.map(([file, title]) => `[${file}](../${file}) ${plain(title)}`)
      return `| ${id} | ${cell(line)} | ${tests?.join('<br>') ?? untested[id]} |\n`
    })
    return `## ${area}: ${title}\n\n| line | what must be true | tests, or why there is none |\n| --- | --- | --- |\n${rows.join('')}`
  })
  const tested = lines.filter((id) => named.has(id)).length
  return `# Which test holds which line of the specification

Made by \`ops/spec-coverage.ts\` from \`docs/spec-lines.json\` and the titles of the tests; \`npm test\` fails where it is
stale. Of ${lines.length} lines, ${tested} are named by the tests that hold them, and ${lines.length - tested} by a reason why none does.

${tables.join('\n')}`
}

/** A title without the ids that it begins with, where more follows. */
function plain(title: string): string {
  const said = title.replace(/ @phone$/, '')
  return cell(said.replace(LEADING_IDS, '') || said)
}

/** A text as it can stand in a table. */
const cell = (text: string) => text.replace(/[\\|*_<>`[\]]/g, '\\$&').replace(/\s+/g, ' ')

if (import.meta.main) {
  const areas = readAreas()
  const named = readNamed(areas)
  const faults = faultsOf(areas, named)
  for (const fault of faults) console.error(fault)
  if (process.argv.includes('--write')) writeFileSync(join(root, PAGE), pageOf(areas, named))
  process.exitCode = faults.length > 0 ? 1 : 0
}
