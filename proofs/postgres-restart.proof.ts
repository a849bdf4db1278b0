import { setTimeout as pause } from 'node:timers/promises'
import { startPostgres } from '../server/test/postgres.ts'
import { audit } from './audit.ts'
import { Ledger } from './ledger/ledger.ts'
import { startProgram } from './program.ts'
import type { Proof } from './proof.ts'

const WRITERS = 8
const MOST_WRITES = 120
const AWAY_MS = 400
const BACK_WITHIN_MS = 5000
const LATE = 'a PostgreSQL that commits later than it says'

export const proof: Proof = {
  promise: 'PostgreSQL crashes and starts again: 503 meanwhile, soon back, and nothing lost.',
  faults: [LATE],
  async prove(trial) {
    const rounds = trial.short ? 3 : 40
    // The WAL of a group of commits is written that much later; without the fault nothing is.
    const late = { synchronous_commit: 'off', wal_writer_delay: '10s', wal_writer_flush_after: '0' }
    const settings = { fsync: 'off', ...(trial.fault && late) }
    const postgres = await startPostgres({ settings })
    trial.onEnd(() => postgres.stop())
    const place = {
      engine: 'PostgreSQL',
      dataDir: trial.folder(),
      databaseUrl: postgres.url,
    } as const
    const { url, stop } = await startProgram(trial, place)
    const ledger = new Ledger(trial.short ? 40 : 120)
    await ledger.settle(url)

    let longestBackMs = 0
    let refused = 0
    for (let round = 1; round <= rounds; round++) {
      const [enough, before] = [ledger.acknowledged + Math.random() * MOST_WRITES, ledger.inDoubt]
      let ending: Promise<void> | null = null
      let backMs = 0
      await ledger.write(url, WRITERS, () => {
        if (ledger.acknowledged >= enough) {
          ending ??= postgres.end('SIGQUIT').then(() => pause(AWAY_MS))
          void ending.then(() => {
            backMs ||= performance.now()
          })
        }
        return backMs > 0
      })
      await (ending ?? postgres.end('SIGQUIT'))
      refused += ledger.inDoubt - before
      await postgres.start()
      const startedMs = performance.now()
      while ((await fetch(`${url}/api/health`)).status !== 200) await pause(20)
      longestBackMs = Math.max(longestBackMs, performance.now() - startedMs)
      await ledger.check(url)
      trial.progress(
        `crash ${round} of ${rounds}: ${ledger.acknowledged} writes, ${refused} in doubt`,
      )
    }
    const half = [...ledger.half, ...(await audit(place))]
    await stop()
    const { acknowledged, lost, wrong } = ledger
    for (const what of [...wrong, ...half].slice(0, 5)) console.log(`  ${what}`)
    return [
      { what: 'writes lost', value: lost, tried: acknowledged, atMost: 0 },
      { what: 'half-made', value: half.length, tried: acknowledged, atMost: 0 },
      { what: 'neither right nor 503', value: wrong.length, tried: refused, atMost: 0 },
      {
        what: 'back after',
        value: longestBackMs,
        unit: ' ms',
        tried: rounds,
        atMost: BACK_WITHIN_MS,
      },
    ]
  },
}
