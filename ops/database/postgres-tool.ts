import { spawnSync } from 'node:child_process'
import { NotDone } from './problem.ts'

/** Runs a program that comes with PostgreSQL on a database, whose password no list of processes shows. */
export function runPostgresTool(tool: string, databaseUrl: string, args: readonly string[]): void {
  const url = new URL(databaseUrl)
  const PGPASSWORD = decodeURIComponent(url.password)
  url.password = ''
  const { status, error, stderr } = spawnSync(tool, [`--dbname=${url.href}`, ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...(PGPASSWORD && { PGPASSWORD }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  if ((error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT') {
    throw new NotDone(`There is no ${tool} here: install the client programs of PostgreSQL.`)
  }
  if (status !== 0) throw new NotDone(stderr.trim() || `${tool} failed.`)
}
