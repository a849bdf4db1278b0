import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import subset from 'subset-font'

const FACE = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
const styles = path.join(import.meta.dirname, '../styles/fonts.css')

/** Cuts from the text face what nearly every page shows: the letters that styles/fonts.css names for `figtree-basic`. */
export async function cutBasicFace(): Promise<void> {
  const whole = await readFile(createRequire(import.meta.url).resolve(FACE))
  const text = charactersOf(await readFile(styles, 'utf8'))
  const target = path.join(import.meta.dirname, '../../.cache/fonts/figtree-basic.woff2')
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, await subset(whole, text, { targetFormat: 'woff2' }))
}

/** The characters of the ranges that the sheet gives the basic face. */
export function charactersOf(sheet: string): string {
  const ranges = /figtree-basic[^}]+unicode-range:([^;]+);/.exec(sheet)?.[1]
  if (!ranges) throw new Error('styles/fonts.css names no letters for figtree-basic')
  return [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
    .flatMap(([, from = '', to = from]) => {
      const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)]
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))
    })
    .join('')
}
