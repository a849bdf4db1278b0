import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the built web app is made of. Tests and translators' notes change nothing in it. */
const INPUTS = [
  'web/**',
  'content/**',
  'contract/**',
  'domain/**',
  'lingui.config.ts',
  'package-lock.json',
]
const NO_INPUTS = ['**/*.test.{ts,tsx}', '**/*.md', '**/test/**']

/** One hash over the names and contents of all the inputs of the web build under `root`. */
export function fingerprint(root: string): string {
  const hash = createHash('sha256')
  const options = { cwd: root, exclude: NO_INPUTS, withFileTypes: true } as const
  const paths = INPUTS.flatMap((input) => globSync(input, options))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  for (const path of paths.sort()) {
    const content = readFileSync(path)
    hash.update(`${path.slice(root.length)}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}
