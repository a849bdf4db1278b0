import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { countStep, readCounts } from './counts.ts'

const folder = mkdtempSync(join(tmpdir(), 'upvas-counts-'))

afterAll(() => rmSync(folder, { recursive: true, force: true }))

function reportOf(content: unknown): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

test("reads Vitest's report", () => {
  const file = reportOf({
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
  })
  expect(readCounts(file)).toEqual({ passed: 5, failed: 1, skipped: 3 })
})

test('reads the report of the proofs, which are counts already', () => {
  const counts = { passed: 5, failed: 1, skipped: 2 }
  expect(readCounts(reportOf(counts))).toEqual(counts)
})

test("reads Playwright's report, where a flaky test is a failed one", () => {
  const file = reportOf({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 } })
  expect(readCounts(file)).toEqual({ passed: 4, failed: 2, skipped: 0 })
})

test('a report that was never written counts nothing', () => {
  expect(readCounts(join(folder, 'none.json'))).toBeNull()
})

test.each([
  ['a step without tests that passed', true, null, { passed: 1, failed: 0, skipped: 0 }],
  ['a step without tests that failed', false, null, { passed: 0, failed: 1, skipped: 0 }],
  [
    'a failure outside of any test',
    false,
    { passed: 3, failed: 0, skipped: 0 },
    { passed: 3, failed: 1, skipped: 0 },
  ],
  [
    'failed tests',
    false,
    { passed: 3, failed: 2, skipped: 0 },
    { passed: 3, failed: 2, skipped: 0 },
  ],
])('%s', (_, ok, reported, counted) => {
  expect(countStep(ok, reported)).toEqual(counted)
})
