import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startPostgres, type TestPostgres } from '../server/test/postgres.ts'
import { openRelay } from '../server/test/relay.ts'
import { audit } from './audit.ts'
import { Ledger } from './ledger/ledger.ts'
import { startProgram } from './program.ts'
import type { Proof, Trial } from './proof.ts'

const WRITERS = 8
const WRITES = 150
/** The standby hears nothing for so long before the primary dies. */
const STALL_MS = 1500
const BACK_WITHIN_MS = 5000

const ASYNCHRONOUS = 'a standby that nobody waits for'
const BELIEVING = 'belief in commits that were cancelled'

export const proof: Proof = {
  promise: 'The primary is killed and its standby takes over: no acknowledged write is missing.',
  faults: [ASYNCHRONOUS, BELIEVING],
  async prove(trial) {
    const rounds = trial.short ? 1 : 8
    const all = { acknowledged: 0, lost: 0, wrong: [] as string[], half: [] as string[], backMs: 0 }
    for (let round = 1; round <= rounds; round++) {
      const { ledger, half, backMs } = await failOver(trial)
      all.acknowledged += ledger.acknowledged
      all.lost += ledger.lost
      all.wrong.push(...ledger.wrong)
      all.half.push(...half)
      all.backMs = Math.max(all.backMs, backMs)
      trial.progress(`failover ${round} of ${rounds}: ${all.acknowledged} writes, ${all.lost} lost`)
    }
    const { acknowledged, lost, wrong, half, backMs } = all
    for (const what of [...wrong, ...half].slice(0, 5)) console.log(`  ${what}`)
    return [
      { what: 'writes lost', value: lost, tried: acknowledged, atMost: 0 },
      { what: 'half-made', value: half.length, tried: acknowledged, atMost: 0 },
      { what: 'neither right nor 503', value: wrong.length, tried: acknowledged, atMost: 0 },
      { what: 'back after', value: backMs, unit: ' ms', tried: rounds, atMost: BACK_WITHIN_MS },
    ]
  },
}

async function failOver(trial: Trial) {
  const primary = await startPostgres({ settings: { fsync: 'off' } })
  trial.onEnd(() => primary.stop())
  const standby = await startPostgres({ settings: { fsync: 'off' }, follows: primary })
  trial.onEnd(() => standby.stop())
  if (trial.fault !== ASYNCHRONOUS) {
    await say(primary, "alter system set synchronous_standby_names = '*'")
    await say(primary, 'alter system set synchronous_commit = remote_apply')
    await say(primary, 'select pg_reload_conf()')
    await until(primary, "select 1 from pg_stat_replication where sync_state = 'sync'")
  }
  await until(standby, "select 1 from pg_stat_wal_receiver where status = 'streaming'")

  const relay = await openRelay(portOf(primary))
  trial.onEnd(() => relay.close())
  const databaseUrl = `postgres://upvas@127.0.0.1:${relay.port}/postgres`
  const place = { engine: 'PostgreSQL', dataDir: trial.folder(), databaseUrl } as const
  const entry = trial.fault === BELIEVING ? 'believes-warnings.ts' : undefined
  const { url, stop } = await startProgram(trial, place, { entry })
  const ledger = new Ledger(40)
  await ledger.settle(url)
  await ledger.write(url, WRITERS, () => ledger.acknowledged > WRITES)

  // From here on the standby hears of nothing more.
  const [receiver] = await say(standby, 'select pid from pg_stat_wal_receiver')
  process.kill(receiver?.pid, 'SIGSTOP')
  trial.onEnd(() => endIfThere(receiver?.pid))
  const diesMs = performance.now() + STALL_MS
  const writing = ledger.write(url, WRITERS, () => performance.now() > diesMs)
  if (trial.fault !== ASYNCHRONOUS) {
    // Somebody sees commits that hang, and cancels them.
    await until(primary, "select 1 from pg_stat_activity where wait_event = 'SyncRep'")
    await say(
      primary,
      "select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'",
    )
  }
  await pause(diesMs - performance.now())

  relay.lead(null)
  await primary.end('SIGKILL')
  process.kill(receiver?.pid, 'SIGTERM')
  process.kill(receiver?.pid, 'SIGCONT')
  await say(standby, 'select pg_promote()')
  relay.lead(portOf(standby))
  const promotedMs = performance.now()
  await writing
  while ((await fetch(`${url}/api/health`)).status !== 200) await pause(20)
  const backMs = performance.now() - promotedMs
  await ledger.check(url)
  const { acknowledged } = ledger
  await ledger.write(url, WRITERS, () => ledger.acknowledged > acknowledged + WRITES / 2)
  await ledger.check(url)
  const half = [...ledger.half, ...(await audit(place))]
  await stop()
  await Promise.all([primary.stop(), standby.stop()])
  return { ledger, half, backMs }
}

function portOf({ url }: TestPostgres): number {
  return Number(new URL(url).port)
}

async function say({ url }: TestPostgres, text: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

async function until(server: TestPostgres, text: string): Promise<void> {
  while ((await say(server, text)).length === 0) await pause(20)
}

function endIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended with its server.
  }
}
