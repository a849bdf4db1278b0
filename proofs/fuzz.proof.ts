import { randomInt } from 'node:crypto'
import { endpoints } from '#server/openapi.ts'
import { type FuzzReport, fuzz } from './fuzz/fuzz.ts'
import { engines, newPlace } from './place.ts'
import { startProgram } from './program.ts'
import type { Figure, Proof, Trial } from './proof.ts'

const REQUESTS = 20_000
const SHORT_REQUESTS = 1500
/** The seed of the short form, so that a build that was green stays green. */
const SEED = 20_260_328

/** Requests of which fewer got past the checks have tried little. */
const LEAST_PAST = 0.4
/** Nothing hangs longer, whatever else the machine has to do. */
const SLOWEST_MS = 15_000

export const proof: Proof = {
  promise:
    'no request, however odd, is answered by a server error, otherwise than promised, or by the end of the program',
  faults: ['a handler that throws', 'an answer of another shape'],
  async prove(trial) {
    const figures: Figure[] = []
    for (const engine of engines) figures.push(...(await on(trial, engine)))
    return figures
  },
}

async function on(trial: Trial, engine: (typeof engines)[number]): Promise<Figure[]> {
  const program = await startProgram(trial, await newPlace(trial, engine), {
    // Letters go to the log, and their tokens from there into requests.
    env: {
      LOG_LEVEL: 'info',
      PUSH_PRIVATE_HOSTS: '127.0.0.1',
      ...(trial.fault && { FAULT: trial.fault }),
    },
    ...(trial.fault && { entry: 'answers-otherwise.ts' }),
  })
  const seed = trial.short ? SEED : randomInt(2 ** 31)
  const requests = trial.short ? SHORT_REQUESTS : REQUESTS
  let read = 0
  const report = await fuzz({
    url: program.url,
    seed,
    requests,
    letterTokens() {
      const found = [...program.said.out.slice(read).matchAll(/#token=([\w-]{64})/g)]
      read = program.said.out.length
      return found.map(([, token = '']) => token)
    },
    onProgress: (sent) => trial.progress(`${engine}, seed ${seed}: ${sent} of ${requests}`),
  })
  await program.stop()
  if (report.faults.length > 0) console.log(report.faults.slice(0, 10).join('\n'))
  if (report.unmet.length > 0) console.log(`never succeeded: ${report.unmet.join(', ')}`)
  return figuresOf(`${engine}, seed ${seed}`, report, program.said.err)
}

function figuresOf(where: string, report: FuzzReport, err: string): Figure[] {
  const { requests, faults, past, unmet, slowestMs } = report
  const tried = requests
  const about = (text: string) => faults.filter((fault) => fault.startsWith(text)).length
  const errors = about('a server error')
  const crashes = about('no answer') + (err === '' ? 0 : 1)
  return [
    { what: `${where}: answers of 500`, value: errors, atMost: 0, tried },
    { what: 'answers not as promised', value: faults.length - errors, atMost: 0, tried },
    { what: 'crashes', value: crashes, atMost: 0, tried },
    { what: 'answered by a handler', value: past / requests, atLeast: LEAST_PAST, tried },
    {
      what: 'calls that never succeeded',
      value: unmet.length,
      // A few hundred requests do not come to each.
      atMost: requests < REQUESTS ? endpoints.length / 2 : 0,
      tried: endpoints.length,
    },
    { what: 'slowest answer', value: slowestMs, unit: ' ms', atMost: SLOWEST_MS, tried },
  ]
}
