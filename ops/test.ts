import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Counts, countStep, readCounts } from './counts.ts'
import { root } from './folders.ts'
import * as steps from './steps.ts'

const sum = { passed: 0, failed: 0, skipped: 0 }
const failedSteps: string[] = []

mkdirSync(join(root, '.cache'), { recursive: true })
if (process.argv[2] === 'quick') {
  await inTurn(
    steps.style,
    steps.types,
    steps.leftovers,
    steps.messages,
    steps.unit('unit tests', ['rules', 'ops', 'web']),
  )
} else {
  // Two things at once, none of which measures time. The proofs mostly wait, beside whatever else there is to do.
  const checked = inTurn(steps.style, steps.types, steps.leftovers)
  // It writes the catalogues anew, which the build and the tests read.
  await take(steps.messages)
  const built = take(steps.build)
  const tested = checked.then(() => take(steps.unit('unit, screen and API tests')))
  await Promise.all([
    Promise.all([built, tested]).then(() => take(steps.browser)),
    built.then(() => take(steps.proofs)),
  ])
}
summarize()

async function inTurn(...list: steps.Step[]): Promise<void> {
  for (const step of list) await take(step)
}

async function take(step: steps.Step): Promise<void> {
  console.log(`  ${step.name}…`)
  const report = step.report === undefined ? null : join(root, step.report)
  if (report) rmSync(report, { force: true })
  const startedMs = performance.now()
  const { ok, said } = await step
    .run()
    .catch((error: Error) => ({ ok: false, said: error.message }))
  const counts = countStep(ok, report === null ? null : readCounts(report))
  const time = `${((performance.now() - startedMs) / 1000).toFixed(1)} s`
  if (!ok) {
    console.log(`\n${said.trimEnd()}\n`)
    failedSteps.push(step.name)
  }
  console.log(`${ok ? '✓' : '✗'} ${step.name}: ${report ? `${tell(counts)}, ` : ''}${time}`)
  add(counts)
}

function add(counts: Counts): void {
  sum.passed += counts.passed
  sum.failed += counts.failed
  sum.skipped += counts.skipped
}

function tell({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

function summarize(): void {
  if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join('; ')}`)
  if (sum.skipped > 0) console.log(`${sum.skipped} skipped`)
  console.log(`${sum.passed} passed, ${sum.failed} failed`)
  process.exitCode = failedSteps.length > 0 ? 1 : 0
}
