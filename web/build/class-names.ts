import { createHash } from 'node:crypto'
import path from 'node:path'

const WEB = path.join(import.meta.dirname, '..')

/** A class's name in the pages: its own and a mark of its file, the same for all of a file, which compresses well. */
export function className(name: string, file: string): string {
  const from = path.relative(WEB, file.split('?')[0] ?? '').replaceAll(path.sep, '/')
  const mark = createHash('sha256').update(from).digest('hex').slice(0, 4)
  return `${name}-${mark}`
}
