import { closeSync, existsSync, fsyncSync, mkdirSync, openSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** Makes a folder for one user alone, and sees its name on disk: a file that is synced in a folder that a power cut takes away is lost. */
export function makeLastingFolder(path: string): void {
  const missing: string[] = []
  // One by one: Node's own way to make them all never returns where none can be made, as in /proc.
  for (let folder = resolve(path); !existsSync(folder); folder = dirname(folder)) {
    missing.unshift(folder)
  }
  for (const folder of missing) {
    makeFolder(folder)
    syncFolder(dirname(folder))
  }
}

function makeFolder(path: string): void {
  try {
    mkdirSync(path, 0o700)
  } catch (error) {
    // Another process may make it in the same moment.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** Sees the names in a folder on disk. */
export function syncFolder(path: string): void {
  // Windows syncs no folders, and keeps their names in a journal.
  if (process.platform === 'win32') return
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
