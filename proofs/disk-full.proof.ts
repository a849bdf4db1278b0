import { spawnSync } from 'node:child_process'
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { audit } from './audit.ts'
import { call } from './call.ts'
import { Ledger } from './ledger/ledger.ts'
import type { Place } from './place.ts'
import { startProgram } from './program.ts'
import { type Proof, type Trial, Untried } from './proof.ts'

const WRITERS = 8
/** The disk is full when so many writes in a row were refused. */
const FULL_AFTER = 12
const MOST_ROOM_BYTES = 300_000

export const proof: Proof = {
  promise: 'A full disk loses nothing, damages nothing, and needs no restart (SQLite).',
  faults: ['eyes closed to it'],
  async prove(trial) {
    const rounds = trial.short ? 2 : 12
    const disk = smallDisk(trial)
    const place: Place = { engine: 'SQLite', dataDir: join(disk, 'data'), databaseUrl: null }
    const entry = trial.fault ? 'blind-to-full.ts' : undefined
    const program = await startProgram(trial, place, { entry })
    const ledger = new Ledger(trial.short ? 16 : 64)
    await ledger.settle(program.url)
    const whileFull = { refused: 0, reads: 0, wrongReads: 0 }
    let [resumed, wanted] = [0, 0]

    for (let round = 1; round <= rounds; round++) {
      fill(disk)
      const before = ledger.inDoubt
      // A person with a write in doubt waits for the next check, so that each of these is another person's.
      await ledger.write(program.url, WRITERS, () => ledger.inDoubt - before >= FULL_AFTER)
      whileFull.refused += ledger.inDoubt - before
      await readAll(program.url, ledger, whileFull)

      makeRoom(disk)
      await ledger.check(program.url)
      const [acknowledged, inDoubt] = [ledger.acknowledged, ledger.inDoubt]
      await ledger.write(program.url, WRITERS, () => ledger.acknowledged - acknowledged >= 50)
      resumed += ledger.acknowledged - acknowledged
      wanted += ledger.acknowledged - acknowledged + ledger.inDoubt - inDoubt
      trial.progress(`round ${round} of ${rounds}: ${ledger.acknowledged} writes acknowledged`)
    }
    await program.kill()
    const again = await startProgram(trial, place)
    await ledger.check(again.url)
    const half = [...ledger.half, ...(await audit(place))]

    const { acknowledged, lost, wrong } = ledger
    for (const problem of [...wrong, ...half].slice(0, 5)) console.log(`  ${problem}`)
    const { refused, reads, wrongReads } = whileFull
    return [
      { what: 'writes lost', value: lost, tried: acknowledged, atMost: 0 },
      { what: 'wrong answers', value: wrong.length, tried: refused, atMost: 0 },
      { what: 'reads refused while full', value: wrongReads, tried: reads, atMost: 0 },
      { what: 'half-made or damaged', value: half.length, tried: acknowledged, atMost: 0 },
      { what: 'refused with room again', value: wanted - resumed, tried: wanted, atMost: 0 },
    ]
  },
}

function smallDisk(trial: Trial): string {
  const disk = trial.folder()
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', disk])
  if (mounted.status !== 0) throw new Untried('it needs a small disk, and may not mount one')
  trial.onEnd(() => spawnSync('umount', [disk]))
  return disk
}

/** Leaves up to a few hundred kB, and no room in the journal, which is used over and over. */
function fill(disk: string): void {
  const other = new DatabaseSync(join(disk, 'data/upvas.sqlite'))
  other.exec('pragma wal_checkpoint(truncate)')
  other.close()
  const { bavail, bsize } = statfsSync(disk)
  const bytes = bavail * bsize - Math.floor(Math.random() * MOST_ROOM_BYTES)
  try {
    writeFileSync(join(disk, 'ballast'), Buffer.alloc(Math.max(0, bytes)))
  } catch (error) {
    // The program took the rest meanwhile: the disk is full, which is what was wanted.
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}

function makeRoom(disk: string): void {
  rmSync(join(disk, 'ballast'))
}

async function readAll(
  url: string,
  ledger: Ledger,
  counts: { reads: number; wrongReads: number },
): Promise<void> {
  for (const { state } of ledger.people) {
    if (!state?.token) continue
    for (const path of ['/user/profile', '/fasts/user', '/fasts/dashboard', '/weights/user']) {
      const answer = await call(url, { method: 'GET', path, token: state.token })
      counts.reads++
      if (answer?.status !== 200) counts.wrongReads++
    }
  }
}
