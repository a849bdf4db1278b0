import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { freePort } from '../server/test/free-port.ts'
import { root } from './folders.ts'

// What we give to whoever hosts is looked at by the programs that it is for, where they are there.

const folder = mkdtempSync(join(tmpdir(), 'upvas-deployment-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function has(program: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${program}`]).status === 0
}

function run(program: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' })
  return { status, said: stdout + stderr }
}

/** A file of ours with some words changed, in a folder of its own. */
function changed(path: string, ...changes: [RegExp, string][]): string {
  let text = readFileSync(join(root, path), 'utf8')
  for (const [from, to] of changes) {
    expect(text).toMatch(from)
    text = text.replace(from, to)
  }
  const file = join(folder, path.split('/').at(-1) ?? '')
  writeFileSync(file, text)
  return file
}

function certificate(): string {
  const file = join(folder, 'both.pem')
  const subject = '-newkey ec -pkeyopt ec_paramgen_curve:P-256 -subj /CN=fast.example.org'
  run('openssl', ...`req -x509 -nodes ${subject} -keyout ${file}.key -out ${file}.crt`.split(' '))
  writeFileSync(file, readFileSync(`${file}.crt`, 'utf8') + readFileSync(`${file}.key`, 'utf8'))
  return file
}

test.skipIf(!has('nginx'))('nginx takes its example', () => {
  const pem = certificate()
  const example = changed(
    'ops/proxy/nginx.conf',
    [/\/etc\/letsencrypt\S+fullchain\.pem/, pem],
    [/\/etc\/letsencrypt\S+privkey\.pem/, pem],
  )
  const whole = join(folder, 'whole.conf')
  writeFileSync(whole, `pid ${folder}/pid; events {} http { include ${example}; }`)
  expect(run('nginx', '-t', '-c', whole, '-p', folder).said).toContain('test is successful')
})

test.skipIf(!has('haproxy'))('HAProxy takes its example', () => {
  const pem = certificate()
  const example = changed('ops/proxy/haproxy.cfg', [/\/etc\/haproxy\/\S+\.pem/, pem])
  expect(run('haproxy', '-c', '-f', example)).toMatchObject({ status: 0 })
})

test.skipIf(!has('caddy'))('Caddy takes its example', () => {
  const { said } = run(
    'caddy',
    'validate',
    '--adapter',
    'caddyfile',
    '--config',
    join(root, 'ops/proxy/Caddyfile'),
  )
  expect(said).toContain('Valid configuration')
})

test.skipIf(!has('caddy'))('Caddy leads pages to https, and refuses calls without it', async () => {
  const [http, https] = [await freePort(), await freePort()]
  const example = changed(
    'ops/proxy/Caddyfile',
    [/^/, '{\n\tadmin off\n}\n'],
    [/^\{\$DOMAIN\S+/m, `http://127.0.0.1:${https}`],
    [/^http:\/\/\{\$DOMAIN\S+/m, `http://127.0.0.1:${http}`],
  )
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', example], {
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said += text
  })
  while (!said.includes('serving initial configuration')) await once(child.stderr, 'data')
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${http}${path}`, { redirect: 'manual' })
    return [answer.status, answer.headers.get('location')]
  }
  expect(await ask('/api/health')).toEqual([403, null])
  expect(await ask('/login?x=1')).toEqual([301, 'https://127.0.0.1/login?x=1'])
})

test.skipIf(!has('systemd-analyze'))(
  'systemd takes the unit, and finds little to fear in it',
  () => {
    const unit = changed('ops/systemd/upvas.service', [
      /^ExecStart=\S+/m,
      `ExecStart=${process.execPath}`,
    ])
    expect(run('systemd-analyze', 'verify', unit)).toEqual({ status: 0, said: '' })
    // Of 10; 1.5 is what a service that must speak to the network and translate code as it runs comes to.
    const { status, said } = run(
      'systemd-analyze',
      'security',
      '--offline=true',
      '--threshold=15',
      unit,
    )
    expect([status, said.includes('exposure level')]).toEqual([0, true])
  },
)

function containerfile(): string {
  return readFileSync(join(root, 'ops/container/Containerfile'), 'utf8')
}

/** What every Debian has, as its package manager needs it. */
const BASE = /^(linux-vdso|ld-linux-.+|libc|libdl|libgcc_s|libm|libpthread|libstdc\+\+)$/

test.skipIf(process.platform !== 'linux')('each stage has the libraries of its Node', () => {
  const stages = containerfile()
    .split(/^FROM /m)
    .slice(1)
  const libraries = run('ldd', realpathSync(join(root, 'node_modules/.bin/node'))).said
  for (const [, name = '', version] of libraries.matchAll(/^\s*(\S+?)\.so\.(\d+) =>/gm)) {
    if (BASE.test(name)) continue
    for (const stage of stages) expect(stage).toContain(`${name}${version}`)
  }
})

/** The packages that a built file asks for, at its start or later. */
function packagesAskedFor(file: string): string[] {
  const names: string[] = []
  const take = (source: { type: string; value?: unknown } | null | undefined) => {
    if (typeof source?.value === 'string') names.push(source.value)
  }
  new Visitor({
    ImportDeclaration: ({ source }) => take(source),
    ExportAllDeclaration: ({ source }) => take(source),
    ExportNamedDeclaration: ({ source }) => take(source),
    ImportExpression: ({ source }) => take(source),
    CallExpression: ({ callee, arguments: [first] }) => {
      if (callee.type === 'Identifier' && callee.name === '__require') take(first)
    },
  }).visit(parseSync(file, readFileSync(file, 'utf8')).program)
  return names.filter((name) => !name.startsWith('.') && !isBuiltin(name))
}

test('the program runs from what the container gets', async () => {
  const [, last = ''] = containerfile().split(/^FROM debian/m)
  const image = join(folder, 'image')
  for (const [, from = '', to = ''] of last.matchAll(/^COPY (\w\S+) (\S+)$/gm)) {
    cpSync(join(root, from), join(image, to === './' ? from : to), { recursive: true })
  }
  // Of the image that was left behind there are the build and Node alone, so the build must need no package.
  const taken = [...last.matchAll(/^COPY --from=build \/upvas\/(\S+)/gm)].map(([, what]) => what)
  expect(taken).toEqual(['node', 'dist'])
  const built = join(image, 'dist/server')
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'server/build.ts'), built])
  expect([status, String(stderr)]).toEqual([0, ''])
  const files = globSync(join(built, '*.js'))
  expect(files.length).toBeGreaterThan(5)
  // pg asks for its native sister where somebody wants that; nobody here does.
  expect([...new Set(files.flatMap(packagesAskedFor))]).toEqual(['pg-native'])
  const [, command = ''] = last.match(/^CMD (.+)$/m) ?? []
  const [program, ...args]: string[] = JSON.parse(command)
  expect(program).toBe('node')
  const child = spawn(process.execPath, args, {
    cwd: image,
    env: { PORT: '0', WORKERS: '2', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      said += data
    })
  }
  while (!said.includes('Upvas is up') && child.exitCode === null) await once(child.stdout, 'data')
  child.kill('SIGTERM')
  expect([(await once(child, 'exit'))[0], said]).toEqual([
    0,
    expect.stringContaining('Upvas is up'),
  ])
})
