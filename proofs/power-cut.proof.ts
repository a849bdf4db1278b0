import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { audit } from './audit.ts'
import { check as checkPerson } from './ledger/check.ts'
import { Ledger } from './ledger/ledger.ts'
import type { Place } from './place.ts'
import { Disk } from './power/disk.ts'
import { type Event, eventsOf, straceCommand, traced } from './power/trace.ts'
import { startProgram } from './program.ts'
import { type Figure, type Proof, type Trial, Untried } from './proof.ts'

const WRITERS = 8

const entries: Record<string, string> = {
  'synchronous = normal': 'unsynced.ts',
  'no transactions': 'no-transactions.ts',
}

// The program runs once under strace. Then it is started on what a power cut right after an answer would have left, for
// many answers; what one after a sync would have left is looked through for half-made things. Of what was not synced
// nothing is left, or for every other cut a part by chance, torn at sectors.
export const proof: Proof = {
  promise: 'What was answered as saved outlives a power cut, whole (SQLite).',
  faults: Object.keys(entries),
  async prove(trial) {
    if (spawnSync('strace', ['-V']).error)
      throw new Untried('it needs strace: apt-get install strace')
    const root = trial.folder()
    const place: Place = { engine: 'SQLite', dataDir: join(root, 'data'), databaseUrl: null }
    const ledger = new Ledger(trial.short ? 12 : 24)
    const events = await record(trial, place, root, ledger)
    return tryCuts(trial, root, ledger, events)
  },
}

async function record(trial: Trial, place: Place, root: string, ledger: Ledger): Promise<Event[]> {
  const writes = trial.short ? 100 : 1200
  const file = join(trial.folder(), 'trace')
  const entry = trial.fault === null ? undefined : entries[trial.fault]
  const program = await startProgram(trial, place, { entry, under: straceCommand(file) })
  await ledger.settle(program.url)
  await ledger.write(program.url, WRITERS, () => {
    trial.progress(`${ledger.acknowledged} of ${writes} writes acknowledged`)
    return ledger.acknowledged >= writes
  })
  await program.kill()
  return eventsOf(await traced(file, program.pid), root)
}

async function tryCuts(
  trial: Trial,
  root: string,
  ledger: Ledger,
  events: readonly Event[],
): Promise<Figure[]> {
  const atAnswers = someOf(events, 'answer', trial.short ? 4 : 120)
  const atSyncs = someOf(events, 'sync', trial.short ? 50 : 600)
  const disk = new Disk(root)
  const answered = new Set<string>()
  const half: string[] = []
  const tried = { cuts: 0, writes: 0, lost: 0 }

  for (const [index, event] of events.entries()) {
    disk.take(event)
    if (event.kind === 'answer') answered.add(event.requestId)
    if (!atAnswers.has(index) && !atSyncs.has(index)) continue
    const left = mkdtempSync(join(root, 'left-'))
    disk.cut(left, tried.cuts % 2 === 0 ? 0 : Math.random())
    const place: Place = { engine: 'SQLite', dataDir: join(left, 'data'), databaseUrl: null }
    if (atAnswers.has(index)) await check(place)
    if (existsSync(place.dataDir)) half.push(...(await audit(place)))
    rmSync(left, { recursive: true })
    tried.cuts++
    trial.progress(
      `cut ${tried.cuts} of ${atAnswers.size + atSyncs.size}: ${tried.lost} of ${tried.writes} lost`,
    )
  }

  async function check(place: Place): Promise<void> {
    const program = await startProgram(trial, place)
    for (const person of ledger.people) {
      const count = person.acknowledged.filter((id) => answered.has(id)).length
      const states = person.states.slice(0, count + 1)
      const isLast = count === person.states.length - 1
      const doubt = isLast ? person.doubt : person.states[count + 1]
      const written = { email: person.email, states, doubt }
      const { lost, problem } = await checkPerson(program.url, written)
      tried.writes += count
      tried.lost += lost
      if (problem) half.push(problem)
    }
    await program.kill()
  }

  const { wrong } = ledger
  for (const problem of [...wrong, ...half].slice(0, 5)) console.log(`  ${problem}`)
  return [
    {
      what: `writes lost over ${atAnswers.size} cuts`,
      value: tried.lost,
      tried: tried.writes,
      atMost: 0,
    },
    { what: 'half-made', value: half.length, tried: tried.cuts, atMost: 0 },
    { what: 'wrong answers', value: wrong.length, tried: ledger.acknowledged, atMost: 0 },
  ]
}

function someOf(events: readonly Event[], kind: Event['kind'], count: number): Set<number> {
  const places = [...events.entries()].filter(([, event]) => event.kind === kind)
  const chosen = Array.from({ length: count }, () =>
    places.splice(Math.random() * places.length, 1).map(([index]) => index),
  )
  return new Set(chosen.flat())
}
