import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest } from 'vite'
import { compressFolder } from './build/compress.ts'
import { pageHtml, pageScripts, sha256 } from './build/page-html.ts'
import type * as prerender from './prerender.tsx'

/**
 * Builds the web app into a folder: hashed assets, one complete HTML file a page, compressed siblings, and
 * pages.json, from which the server learns the pages and the hashes of what stands inline in them.
 */
async function buildWeb(outDir: string, origin: string): Promise<void> {
  const configFile = path.join(import.meta.dirname, 'vite.config.ts')
  const shared = { configFile, logLevel: 'warn' } as const
  await build({ ...shared, build: { outDir, emptyOutDir: true } })

  const ssrDir = `${outDir}.prerender`
  await build({
    ...shared,
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      outDir: ssrDir,
      emptyOutDir: true,
      manifest: false,
      ssr: true,
      rolldownOptions: {
        input: path.join(import.meta.dirname, 'prerender.tsx'),
        output: { entryFileNames: 'prerender.mjs', codeSplitting: false },
      },
    },
  })
  const { prerenderPages } = (await import(
    pathToFileURL(path.join(ssrDir, 'prerender.mjs')).href
  )) as typeof prerender
  const pages = await prerenderPages()
  await rm(ssrDir, { recursive: true })

  const manifestFile = path.join(outDir, '.vite', 'manifest.json')
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest
  await rm(path.dirname(manifestFile), { recursive: true })
  const sheet = await takeSheet(outDir, manifest)
  const fonts = Object.values(manifest).flatMap((chunk) => chunk.assets ?? [])
  const font = fonts.find((file) => file.includes('figtree-latin-wght'))

  const files: Record<string, string> = {}
  const scripts = new Set<string>()
  for (const page of pages) {
    const inline = pageScripts(manifest, page.path)
    const file = page.path === '/' ? 'index.html' : `${page.path.slice(1)}.html`
    await mkdir(path.dirname(path.join(outDir, file)), { recursive: true })
    await writeFile(path.join(outDir, file), pageHtml(page, { origin, sheet, font, ...inline }))
    files[page.path] = file
    for (const script of Object.values(inline)) scripts.add(sha256(script))
  }
  await compressFolder(outDir)
  const list = { pages: files, scriptHashes: [...scripts], styleHashes: [sha256(sheet)] }
  await writeFile(path.join(outDir, 'pages.json'), `${JSON.stringify(list, null, 2)}\n`)
}

// The bundler puts the chunks' styles in an order of its own, and the first to name the layers settles theirs.
const LAYERS = '@layer reset,tokens,base,ui,feature;'

// The sheet stands inline in each page, so its file is not needed.
async function takeSheet(outDir: string, manifest: Manifest): Promise<string> {
  const file = Object.values(manifest).find((chunk) => chunk.file.endsWith('.css'))?.file
  if (!file) throw new Error('The build has no style sheet.')
  const sheet = await readFile(path.join(outDir, file), 'utf8')
  await rm(path.join(outDir, file))
  return LAYERS + sheet.trim()
}

const [outDir, origin] = process.argv.slice(2)
if (!outDir || !origin) {
  throw new Error(
    'Say where to build to and for which address: node web/build.ts <folder> <origin>',
  )
}
await buildWeb(path.resolve(outDir), origin)
