import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

// What a program asked of the disk, in order, read from strace. Strings come as \x68\x65\x78, descriptors with their path.

/** The system calls that change a disk or an answer. */
const CALLS =
  'openat,open,creat,pwrite64,pwritev,write,writev,ftruncate,truncate,fsync,fdatasync,unlink,unlinkat,rename,renameat,renameat2,mkdir,mkdirat,fallocate,sendmsg,sendto'

/** Has the program be the process that is started, and strace its watcher. */
export function straceCommand(file: string): string[] {
  return ['strace', '-D', '-f', '-y', '-xx', '-s', '65536', '-o', file, '-e', `trace=${CALLS}`]
}

interface OfPath<Kind extends string> {
  readonly kind: Kind
  readonly path: string
}

/** Something that changes what is on disk, or an answer that went out. */
export type Event =
  | OfPath<'create'>
  | OfPath<'remove'>
  | OfPath<'mkdir'>
  | OfPath<'sync'>
  | (OfPath<'write'> & { readonly atByte: number; readonly data: Buffer })
  | (OfPath<'truncate'> & { readonly bytes: number })
  | { readonly kind: 'answer'; readonly requestId: string }

/** Waits until strace has written its last line: that of the process whose end it saw. */
export async function traced(file: string, pid: number): Promise<string> {
  for (;;) {
    const text = readFileSync(file, 'latin1')
    if (new RegExp(`^${pid} +\\+\\+\\+ `, 'm').test(text.slice(-10_000))) return text
    await pause(200)
  }
}

/** The events of a trace below a folder, and the answers. */
export function eventsOf(text: string, folder: string): Event[] {
  const isWatched = (path: string) => path.startsWith(`${folder}/`) && !path.endsWith('-shm')
  return wholeCalls(text)
    .map(eventOf)
    .filter((event) => event !== null)
    .filter((event) => event.kind === 'answer' || event.path === folder || isWatched(event.path))
}

// A call that another thread's interrupted stands in two lines, and counts from the second.
function wholeCalls(text: string): string[] {
  const begun = new Map<string, string>()
  const calls: string[] = []
  for (const line of text.split('\n')) {
    const place = line.indexOf(' ')
    const [pid, rest] = [line.slice(0, place), line.slice(place + 1).trimStart()]
    if (rest.endsWith('<unfinished ...>')) {
      begun.set(pid, rest.slice(0, -'<unfinished ...>'.length))
    } else if (rest.startsWith('<... ')) {
      calls.push(`${begun.get(pid) ?? ''}${rest.slice(rest.indexOf('>') + 1)}`)
    } else {
      calls.push(rest)
    }
  }
  return calls
}

function eventOf(line: string): Event | null {
  const [, name, rest = '', result] = /^(\w+)\((.*)\) += (-?\d+)/s.exec(line) ?? []
  if (!name || Number(result) < 0) return null
  const strings = [...rest.matchAll(/"((?:\\x[0-9a-f]{2})*)"/g)].map(([, hex]) => bytesOf(hex))
  const [text = Buffer.alloc(0)] = strings
  const descriptor = /^\d+<([^>]*)>/.exec(rest)?.[1]
  const path = descriptor === undefined ? text.toString() : bytesOf(descriptor).toString()
  const numbers =
    rest
      .slice(rest.lastIndexOf('"') + 1)
      .match(/\d+/g)
      ?.map(Number) ?? []

  switch (name) {
    case 'openat':
    case 'open':
      return rest.includes('O_CREAT') ? { kind: 'create', path: text.toString() } : null
    case 'mkdir':
    case 'mkdirat':
      return { kind: 'mkdir', path: text.toString() }
    case 'unlink':
    case 'unlinkat':
      return { kind: 'remove', path: text.toString() }
    case 'fsync':
    case 'fdatasync':
      return { kind: 'sync', path }
    case 'ftruncate':
      return { kind: 'truncate', path, bytes: Number(/, (\d+)$/.exec(rest)?.[1]) }
    case 'pwrite64':
      return { kind: 'write', path, atByte: numbers.at(-1) ?? 0, data: text }
    default: {
      const requestId = /^x-request-id: (\S+)\r$/im.exec(Buffer.concat(strings).toString('latin1'))
      if (requestId?.[1]) return { kind: 'answer', requestId: requestId[1] }
      // Anything else that changes a file is told as a write that the disk does not know.
      return { kind: 'write', path, atByte: Number.NaN, data: text }
    }
  }
}

function bytesOf(hex = ''): Buffer {
  return Buffer.from(hex.replaceAll('\\x', ''), 'hex')
}
