import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest, mergeConfig } from 'vite'
import { tokenPages } from '#contract/token-pages.ts'
import { FIRST_LANGUAGE, type Language, languages } from '#domain/language.ts'
import { compressFolder } from './build/compress.ts'
import { cutBasicFace } from './build/fonts.ts'
import { pageHtml, pageScripts, screensOf, sha256 } from './build/page-html.ts'
import { buildServiceWorkers } from './build/service-workers.ts'
import { styleSheets } from './build/style-sheets.ts'
import type * as prerender from './prerender.tsx'
import type { PrerenderedPage } from './prerender.tsx'
import { webConfig } from './vite.config.ts'

/** What the server learns of a page: its file, and the hashes of what stands inline in it. */
interface BuiltPage {
  readonly file: string
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** Builds the web app into a folder: English in the folder itself, each other language in one of its own below it. */
async function buildWeb(outDir: string, origin: string, only?: string): Promise<void> {
  await cutBasicFace()
  const wanted = languages.filter((language) => !only || language === only)
  for (const language of wanted) await buildLanguage(language, outDir, origin)
}

/**
 * Builds the web app in a language: hashed assets, one complete HTML file a page, the service worker that keeps them,
 * compressed siblings, and pages.json, from which the server learns the pages and the hashes of what stands inline in them.
 */
async function buildLanguage(language: Language, top: string, origin: string): Promise<void> {
  const isFirst = language === FIRST_LANGUAGE
  const base = isFirst ? '/' : `/${language}/`
  const outDir = path.join(top, base)
  const config = mergeConfig(await webConfig(language), {
    base,
    configFile: false,
    logLevel: 'warn',
  })
  const publicDir = isFirst ? config.publicDir : false
  // Beside the app itself.
  const rolldownOptions = {
    input: [
      String(config.build?.rolldownOptions?.input),
      path.join(import.meta.dirname, 'offline/follow-worker.tsx'),
    ],
  }
  await build(
    mergeConfig(config, { publicDir, build: { outDir, emptyOutDir: true, rolldownOptions } }),
  )

  const ssrDir = `${top}.prerender`
  await build(
    mergeConfig(config, {
      publicDir: false,
      ssr: { noExternal: true },
      build: {
        outDir: ssrDir,
        emptyOutDir: true,
        manifest: false,
        minify: false,
        ssr: true,
        rolldownOptions: {
          input: path.join(import.meta.dirname, 'prerender.tsx'),
          output: { entryFileNames: 'prerender.mjs', codeSplitting: false },
        },
      },
    }),
  )
  const { prerenderPages, webManifest } = (await import(
    `${pathToFileURL(path.join(ssrDir, 'prerender.mjs'))}?${language}`
  )) as typeof prerender
  const pages = await prerenderPages()
  await rm(ssrDir, { recursive: true })

  const manifestFile = path.join(outDir, '.vite', 'manifest.json')
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest
  await rm(path.dirname(manifestFile), { recursive: true })
  const { stylesOf, sheet } = await takeSheets(outDir, manifest, pages)
  const assets = Object.values(manifest).flatMap((chunk) => chunk.assets ?? [])
  const fonts = [LATIN, ...(FONTS[language] ?? [])].map(
    (name) => assets.find((file) => file.includes(name)) ?? name,
  )
  const place = { origin, base, language, fonts, sheet }

  const list: Record<string, BuiltPage> = {}
  for (const page of pages) {
    const inline = { ...pageScripts(manifest, page, base), styles: stylesOf(page) }
    const file = page.path === '/' ? 'index.html' : `${page.path.slice(1)}.html`
    await mkdir(path.dirname(path.join(outDir, file)), { recursive: true })
    await writeFile(path.join(outDir, file), pageHtml(page, { ...place, ...inline }))
    const scripts = [inline.gate, inline.start].map(sha256)
    list[page.path] = { file, scripts, styles: [sha256(inline.styles)] }
  }
  await writeFile(path.join(outDir, 'manifest.webmanifest'), JSON.stringify(webManifest()))
  // What a letter or another site leads to is of no use without a network.
  const kept = Object.entries(list).filter(([page]) => !tokenPages.has(page))
  const files = Object.fromEntries(kept.map(([page, { file }]) => [page, file]))
  await buildServiceWorkers({ language, top, base, pages: files })
  await compressFolder(outDir)
  await writeFile(path.join(outDir, 'pages.json'), `${JSON.stringify(list, null, 2)}\n`)
}

/** The faces that a page shows at once: of Latin letters in every language, and of the others that some have. */
const LATIN = 'figtree-basic'
const FONTS: Readonly<Partial<Record<Language, readonly string[]>>> = {
  hi: ['noto-sans-devanagari-devanagari-wght'],
}

// The bundler puts the chunks' styles in an order of its own, and the first to name the layers settles theirs.
const LAYERS = '@layer reset,tokens,base,ui,feature,devanagari;'

/**
 * The styles of each page, which stand inline in it: of its own screen and no other. Who goes on from there to another
 * needs those of all, which are a file of their own. The chunks' own sheets go.
 */
async function takeSheets(outDir: string, manifest: Manifest, pages: readonly PrerenderedPage[]) {
  const texts = new Map<string, string>()
  for (const name of styleSheets(manifest)) {
    texts.set(name, (await readFile(path.join(outDir, name), 'utf8')).trim())
    await rm(path.join(outDir, name))
  }
  const joined = (names: Iterable<string>) =>
    LAYERS + [...names].map((name) => texts.get(name)).join('')
  const all = joined(texts.keys())
  const sheet = `assets/all-${createHash('sha256').update(all).digest('hex').slice(0, 8)}.css`
  await writeFile(path.join(outDir, sheet), all)
  const screens = new Set(pages.flatMap(screensOf))
  const stylesOf = (page: PrerenderedPage) =>
    joined(styleSheets(manifest, screens.difference(new Set(screensOf(page)))))
  return { stylesOf, sheet }
}

const [outDir, origin, only] = process.argv.slice(2)
if (!outDir || !origin) {
  throw new Error(
    'Say where to build to and for which address: node web/build.ts <folder> <origin> [<the only language>]',
  )
}
await buildWeb(path.resolve(outDir), origin, only)
