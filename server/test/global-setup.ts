import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    tempDir: string
    /** The server, built of what is there: it starts in half the processor time. */
    builtProgram: string
  }
}

/** One PostgreSQL, one folder and one build of the server for all tests of a run: what a failed test leaves behind goes with them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  const tempDir = mkdtempSync(join(tmpdir(), 'upvas-tests-'))
  const built = join(tempDir, 'server')
  execFileSync(process.execPath, [join(import.meta.dirname, '../build.ts'), built])
  project.provide('builtProgram', join(built, 'main.js'))
  project.provide('postgresUrl', postgres.url)
  project.provide('tempDir', tempDir)
  return async () => {
    await postgres.stop()
    rmSync(tempDir, { recursive: true, force: true })
  }
}
