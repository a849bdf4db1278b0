import { randomUUIDv7 } from 'node:crypto'
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { startFast } from '#domain/fasting/fast.ts'
import { openDatabase } from '#server/store/dialect.ts'
import { insertFast } from '#server/store/fasts.ts'
import { migrate } from '#server/store/migrate.ts'
import type { Db } from '#server/store/schema.ts'
import { newPlace, type Place } from '../../proofs/place.ts'
import type { Trial } from '../../proofs/proof.ts'
import { type Inhabitant, settle } from '../population.ts'

const HOUR_MS = 3_600_000

/** So many people in a new database, each signed in. */
export async function people(
  place: Place,
  count: number,
  more: (db: Db, all: readonly Inhabitant[]) => Promise<void> = async () => {},
): Promise<Inhabitant[]> {
  const db = await openDatabase(place)
  await migrate(db)
  const all = await settle(db, count, Date.now())
  await more(db, all)
  await db.destroy()
  return all
}

/** Has all of them fast since an hour ago. */
export async function allFasting(db: Db, all: readonly Inhabitant[]): Promise<void> {
  const nowMs = Date.now()
  await db.transaction().execute(async (trx) => {
    for (const { id, zone } of all) {
      const start = { id: randomUUIDv7(), startMs: nowMs - HOUR_MS, targetHours: 16, zone }
      await insertFast(trx, id, startFast(start, nowMs))
    }
  })
}

/** Gives each of them a past of so many fasts: a night and a morning without food each day, the last of them yesterday. */
export function addFasts({ dataDir }: Place, userIds: readonly string[], count: number): void {
  const db = new DatabaseSync(join(dataDir, 'upvas.sqlite'))
  const insert = db.prepare(`
    with recursive days (n) as (select 1 union all select n + 1 from days where n < $count)
    insert into fasts
      (user_id, id, start_at, end_at, target_hours, note, start_zone, end_zone, start_date,
        end_date, created_at, updated_at)
    select $user, printf('00000000-0000-7000-8000-%012x', n), at, at + 57600000, 16, '', 'UTC',
      'UTC', date(at / 1000, 'unixepoch'), date(at / 1000 + 57600, 'unixepoch'), at, at + 57600000
    from (select n, $now - ($count - n + 2) * 86400000 as at from days)`)
  db.exec('begin')
  for (const user of userIds) insert.run({ $user: user, $count: count, $now: Date.now() })
  db.exec('commit')
  db.close()
}

/** The same file again, for another program: it must be closed. */
export async function copyOf(trial: Trial, { dataDir }: Place): Promise<Place> {
  const copy = await newPlace(trial, 'SQLite')
  copyFileSync(join(dataDir, 'upvas.sqlite'), join(copy.dataDir, 'upvas.sqlite'))
  return copy
}
