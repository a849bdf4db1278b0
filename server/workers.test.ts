import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { launchProgram } from './test/built-program.ts'
import { engines, newFolder, newPlace, type Place } from './test/engines.ts'
import { type Ledger, openLedger } from './test/ledger.ts'
import { endPrograms, type Program, up } from './test/program.ts'

function workersOf({ child }: Program): number[] {
  const { stdout } = spawnSync('pgrep', ['-P', String(child.pid)], { encoding: 'utf8' })
  return stdout.trim().split('\n').map(Number)
}

/** Waits until the program has said something so often. */
async function hasSaid({ child, said }: Program, what: RegExp, times = 1): Promise<void> {
  while ([...`${said.out}\n${said.err}`.matchAll(what)].length < times) {
    if (child.exitCode !== null) throw new Error(`Ended before it said ${what}: ${said.err}`)
    await new Promise((done) => setTimeout(done, 20))
  }
}

describe.each(engines)('workers on %s', { timeout: 120_000 }, (engine) => {
  let place: Place
  let env: Record<string, string>
  let program: Program
  let ledger: Ledger
  let run: Promise<void>

  beforeAll(async () => {
    place = await newPlace(engine)
    env = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '', WORKERS: '3' }
    program = launchProgram(place.dataDir, env)
    ledger = await openLedger(await up(program), { peopleEach: 2 })
    run = ledger.run()
  }, 60_000)
  afterAll(async () => {
    ledger.stop()
    endPrograms()
    await place.remove()
  })

  test('share a port; the start reads as that of one process', () => {
    const plain = program.said.out.split('\n').filter((line) => !line.startsWith('{'))
    expect(plain).toEqual([
      expect.stringMatching(/^The database is up to date: applied 001-/),
      `Data: ${engine === 'SQLite' ? place.dataDir : 'PostgreSQL'}`,
      'Workers: 3',
      expect.stringMatching(/^Upvas is up: /),
      '',
    ])
    expect(workersOf(program)).toHaveLength(3)
    expect(program.said.err).toBe('')
  })

  test('SIGHUP replaces all of them without a failed request', async () => {
    const before = workersOf(program)
    await ledger.more(50)
    // A terminal that closes tells everybody.
    for (const pid of before) process.kill(pid, 'SIGHUP')
    program.child.kill('SIGHUP')
    await hasSaid(program, /^Reloaded: every worker is new\.$/gm)
    await ledger.more(50)
    expect(ledger.failures).toEqual([])
    const after = workersOf(program)
    expect(after).toHaveLength(3)
    expect(after.filter((pid) => before.includes(pid))).toEqual([])
  })

  test('one that is killed takes only what it was answering with it, and is replaced', async () => {
    await ledger.more(50)
    const [victim = 0, ...others] = workersOf(program)
    process.kill(victim, 'SIGKILL')
    await hasSaid(program, /^Worker \d ended \(SIGKILL\): another takes its place\.$/gm)
    await hasSaid(program, /"worker":7,.*listening/g)
    await ledger.more(50)
    expect(workersOf(program)).toHaveLength(3)
    expect(workersOf(program)).toEqual(expect.arrayContaining(others))

    // A connection belongs to one worker: each of its clients lost at most the one request that was in flight.
    const clients = ledger.failures.map(({ client }) => client)
    expect(new Set(clients).size).toBe(clients.length)
    expect(clients.length).toBeLessThan(8)
    for (const { what } of ledger.failures) expect(what).toMatch(/ECONNRESET|EPIPE/)
  })

  test('SIGTERM: what was accepted is answered, and the end is a clean one', async () => {
    const before = ledger.failures.length
    await ledger.more(50)
    // A service manager tells each process of a group.
    for (const pid of workersOf(program)) process.kill(pid, 'SIGTERM')
    program.child.kill('SIGTERM')
    expect(await program.ended).toBe(0)
    ledger.stop()
    await run
    // Nobody was let in any more; nobody who was in was cut off.
    const failures = ledger.failures.slice(before)
    expect(failures.filter(({ reused }) => reused)).toEqual([])
    for (const { what } of failures) expect(what).toMatch(/ECONNREFUSED|ECONNRESET/)
  })

  test('nothing that was acknowledged is missing', async () => {
    const again = launchProgram(place.dataDir, { ...env, PORT: new URL(ledger.url).port })
    await hasSaid(again, /^Upvas is up/gm)
    expect(ledger.acknowledged).toBeGreaterThan(250)
    expect(await ledger.compare()).toEqual({ missing: [], strange: [] })
  })
})

describe('workers that cannot start end the program with one line', () => {
  afterEach(endPrograms)

  const failure = async (env: Record<string, string>) => {
    const program = launchProgram(newFolder(), { DATA_DIR: newFolder(), WORKERS: '3', ...env })
    return [await program.ended, program.said.err]
  }

  test('a port that is taken', async () => {
    const first = launchProgram(newFolder(), { DATA_DIR: newFolder(), LOG_LEVEL: 'silent' })
    const { port } = new URL(await up(first))
    expect(await failure({ PORT: port })).toEqual([
      1,
      `Port ${port} is taken: stop the program that uses it, or set PORT to another.\n`,
    ])
  })

  test('a database that is not there', async () => {
    expect(await failure({ DATABASE_URL: 'postgres://u@127.0.0.1:1/x' })).toEqual([
      1,
      'No PostgreSQL answers at 127.0.0.1:1: start it, or correct DATABASE_URL.\n',
    ])
  })
})

test('a reload that cannot start leaves the workers that serve, and takes up what .env says', async () => {
  const folder = newFolder()
  const set = (level: string) => writeFileSync(`${folder}/.env`, `LOG_LEVEL=${level}\n`)
  set('info')
  const program = launchProgram(folder, { DATA_DIR: folder, WORKERS: '2' })
  const url = await up(program)
  set('loud')
  program.child.kill('SIGHUP')
  await hasSaid(program, /^No reload: a new worker could not start, so the others go on\.$/gm)
  expect(program.said.err).toMatch(/^LOG_LEVEL: got "loud"/)
  expect((await fetch(`${url}/api/health`)).status).toBe(200)
  set('silent')
  program.child.kill('SIGHUP')
  await hasSaid(program, /^Reloaded/gm)
  const spoken = program.said.out.length
  await fetch(`${url}/api/auth/login`, { method: 'POST' })
  program.child.kill('SIGTERM')
  expect(await program.ended).toBe(0)
  expect(program.said.out.slice(spoken)).toBe('')
})

test('without the process that started them, workers end and free the port', async () => {
  const folder = newFolder()
  const program = launchProgram(folder, { DATA_DIR: folder, WORKERS: '2' })
  const url = await up(program)
  program.child.kill('SIGKILL')
  await program.ended
  // They learn of it a moment later.
  await expect.poll(() => fetch(url).then(Boolean, () => false)).toBe(false)
})
