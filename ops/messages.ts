import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './folders.ts'
import { type Outcome, runTool } from './run.ts'

const CATALOGUES = 'web/locales/**/*.po'

/** Whether the message catalogues hold every text of the screens and no other. Leaves them as it found them. */
export async function checkMessages(): Promise<Outcome> {
  const before = readCatalogues()
  const extracted = await runTool('lingui', ['extract', '--clean'])
  const after = readCatalogues()
  if (!extracted.ok) return extracted
  const changed = [...after.keys()].filter((path) => before.get(path) !== after.get(path))
  for (const path of changed) {
    const content = before.get(path)
    if (content === undefined) rmSync(path)
    else writeFileSync(path, content)
  }
  if (changed.length === 0) return extracted
  const said = 'The screens have texts that the catalogues lack, or lack some that they have:\n'
  return { ok: false, said: `${said}run \`npx lingui extract --clean\` and commit web/locales.\n` }
}

function readCatalogues(): Map<string, string> {
  const paths = globSync(CATALOGUES, { cwd: root }).map((path) => join(root, path))
  return new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]))
}
