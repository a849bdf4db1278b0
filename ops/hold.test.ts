import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hold } from './hold.mjs'

/** No process has it: it is above the largest that Linux gives out. */
const NOBODY = 4_194_305

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'upvas-hold-'))
  file = join(folder, 'install.lock')
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('holds the file while it works, and no longer', async () => {
  const held = await hold(file, vi.fn(), async () => existsSync(file))
  expect(held).toBe(true)
  expect(existsSync(file)).toBe(false)
})

test('lets go when the work fails', async () => {
  await expect(hold(file, vi.fn(), () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(existsSync(file)).toBe(false)
})

test('waits for a living holder and says so once', async () => {
  const holder = process.ppid
  writeFileSync(file, String(holder))
  const onWait = vi.fn(() => rmSync(file))
  await hold(file, onWait, async () => {})
  expect(onWait.mock.calls).toEqual([[holder]])
})

test('takes over from a process that is gone', async () => {
  writeFileSync(file, String(NOBODY))
  const onWait = vi.fn()
  await hold(file, onWait, async () => {})
  expect(onWait).not.toHaveBeenCalled()
})
