import { readIfThere } from './read-if-there.ts'

export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

/** What a test tool's report counted; null where it left none, because it broke off. */
export function readCounts(reportFile: string): Counts | null {
  const text = readIfThere(reportFile)
  if (text === null) return null
  const report = JSON.parse(text) as Counts | VitestReport | PlaywrightReport
  if ('passed' in report) return report
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats
    return { passed: expected, failed: unexpected + flaky, skipped }
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** What a finished step adds to the sum. A tool that failed without a failed test, or has no tests, counts as one. */
export function countStep(ok: boolean, reported: Counts | null): Counts {
  const counts = reported ?? { passed: ok ? 1 : 0, failed: 0, skipped: 0 }
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}
