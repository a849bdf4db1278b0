import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
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

test('the program runs from what the container gets', async () => {
  const containerfile = readFileSync(join(root, 'ops/container/Containerfile'), 'utf8')
  const [, last = ''] = containerfile.split(/^FROM debian/m)
  const image = join(folder, 'image')
  for (const [, from = '', to = ''] of last.matchAll(/^COPY (\w\S+) (\S+)$/gm)) {
    cpSync(join(root, from), join(image, to === './' ? from : to), { recursive: true })
  }
  // Of its packages it gets those that are no tools: which these are, the lock file says.
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  for (const [path, { dev }] of Object.entries<{ dev?: boolean }>(packages)) {
    if (!path.startsWith('node_modules/') || dev || path.lastIndexOf('node_modules') > 0) continue
    link(path)
  }
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: image,
    env: { PORT: '0', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' },
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

  function link(path: string): void {
    const to = join(image, path)
    spawnSync('mkdir', ['-p', join(to, '..')])
    // Packages of other machines are not there.
    if (spawnSync('test', ['-d', join(root, path)]).status === 0) symlinkSync(join(root, path), to)
  }
})
