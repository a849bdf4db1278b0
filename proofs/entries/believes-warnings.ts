import pg from 'pg'
import { run } from '../../server/main.ts'

// The program with a fault: it hears no warning of the database.

const { on } = pg.Client.prototype
pg.Client.prototype.on = function (this: pg.Client, ...args: Parameters<typeof on>) {
  return args[0] === ('notice' as string) ? this : on.apply(this, args)
} as typeof on

await run()
