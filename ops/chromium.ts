import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** The same engine without windows: the tests take half the time in it. It knows no notifications. */
const WINDOWLESS = 'chromium-headless-shell'
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const MAC_APPS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Keeps the browser to the pages under test: without these it calls its maker at every start. */
const QUIET_FLAGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
]

export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly runnable: (path: string) => boolean
  readonly playwrightOwn: string
  readonly isRoot: boolean
  readonly isDebian: boolean
}

/** Where the browser for the tests is: the one named by CHROMIUM_PATH, the system's, Playwright's; null where there is none. */
export function findChromium(machine: Machine): string | null {
  return find(machine, [WINDOWLESS, ...NAMES])
}

/** The same, but one that can have windows; null where there is none. */
export function findWholeChromium(machine: Machine): string | null {
  return find(machine, NAMES)
}

function find(machine: Machine, names: readonly string[]): string | null {
  const named = machine.env.CHROMIUM_PATH
  if (named) return machine.runnable(named) ? named : null
  const folders = (machine.env.PATH ?? '').split(delimiter).filter(Boolean)
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  const candidates = [...onPath, ...MAC_APPS, machine.playwrightOwn]
  return candidates.find((path) => machine.runnable(path)) ?? null
}

/** Chromium refuses its sandbox to root, and only to root. */
export function chromiumFlags(isRoot: boolean): string[] {
  return isRoot ? [...QUIET_FLAGS, '--no-sandbox'] : QUIET_FLAGS
}

/** What to do on a machine without a browser: install Debian's, or tell the person. */
export function remedy(machine: Machine): 'install' | string {
  const named = machine.env.CHROMIUM_PATH
  if (named) return `CHROMIUM_PATH is ${named}, which is no program: name a Chromium or unset it.`
  if (machine.isDebian && machine.isRoot) return 'install'
  const how = machine.isDebian
    ? '`sudo apt-get install chromium`'
    : '`npx playwright install chromium`'
  return `No Chromium for the browser tests: run ${how}, or set CHROMIUM_PATH.`
}

export function thisMachine(): Machine {
  return {
    env: process.env,
    runnable,
    playwrightOwn: chromium.executablePath(),
    isRoot: process.getuid?.() === 0,
    isDebian: existsSync('/etc/debian_version') && runnable('/usr/bin/apt-get'),
  }
}

/** The path of a whole browser, after installing one where that is possible. Throws one line that says what to do otherwise. */
export function bringChromium(machine: Machine = thisMachine()): string {
  const found = findWholeChromium(machine)
  if (found) return found
  const what = remedy(machine)
  if (what !== 'install') throw new Error(what)
  console.log("Installing Debian's Chromium for the browser tests…")
  const install = (name: string) => aptGet('install', '-y', '--no-install-recommends', name)
  const problem = aptGet('update') ?? install('chromium')
  if (problem !== null) {
    throw new Error(
      `${problem}\napt-get could not install chromium: install one by hand, or set CHROMIUM_PATH.`,
    )
  }
  // Older releases have no package of this name, and do without.
  install(WINDOWLESS)
  const installed = findWholeChromium(machine)
  if (installed) return installed
  throw new Error('apt-get installed chromium, yet none is on the PATH: set CHROMIUM_PATH.')
}

/** What it said where it failed, else null. */
function aptGet(...args: string[]): string | null {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status, stderr } = spawnSync('apt-get', ['-qq', ...args], { env, encoding: 'utf8' })
  return status === 0 ? null : stderr || 'apt-get failed'
}

function runnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
