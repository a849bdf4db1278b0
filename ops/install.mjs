// Runs before every script. Plain JavaScript without packages: nothing is installed yet, and the machine's own Node may be 20.
import { execFileSync, spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hold } from './hold.mjs'
import { isInstalled, runsTypeScript } from './installed.mjs'
import { mend, mendNode } from './npm-failures.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const ownNode = join(root, 'node_modules/.bin/node')
const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
// npm's own patience with a missing network is over a minute of silence.
const patience = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000']

if (!isInstalled(root)) {
  const lock = join(root, '.cache/install.lock')
  await hold(
    lock,
    (pid) => console.log(`Another install is under way (process ${pid}). Waiting for it…`),
    async () => isInstalled(root) || install(),
  )
}

// Scripts say `exec` so that npm passes SIGTERM to the program and not to a shell around it; Windows' shell has no such word.
if (process.platform === 'win32') {
  writeFileSync(join(root, 'node_modules/.bin/exec.cmd'), '@%*\r\n')
}

function install() {
  console.log('Installing dependencies…')
  const startedMs = Date.now()
  const npm = process.env.npm_execpath
  const args = ['ci', ...quiet, ...patience]
  const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] }
  const done = npm
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
  if (done.status !== 0) {
    const said = done.error?.message ?? done.stderr
    process.stderr.write(said)
    stop(mend(said))
  }
  checkNode()
  console.log(`Installed in ${((Date.now() - startedMs) / 1000).toFixed(1)} s.`)
}

/** Where no pinned Node exists (or its libc is another one), the machine's own must do: take the pinned one out of its way. */
function checkNode() {
  try {
    execFileSync(ownNode, ['--version'], { stdio: 'pipe', shell: process.platform === 'win32' })
  } catch (error) {
    rmSync(ownNode, { force: true })
    if (runsTypeScript()) return
    stop(mendNode(String(error.stderr), process))
  }
}

function stop(line) {
  console.error(`\n${line}`)
  process.exit(1)
}
