import { StatementSync } from 'node:sqlite'
import pg from 'pg'
import { run } from '../../server/main.ts'

// The program with a fault: what goes wrong in the database comes without its code.

for (const name of ['run', 'all'] as const) {
  const really = StatementSync.prototype[name] as (...values: unknown[]) => unknown
  StatementSync.prototype[name] = function (this: StatementSync, ...values: unknown[]) {
    try {
      return really.apply(this, values)
    } catch {
      throw new Error('Something went wrong')
    }
  } as never
}

const connect = pg.Pool.prototype.connect as () => Promise<pg.PoolClient>
pg.Pool.prototype.connect = function (this: pg.Pool) {
  return connect.call(this).catch(() => {
    throw new Error('Something went wrong')
  })
} as never

await run()
