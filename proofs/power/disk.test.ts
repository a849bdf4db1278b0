import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { Disk } from './disk.ts'
import { type Event, eventsOf } from './trace.ts'

const homes: string[] = []

afterAll(() => {
  for (const home of homes) rmSync(home, { recursive: true, force: true })
})

const folder = { kind: 'mkdir', path: '/d/data' } as const
const file = { kind: 'create', path: '/d/data/f' } as const
const written = { kind: 'write', path: '/d/data/f', atByte: 2, data: Buffer.from('hi') } as const
const sync = (path: string): Event => ({ kind: 'sync', path })

/** What is left of the file after these events and a power cut; null without a file. */
function left(share: number, ...events: Event[]): string | null {
  const home = mkdtempSync(join(tmpdir(), 'upvas-disk-'))
  homes.push(home)
  const disk = new Disk('/d')
  for (const event of events) disk.take(event)
  disk.cut(home, share)
  const there = join(home, 'data/f')
  return existsSync(there) ? readFileSync(there, 'latin1') : null
}

const named = [folder, sync('/d'), file, sync('/d/data')]

test('what was synced is left, with the names that lead to it', () => {
  expect(left(0, ...named, written, sync('/d/data/f'))).toBe('\0\0hi')
})

test('what was not synced is not left, or a part of it', () => {
  expect(left(0, ...named, written)).toBe('')
  expect(left(1, ...named, written)).toBe('\0\0hi')
})

test('a file whose folder was not synced is not left, nor one whose folder has no name', () => {
  expect(left(0, folder, sync('/d'), file, written, sync('/d/data/f'))).toBe(null)
  expect(left(0, folder, file, sync('/d/data'), written, sync('/d/data/f'))).toBe(null)
})

test('a file that was deleted is back until its folder is synced', () => {
  const gone = { kind: 'remove', path: '/d/data/f' } as const
  expect(left(0, ...named, gone)).toBe('')
  expect(left(0, ...named, gone, sync('/d/data'))).toBe(null)
})

test('a write of a kind that it does not know is not passed over', () => {
  expect(() => left(0, ...named, { ...written, atByte: Number.NaN })).toThrow('unknown kind')
})

test('a trace becomes events: those of the folder, and the answers', () => {
  const hex = (text: string) =>
    text.replace(/./gs, (c) => `\\x${c.charCodeAt(0).toString(16).padStart(2, '0')}`)
  const answer = 'HTTP/1.1 200 OK\r\nx-request-id: abc-1\r\n\r\n'
  const trace = [
    `7 openat(AT_FDCWD<${hex('/')}>, "${hex('/d/data/f')}", O_RDWR|O_CREAT, 0600) = 5<${hex('/d/data/f')}>`,
    `7 pwrite64(5<${hex('/d/data/f')}>, "${hex('hi')}", 2, 2 <unfinished ...>`,
    `8 fsync(9<${hex('/elsewhere')}>) = 0`,
    `7 <... pwrite64 resumed>) = 2`,
    `7 fsync(5<${hex('/d/data/f')}>) = 0`,
    `7 ftruncate(5<${hex('/d/data/f')}>, 1) = -1 EINVAL (Invalid argument)`,
    `7 write(20<${hex('socket:[1]')}>, "${hex(answer)}", 40) = 40`,
  ]
  expect(eventsOf(trace.join('\n'), '/d')).toEqual([
    file,
    written,
    sync('/d/data/f'),
    { kind: 'answer', requestId: 'abc-1' },
  ])
})
