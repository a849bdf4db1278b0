import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { launchProgram } from './test/built-program.ts'
import { asOwner, engines, newFolder, newPlace, type Place } from './test/engines.ts'
import { endPrograms, type Program, up } from './test/program.ts'

let home: string

beforeAll(() => {
  home = newFolder()
})
afterEach(endPrograms)

function launch(env: Record<string, string>): Program {
  return launchProgram(home, { DATA_DIR: join(home, 'data'), ...env })
}

/** How a program that cannot start ends. */
async function failure(env: Record<string, string>) {
  const program = launch(env)
  return { code: await program.ended, err: program.said.err, out: program.said.out }
}

let addresses = 0

async function call(method: string, url: string, body?: object, token?: string) {
  addresses++
  const answer = await fetch(url, {
    method,
    headers: {
      // Each call from an address of its own: limits for an address would join them.
      'x-forwarded-for': `10.0.0.${addresses}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into answers of every form
  return { status: answer.status, body: (await answer.json()) as any }
}

const person = { name: 'Asha', email: 'asha@example.org', password: 'breathe-in' }

describe.each(engines)('the program on %s', (engine) => {
  let place: Place
  let env: Record<string, string>
  beforeAll(async () => {
    place = await newPlace(engine)
    env = {
      DATA_DIR: place.dataDir,
      ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
    }
  })
  afterAll(() => place.remove())

  test('says what it does, and a running fast outlives kill -9', async () => {
    const first = launch(env)
    const url = await up(first)
    expect(first.said.out).toContain('The database is up to date: applied 001-accounts-and-fasts')
    expect(first.said.out).toMatch(
      engine === 'SQLite' ? `Data: ${place.dataDir}` : 'Data: PostgreSQL',
    )
    const { token } = (await call('POST', `${url}/api/auth/register`, person)).body
    const { fast } = (await call('POST', `${url}/api/fasts/start`, {}, token)).body
    first.child.kill('SIGKILL')
    await first.ended

    const second = launch(env)
    const again = await up(second)
    expect(second.said.out).not.toContain('applied')
    const current = await call('GET', `${again}/api/fasts/current`, undefined, token)
    expect([current.status, current.body.fast]).toEqual([200, fast])
    second.child.kill('SIGTERM')
    expect(await second.ended).toBe(0)
    expect(second.said.err).toBe('')
  })

  test.each(['SIGTERM', 'SIGINT'] as const)(
    'on %s it answers what is in flight, then ends',
    async (signal) => {
      const program = launch(env)
      const url = new URL(await up(program))
      // One connection idles, eight are in the middle of a sign-in. All are open beforehand, so that none comes late.
      const agent = new Agent({ keepAlive: true })
      const ask = async (method: string, path: string, address: number, body?: object) => {
        const headers = {
          'content-type': 'application/json',
          'x-forwarded-for': `10.1.0.${address}`,
        }
        const asked = request(new URL(path, url), { agent, method, headers })
        asked.end(body && JSON.stringify(body))
        const [answer] = await once(asked, 'response')
        answer.resume()
        await once(answer, 'end')
        return answer.statusCode
      }
      const people = Array.from({ length: 8 }, (_, n) => {
        return { ...person, email: `${signal}-${n}@example.org` }
      })
      for (const one of people) {
        expect((await call('POST', `${url}api/auth/register`, one)).status).toBe(201)
      }
      const nine = Array.from({ length: 9 }, (_, n) => ask('GET', '/api/health', n))
      expect(await Promise.all(nine)).toEqual(Array(9).fill(200))
      const signIns = people.map(({ email, password }, n) =>
        ask('POST', '/api/auth/login', n, { email, password }),
      )
      // The first answer shows that the others have arrived: they wait for a place to hash.
      await Promise.race(signIns)
      const asked = Date.now()
      program.child.kill(signal)

      expect(await Promise.all(signIns)).toEqual(Array(8).fill(200))
      expect(await program.ended).toBe(0)
      expect(Date.now() - asked).toBeLessThan(8500)
      await expect(fetch(url)).rejects.toThrow()
      agent.destroy()
    },
  )
})

test.each(engines)(
  'ten programs may start at once on a new %s: one of them sets it up',
  async (engine) => {
    const place = await newPlace(engine)
    const env = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '' }
    const programs = Array.from({ length: 10 }, () => launch(env))
    await Promise.all(programs.map(up))
    const applied = programs.filter(({ said }) => said.out.includes('applied'))
    expect(applied).toHaveLength(1)
    for (const { child } of programs) child.kill('SIGTERM')
    expect(await Promise.all(programs.map(({ ended }) => ended))).toEqual(Array(10).fill(0))
    await place.remove()
  },
)

test('in production letters in the log are warned of', async () => {
  for (const [env, warned] of [
    [{ NODE_ENV: 'production' }, true],
    [{ NODE_ENV: 'production', SMTP_URL: 'smtp://127.0.0.1:1' }, false],
    [{}, false],
  ] as const) {
    const program = launch({ ...env, DATA_DIR: join(home, 'warned') })
    await up(program)
    program.child.kill('SIGTERM')
    expect(await program.ended).toBe(0)
    expect(program.said.err.startsWith('SMTP_URL is not set')).toBe(warned)
  }
})

test('settings in .env count, and the environment wins over them', async () => {
  const folder = join(home, 'with-env')
  mkdirSync(folder)
  writeFileSync(join(folder, '.env'), `DATA_DIR=${join(folder, 'from-file')}\nPORT=nonsense\n`)
  const program = launchProgram(folder, {})
  await up(program)
  program.child.kill('SIGTERM')
  expect(await program.ended).toBe(0)
  expect(program.said.out).toContain('from-file')
})

describe('what keeps it from starting is said in a line', () => {
  test('a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    const { code, err } = await failure({ PORT: String(port) })
    other.close()
    expect([code, err]).toEqual([
      1,
      `Port ${port} is taken: stop the program that uses it, or set PORT to another.\n`,
    ])
  })

  test('a host that is not this machine', async () => {
    const { code, err } = await failure({ HOST: '192.0.2.1' })
    expect(code).toBe(1)
    expect(err).toBe(
      'HOST 192.0.2.1 is no address of this machine (EADDRNOTAVAIL): set HOST to 127.0.0.1 or 0.0.0.0.\n',
    )
  })

  test('a data folder that cannot be written', async () => {
    const file = join(home, 'a-file')
    writeFileSync(file, '')
    const { code, err } = await failure({ DATA_DIR: join(file, 'data') })
    expect(code).toBe(1)
    expect(err).toMatch(/^DATA_DIR .+ cannot be written \(.+\): allow it, or set DATA_DIR to .+\n$/)
  })

  test.skipIf(process.platform !== 'linux')('a data folder that nobody can make', async () => {
    const { code, err } = await failure({ DATA_DIR: '/proc/upvas' })
    expect([code, err]).toEqual([1, expect.stringMatching(/^DATA_DIR \/proc\/upvas cannot be/)])
  })

  test('a file that is no database', async () => {
    const folder = join(home, 'no-database')
    mkdirSync(folder)
    writeFileSync(join(folder, 'upvas.sqlite'), 'These words are no database. '.repeat(100))
    const { code, err } = await failure({ DATA_DIR: folder })
    expect(code).toBe(1)
    expect(err).toMatch(/^The file upvas\.sqlite in .+ is no database: .+\n$/)
  })

  test('bad settings, one line each', async () => {
    const { code, err } = await failure({ PORT: 'abc', LOG_LEVEL: 'loud', TRUST_PROXY: '1' })
    expect(code).toBe(1)
    expect(err.trim().split('\n')).toEqual([
      'PORT: got "abc", takes a whole number from 0 to 65535',
      'TRUST_PROXY: got "1", takes addresses or CIDR ranges separated by commas, such as 127.0.0.1,10.0.0.0/8',
      'LOG_LEVEL: got "loud", takes one of trace, debug, info, warn, error, fatal, silent',
    ])
  })

  test('a PostgreSQL that is not there', async () => {
    const { code, err } = await failure({ DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:1/x' })
    expect([code, err]).toEqual([
      1,
      'No PostgreSQL answers at 127.0.0.1:1: start it, or correct DATABASE_URL.\n',
    ])
  })

  test('a machine that does not exist', async () => {
    const { code, err } = await failure({ DATABASE_URL: 'postgres://u@nowhere.invalid/x' })
    expect([code, err]).toEqual([
      1,
      'There is no machine named nowhere.invalid: correct DATABASE_URL.\n',
    ])
  })

  test('a database, a user or a right that is missing', async () => {
    const place = await newPlace('PostgreSQL')
    const url = new URL(place.databaseUrl ?? '')
    const name = `nobody_${crypto.randomUUID().slice(0, 8)}`
    const withUrl = (change: (url: URL) => void) => {
      const changed = new URL(url)
      change(changed)
      return failure({ DATABASE_URL: changed.href })
    }

    const noDatabase = await withUrl((it) => {
      it.pathname = '/gone'
    })
    expect(noDatabase.err).toMatch(/^PostgreSQL at .+ has no database gone: create it, or .+\n$/)
    const noUser = await withUrl((it) => {
      it.username = name
    })
    expect(noUser.err).toMatch(/^PostgreSQL at .+ does not let nobody_.+ in: correct .+\n$/)
    await asOwner(`create role ${name} login`)
    const noRight = await withUrl((it) => {
      it.username = name
    })
    expect(noRight.err).toMatch(/^nobody_.+ may not create tables in PostgreSQL at .+\n$/)
    await asOwner(`drop role ${name}`)
    await place.remove()
  })

  test('a database that a newer version has used', async () => {
    const place = await newPlace('SQLite')
    const { DatabaseSync } = await import('node:sqlite')
    const raw = new DatabaseSync(join(place.dataDir, 'upvas.sqlite'))
    raw.exec(`create table kysely_migration (name text primary key, timestamp text);
      insert into kysely_migration values ('999-from-the-future', '2030-01-01T00:00:00.000Z')`)
    raw.close()
    const { code, err } = await failure({ DATA_DIR: place.dataDir })
    expect([code, err]).toEqual([
      1,
      'The database was used by a newer Upvas (it has "999-from-the-future"): install that version or newer.\n',
    ])
    await place.remove()
  })
})
