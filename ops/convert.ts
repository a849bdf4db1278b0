import { copy } from './database/copy.ts'
import { nameOf, type Place, placeOf } from './database/place.ts'
import { fail, NotDone } from './database/problem.ts'

const HELP = `Copies everything from one database to another, checks it, and leaves the source as it is.
Stop Upvas before: what is written meanwhile is not copied.

  npm run convert -- ./data postgres://upvas:password@127.0.0.1:5432/upvas
  npm run convert -- postgres://upvas:password@127.0.0.1:5432/upvas ./data`

const TELL_EVERY_MS = 1000

const [from, to, ...rest] = process.argv.slice(2)
let at: Place | null = null
try {
  if (!from || !to || rest.length > 0) throw new NotDone(HELP)
  const [source, target] = [placeOf(from), placeOf(to)]
  console.log(`From ${nameOf(source)} to ${nameOf(target)}`)
  at = target
  const copied = await copy(source, target, progress())
  for (const { table, sum } of copied) {
    console.log(`${table.padEnd(16)} ${String(sum.rows).padStart(10)} rows  ${sum.checksum}`)
  }
  console.log('Both hold the same.')
} catch (error) {
  fail(error, at)
}

function progress() {
  let toldMs = performance.now()
  return (table: string, rows: number, of: number) => {
    if (rows > 0 && performance.now() - toldMs < TELL_EVERY_MS) return
    toldMs = performance.now()
    console.log(`${table}: ${rows} of ${of}`)
  }
}
