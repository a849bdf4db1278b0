import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Event } from './trace.ts'

// What a power cut leaves of a folder: of a file what was synced, of a folder's names those of its last sync.

/** Disks write this much or nothing. */
const SECTOR_BYTES = 512

type Change = (bytes: Buffer) => Buffer

class File {
  #bytes: Buffer = Buffer.alloc(0)
  /** What was asked for since the last sync. */
  readonly #pending: Change[] = []

  write(atByte: number, data: Buffer): void {
    for (let from = 0; from < data.length; from += SECTOR_BYTES) {
      const part = data.subarray(from, from + SECTOR_BYTES)
      this.#pending.push((bytes) => {
        const grown = resized(bytes, Math.max(bytes.length, atByte + from + part.length))
        part.copy(grown, atByte + from)
        return grown
      })
    }
  }

  truncate(bytes: number): void {
    this.#pending.push((before) => resized(before, bytes))
  }

  sync(): void {
    for (const change of this.#pending.splice(0)) this.#bytes = change(this.#bytes)
  }

  /** What is there after a power cut that lets this share of what was not synced come through. */
  after(share: number): Buffer {
    const kept = this.#pending.filter(() => Math.random() < share)
    let bytes: Buffer = Buffer.from(this.#bytes)
    for (const change of kept) bytes = change(bytes)
    return bytes
  }
}

function resized(bytes: Buffer, length: number): Buffer {
  if (length <= bytes.length) return bytes.subarray(0, length)
  return Buffer.concat([bytes, Buffer.alloc(length - bytes.length)])
}

/** A folder that is written to and may lose its power at any moment. */
export class Disk {
  readonly #root: string
  #names = new Map<string, File | 'folder'>()
  #lasting = new Map<string, File | 'folder'>()

  constructor(root: string) {
    this.#root = root
  }

  take(event: Event): void {
    if (event.kind === 'answer') return
    const { path } = event
    const there = this.#names.get(path)
    if (event.kind === 'create') {
      if (!there) this.#names.set(path, new File())
    } else if (event.kind === 'mkdir') {
      this.#names.set(path, 'folder')
    } else if (event.kind === 'remove') {
      this.#names.delete(path)
    } else if (event.kind === 'sync' && (there === 'folder' || path === this.#root)) {
      this.#syncNames(path)
    } else if (!(there instanceof File)) {
      throw new Error(`A call to a file that was never made: ${event.kind} ${path}`)
    } else if (event.kind === 'sync') {
      there.sync()
    } else if (event.kind === 'truncate') {
      there.truncate(event.bytes)
    } else if (event.kind === 'write') {
      if (Number.isNaN(event.atByte)) throw new Error(`A write of an unknown kind to ${path}`)
      there.write(event.atByte, event.data)
    }
  }

  #syncNames(folder: string): void {
    for (const names of [this.#names, this.#lasting]) {
      for (const path of names.keys()) {
        if (dirname(path) !== folder) continue
        const there = this.#names.get(path)
        if (there) this.#lasting.set(path, there)
        else this.#lasting.delete(path)
      }
    }
  }

  /** Writes what a power cut would leave now to another folder. */
  cut(to: string, share: number): void {
    const paths = [...this.#lasting.keys()].toSorted()
    for (const path of paths) {
      const folder = dirname(path)
      if (folder !== this.#root && !this.#lasting.has(folder)) continue
      const there = this.#lasting.get(path)
      const target = join(to, relative(this.#root, path))
      if (there === 'folder') mkdirSync(target)
      else if (there) writeFileSync(target, there.after(share))
    }
  }
}
