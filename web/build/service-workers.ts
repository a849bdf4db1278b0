import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vite'

/** A file that the worker keeps, in workbox's words. */
interface Kept {
  readonly url: string
  /** What its content goes by; null where its name does already. */
  readonly revision: string | null
  /** What comes under this address must be just this: a deploy in between makes the worker start over. */
  readonly integrity: string
}

const WORKERS = ['service-worker', 'service-worker-removal']

/** Files outside of assets/ that pages ask for. */
const BESIDE_PAGES = ['favicon.svg', 'manifest.webmanifest', 'icon-192.png']

/**
 * Builds the service worker of a built folder, with the list of what it keeps: the pages, given with their files, and
 * all that they may ask for. And the worker that removes it.
 */
export async function buildServiceWorkers(
  outDir: string,
  pages: Readonly<Record<string, string>>,
): Promise<void> {
  const assets = (await readdir(path.join(outDir, 'assets'))).toSorted()
  const kept = await Promise.all([
    ...Object.entries(pages).map(([url, file]) => keep(outDir, url, file)),
    ...BESIDE_PAGES.map((file) => keep(outDir, `/${file}`, file)),
    ...assets.map((file) => keep(outDir, `/assets/${file}`, `assets/${file}`, false)),
  ])
  for (const name of WORKERS) {
    await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      define: { BUILT: JSON.stringify(kept), 'process.env.NODE_ENV': '"production"' },
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

async function keep(outDir: string, url: string, file: string, changes = true): Promise<Kept> {
  const content = await readFile(path.join(outDir, file))
  const hash = createHash('sha256').update(content).digest('base64')
  return { url, revision: changes ? hash.slice(0, 12) : null, integrity: `sha256-${hash}` }
}
