import { expect, test } from 'vitest'
import { chromiumFlags, findChromium, findWholeChromium, type Machine, remedy } from './chromium.ts'

function machine(has: string[], more: Partial<Machine> = {}): Machine {
  return {
    env: { PATH: '/usr/local/bin:/usr/bin' },
    runnable: (path) => has.includes(path),
    playwrightOwn: '/playwright/chrome',
    isRoot: false,
    isDebian: false,
    ...more,
  }
}

test.each([
  ['the one named comes first', '/my/chrome', ['/my/chrome', '/usr/bin/chromium'], '/my/chrome'],
  ['a wrong name is not covered up', '/my/none', ['/usr/bin/chromium'], null],
  ["then the system's", '', ['/usr/bin/chromium', '/playwright/chrome'], '/usr/bin/chromium'],
  ['under any of its names', '', ['/usr/local/bin/google-chrome'], '/usr/local/bin/google-chrome'],
  ["then Playwright's", '', ['/playwright/chrome'], '/playwright/chrome'],
  ['none', '', [], null],
])('%s', (_, named, has, found) => {
  const env = { PATH: '/usr/local/bin:/usr/bin', CHROMIUM_PATH: named }
  expect(findChromium(machine(has, { env }))).toBe(found)
})

test('the one without windows is quicker, and not whole', () => {
  const shell = '/usr/bin/chromium-headless-shell'
  const both = machine(['/usr/bin/chromium', shell])
  expect([findChromium(both), findWholeChromium(both)]).toEqual([shell, '/usr/bin/chromium'])
  expect([findChromium(machine([shell])), findWholeChromium(machine([shell]))]).toEqual([
    shell,
    null,
  ])
})

test('only root goes without the sandbox', () => {
  expect(chromiumFlags(true)).toContain('--no-sandbox')
  expect(chromiumFlags(false)).not.toContain('--no-sandbox')
})

test('Debian with root installs; others are told in one line', () => {
  expect(remedy(machine([], { isDebian: true, isRoot: true }))).toBe('install')
  expect(remedy(machine([], { isDebian: true }))).toContain('sudo apt-get install chromium')
  expect(remedy(machine([]))).toContain('npx playwright install chromium')
  expect(remedy(machine([], { env: { CHROMIUM_PATH: '/x' } }))).toContain('CHROMIUM_PATH is /x')
})
