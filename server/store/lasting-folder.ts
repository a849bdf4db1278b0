import { closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** Makes a folder for one user alone, and sees its name on disk: a file that is synced in a folder that a power cut takes away is lost. */
export function makeLastingFolder(path: string): void {
  const first = mkdirSync(path, { recursive: true, mode: 0o700 })
  // Windows syncs no folders, and keeps their names in a journal.
  if (first === undefined || process.platform === 'win32') return
  const outermost = dirname(resolve(first))
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    syncFolder(folder)
    if (folder === outermost) return
  }
}

function syncFolder(path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
