import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vite'
import type { Language } from '#domain/language.ts'

/** A file that the worker keeps, in workbox's words. */
interface Kept {
  readonly url: string
  /** What its content goes by; null where its name does already. */
  readonly revision: string | null
  /** What comes under this address must be just this: a deploy in between makes the worker start over. */
  readonly integrity: string
}

const WORKERS = ['service-worker', 'service-worker-removal']

/** Files outside of assets/ that pages ask for, the same in every language. */
const BESIDE_PAGES = ['favicon.svg', 'icon-192.png']

/** What an English page asks for only where somebody has typed in another script. */
const RARE = /devanagari/

interface Built {
  readonly language: Language
  /** The folder of all languages. */
  readonly top: string
  /** Where this language's files are below it: a path that begins and ends with a slash. */
  readonly base: string
  /** The pages with their files. */
  readonly pages: Readonly<Record<string, string>>
}

/**
 * Builds the service worker of a language, with the list of what it keeps: the pages and all that they may ask for. And
 * the worker that removes it.
 */
export async function buildServiceWorkers({ language, top, base, pages }: Built): Promise<void> {
  const outDir = path.join(top, base)
  const isAskedFor = base === '/' ? (file: string) => !RARE.test(file) : () => true
  const assets = (await readdir(path.join(outDir, 'assets'))).filter(isAskedFor).toSorted()
  const kept = await Promise.all([
    ...Object.entries(pages).map(([url, file]) => keep(url, path.join(outDir, file))),
    ...BESIDE_PAGES.map((file) => keep(`/${file}`, path.join(top, file))),
    keep(`${base}manifest.webmanifest`, path.join(outDir, 'manifest.webmanifest')),
    ...assets.map((file) =>
      keep(`${base}assets/${file}`, path.join(outDir, 'assets', file), false),
    ),
  ])
  for (const name of WORKERS) {
    await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      define: {
        BUILT: JSON.stringify(kept),
        LANGUAGE: JSON.stringify(language),
        'process.env.NODE_ENV': '"production"',
      },
      build: {
        outDir,
        emptyOutDir: false,
        target: 'es2022',
        reportCompressedSize: false,
        rolldownOptions: {
          input: path.join(import.meta.dirname, `../service-worker/${name}.ts`),
          output: { entryFileNames: `${name}.js`, format: 'iife' },
        },
      },
    })
  }
}

async function keep(url: string, file: string, changes = true): Promise<Kept> {
  const hash = createHash('sha256')
    .update(await readFile(file))
    .digest('base64')
  return { url, revision: changes ? hash.slice(0, 12) : null, integrity: `sha256-${hash}` }
}
