import { newPlace } from '../proofs/place.ts'
import type { Running } from '../proofs/program.ts'
import type { Trial } from '../proofs/proof.ts'
import { type Bench, type Row, rowOf } from './bench.ts'
import type { Asker } from './load/load.ts'
import { allFasting, copyOf, people } from './load/people.ts'
import { type ProgramName, speedOf, startMetered } from './load/program.ts'
import { inRounds } from './rounds.ts'

const CONNECTIONS = 50
const SECONDS = 2
/** So many that none of them meets the limit of 300 calls a minute. */
const PEOPLE = 4000
const PROGRAMS: readonly ProgramName[] = ['ours', 'bare', 'express']

export const bench: Bench = {
  question: 'What does the call cost that everybody makes most?',
  async measure(trial) {
    const place = await newPlace(trial, 'SQLite')
    const askers = await people(place, PEOPLE, allFasting)
    const programs = new Map<ProgramName, Running>()
    for (const name of PROGRAMS) {
      programs.set(name, await startMetered(trial, await copyOf(trial, place), name))
    }
    const program = (name: ProgramName) => programs.get(name) as Running

    const job = { connections: CONNECTIONS, seconds: SECONDS, what: 'current', askers } as const
    const rounds = await inRounds({ rounds: 13, warmUps: 5 }, PROGRAMS, (name, round) => {
      trial.progress(`round ${round}: ${name}`)
      return speedOf(program(name), job, [200])
    })
    const against = (name: ProgramName) =>
      rounds.map((round) => round.ours.perCpuSecond / round[name].perCpuSecond)
    return [
      rowOf(
        'GET /fasts/current, 50 connections',
        'node:http by hand',
        { atLeast: 0.85 },
        against('bare'),
      ),
      rowOf('the same', 'Express 5', { atLeast: 2.5 }, against('express')),
      await unchanged(trial, program('ours'), askers),
    ]
  },
}

/** A dashboard that its browser has already, against the call beside it. */
async function unchanged(trial: Trial, ours: Running, askers: readonly Asker[]): Promise<Row> {
  const some = askers.slice(0, PEOPLE / 4)
  const withTags: Asker[] = []
  for (const { token } of some) {
    const answer = await fetch(`${ours.url}/api/fasts/dashboard`, {
      headers: { authorization: `Bearer ${token}` },
    })
    await answer.arrayBuffer()
    withTags.push({ token, etag: answer.headers.get('etag') ?? '' })
  }
  const jobs = {
    current: { what: 'current', askers: askers.slice(some.length) },
    'unchanged dashboard': { what: 'unchanged dashboard', askers: withTags },
  } as const
  const names = ['current', 'unchanged dashboard'] as const
  const rounds = await inRounds({ rounds: 5, warmUps: 1 }, names, (name, round) => {
    trial.progress(`round ${round}: ${name}`)
    const job = { connections: CONNECTIONS, seconds: SECONDS, ...jobs[name] }
    return speedOf(ours, job, [name === 'current' ? 200 : 304])
  })
  const ratios = rounds.map(
    (round) => round['unchanged dashboard'].perCpuSecond / round.current.perCpuSecond,
  )
  const what = 'GET /fasts/dashboard, unchanged (ETag)'
  return rowOf(what, 'GET /fasts/current', { atLeast: 0.9 }, ratios)
}
