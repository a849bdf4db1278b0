import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(web, file), 'utf8')

test('every class that a component names stands in its sheet', () => {
  const missing: string[] = []
  let named = 0
  for (const file of globSync('**/*.tsx', { cwd: web })) {
    const code = read(file)
    for (const [, name = '', sheet = ''] of code.matchAll(
      /import (\w+) from '(\.[^']+\.module\.css)'/g,
    )) {
      const css = read(join(dirname(file), sheet))
      for (const [, used = ''] of code.matchAll(new RegExp(`[^-/\\w]${name}\\.(\\w+)`, 'g'))) {
        named++
        if (!new RegExp(`\\.${used}\\b`).test(css)) missing.push(`${file}: .${used}`)
      }
    }
  }
  expect(missing).toEqual([])
  expect(named).toBeGreaterThan(300)
})
