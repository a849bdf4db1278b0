import { audit } from './audit.ts'
import { Ledger } from './ledger/ledger.ts'
import { startNginx } from './nginx.ts'
import { newPlace } from './place.ts'
import { startProgram } from './program.ts'
import type { Proof } from './proof.ts'

const CLIENTS = 8
const WRITES = 150
/**
 * What was in flight on the killed process is a bad gateway to whoever asked; a PUT or DELETE is asked again of the
 * other process, and may find done what it asks for.
 */
const IN_FLIGHT = /answered 502|already ended|^DELETE \S+ answered 404/
const PROXY_ALONE = 'a proxy that knows but one process'
const EARLY = 'answers before the commit'

export const proof: Proof = {
  promise:
    'Of two processes behind a proxy one is killed: what was in flight on it fails, nothing else.',
  faults: [EARLY, PROXY_ALONE],
  async prove(trial) {
    const rounds = trial.short ? 2 : 25
    const entry = trial.fault === EARLY ? 'early-answers.ts' : undefined
    const place = await newPlace(trial, 'PostgreSQL')
    const ledger = new Ledger(trial.short ? 24 : 60)
    const failed: number[] = []
    for (let round = 1; round <= rounds; round++) {
      const [one, two] = await Promise.all([0, 1].map(() => startProgram(trial, place, { entry })))
      const both = [one?.url ?? '', two?.url ?? '']
      const url = await startNginx(trial, trial.fault === PROXY_ALONE ? both.slice(0, 1) : both)
      await ledger.settle(url)

      const before = { acknowledged: ledger.acknowledged, failed: failuresOf(ledger) }
      let killed: Promise<void> | undefined
      await ledger.write(url, CLIENTS, () => {
        const written = ledger.acknowledged - before.acknowledged
        if (written > WRITES / 2) killed ??= one?.kill()
        return written > WRITES
      })
      await killed
      failed.push(failuresOf(ledger) - before.failed)
      await ledger.check(two?.url ?? '')
      await two?.stop()
      trial.progress(`kill ${round} of ${rounds}: ${failed.at(-1)} failed`)
    }
    const half = [...ledger.half, ...(await audit(place))]
    const { acknowledged, lost, wrong } = ledger
    const others = wrong.filter((what) => !IN_FLIGHT.test(what))
    for (const what of [...others, ...half].slice(0, 5)) console.log(`  ${what}`)
    return [
      { what: 'writes lost', value: lost, tried: acknowledged, atMost: 0 },
      { what: 'half-made', value: half.length, tried: acknowledged, atMost: 0 },
      { what: 'answered wrongly', value: others.length, tried: acknowledged, atMost: 0 },
      {
        what: 'failed with a kill, at most one for each client',
        value: Math.max(...failed),
        tried: rounds,
        atMost: CLIENTS,
      },
    ]
  },
}

function failuresOf({ inDoubt, wrong }: Ledger): number {
  return inDoubt + wrong.length
}
