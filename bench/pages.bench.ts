import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromiumFlags, findChromium, thisMachine } from '../ops/chromium.ts'
import { newPlace } from '../proofs/place.ts'
import { startProgram } from '../proofs/program.ts'
import type { Trial } from '../proofs/proof.ts'
import { type Bench, median, type Row, rowOf } from './bench.ts'

const run = promisify(execFile)

/** No dependency of the project: it brings two hundred packages and is asked for here alone. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const ROUNDS = 3

/** What is read of a report, with its target for the worst of all pages. */
const FIGURES = [
  {
    what: 'performance',
    unit: '',
    atLeast: 99,
    of: (report: Report) => score(report, 'performance'),
  },
  {
    what: 'accessibility, best practices and SEO, the lowest',
    unit: '',
    atLeast: 100,
    of: (report: Report) =>
      Math.min(...['accessibility', 'best-practices', 'seo'].map((name) => score(report, name))),
  },
  { what: 'first paint', unit: ' ms', atMost: 1000, of: audit('first-contentful-paint') },
  { what: 'largest paint', unit: ' ms', atMost: 1000, of: audit('largest-contentful-paint') },
  { what: 'layout shift', unit: '', atMost: 0.01, of: audit('cumulative-layout-shift') },
  { what: 'blocked time', unit: ' ms', atMost: 50, of: audit('total-blocking-time') },
] as const

interface Report {
  readonly categories: Record<string, { score: number | null }>
  readonly audits: Record<string, { numericValue?: number }>
}

export const bench: Bench = {
  question:
    'How soon does a phone on a slow network show a public page? (Lighthouse, mobile, applied throttling)',
  async measure(trial) {
    const program = await startProgram(trial, await newPlace(trial, 'SQLite'))
    const pages = JSON.parse(
      readFileSync(join(import.meta.dirname, '../dist/web/pages.json'), 'utf8'),
    ) as object
    const reports = new Map<string, Report[]>()
    for (const path of Object.keys(pages).filter(isPublic)) {
      for (let round = 0; round < ROUNDS; round++) {
        trial.progress(`Lighthouse ${path}, round ${round + 1} of ${ROUNDS}`)
        reports.set(path, [
          ...(reports.get(path) ?? []),
          await lighthouse(trial, program.url + path),
        ])
      }
    }
    await program.stop()
    return FIGURES.map((figure) => worstOf(figure, reports))
  },
}

/** The page that does worst, by the median of its rounds. */
function worstOf(figure: (typeof FIGURES)[number], reports: Map<string, Report[]>): Row {
  const { what, unit, of, ...target } = figure
  const isHighGood = 'atLeast' in target
  const [path, rounds] = [...reports]
    .map(([path, each]) => [path, each.map(of)] as const)
    .toSorted(([, a], [, b]) =>
      isHighGood ? median(a) - median(b) : median(b) - median(a),
    )[0] ?? ['', []]
  return rowOf(
    `Lighthouse: ${what}`,
    `worst of ${reports.size} pages: ${path}`,
    { ...target, unit },
    rounds,
  )
}

async function lighthouse(trial: Trial, url: string): Promise<Report> {
  const machine = thisMachine()
  const file = join(trial.folder(), 'report.json')
  const flags = ['--headless=new', '--disable-gpu', ...chromiumFlags(machine.isRoot)].join(' ')
  await run(
    'npx',
    [
      ...['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', `--output-path=${file}`],
      ...['--throttling-method=devtools', `--chrome-flags=${flags}`],
    ],
    { env: { ...process.env, CHROME_PATH: findChromium(machine) ?? '' } },
  )
  return JSON.parse(readFileSync(file, 'utf8'))
}

function score({ categories }: Report, name: string): number {
  return (categories[name]?.score ?? 0) * 100
}

function audit(name: string) {
  return ({ audits }: Report) => audits[name]?.numericValue ?? Number.NaN
}

/** Signed-in pages and those that only pass on are looked at elsewhere (screens.bench.ts). */
function isPublic(path: string): boolean {
  return !['/dashboard', '/fasting-timer', '/account', '/auth/callback'].includes(path)
}
