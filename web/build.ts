import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest, mergeConfig } from 'vite'
import { tokenPages } from '#contract/token-pages.ts'
import { FIRST_LANGUAGE, type Language, languages } from '#domain/language.ts'
import { compressFolder } from './build/compress.ts'
import { cutBasicFace } from './build/fonts.ts'
import { pageHtml, pageScripts, SIGNED_IN_FRAME, screenOf, sha256 } from './build/page-html.ts'
import { buildServiceWorkers } from './build/service-workers.ts'
import { styleSheets } from './build/style-sheets.ts'
import type * as prerender from './prerender.tsx'
import type { PrerenderedPage } from './prerender.tsx'
import { webConfig } from './vite.config.ts'

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
  const sheets = await takeSheets(outDir, manifest, pages)
  const assets = Object.values(manifest).flatMap((chunk) => chunk.assets ?? [])
  const fonts = [LATIN, ...(FONTS[language] ?? [])].map(
    (name) => assets.find((file) => file.includes(name)) ?? name,
  )
  const place = { origin, base, language, fonts }

  const files: Record<string, string> = {}
  const scripts = new Set<string>()
  for (const page of pages) {
    const inline = pageScripts(manifest, page, base)
    const file = page.path === '/' ? 'index.html' : `${page.path.slice(1)}.html`
    await mkdir(path.dirname(path.join(outDir, file)), { recursive: true })
    await writeFile(path.join(outDir, file), pageHtml(page, { ...place, ...sheets, ...inline }))
    files[page.path] = file
    for (const script of Object.values(inline)) scripts.add(sha256(script))
  }
  await writeFile(path.join(outDir, 'manifest.webmanifest'), JSON.stringify(webManifest()))
  // What a letter or another site leads to is of no use without a network.
  const kept = Object.entries(files).filter(([page]) => !tokenPages.has(page))
  await buildServiceWorkers({ language, top, base, pages: Object.fromEntries(kept) })
  await compressFolder(outDir)
  const list = {
    pages: files,
    scriptHashes: [...scripts],
    styleHashes: [sheets.ofPublicPage, sheets.ofSignedInPage].map(sha256),
  }
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
 * The styles of a public page and of a signed-in one, which stand inline in each; and the file with what the second has
 * more, for whoever comes from the first. The chunks' own sheets go.
 */
async function takeSheets(outDir: string, manifest: Manifest, pages: readonly PrerenderedPage[]) {
  const signedIn = pages.filter(({ access }) => access === 'signed-in').map(screenOf)
  const files = styleSheets(manifest, new Set([...signedIn, SIGNED_IN_FRAME]))
  const take = async (names: readonly string[]) => {
    const texts = names.map((name) => readFile(path.join(outDir, name), 'utf8'))
    const sheet = (await Promise.all(texts)).map((text) => text.trim()).join('')
    await Promise.all(names.map((name) => rm(path.join(outDir, name))))
    return sheet
  }
  const ofPublicPage = LAYERS + (await take(files.ofAllPages))
  const more = await take(files.ofSignedInPages)
  const moreFile = `assets/signed-in-${createHash('sha256').update(more).digest('hex').slice(0, 8)}.css`
  await writeFile(path.join(outDir, moreFile), more)
  return { ofPublicPage, ofSignedInPage: ofPublicPage + more, moreFile }
}

const [outDir, origin, only] = process.argv.slice(2)
if (!outDir || !origin) {
  throw new Error(
    'Say where to build to and for which address: node web/build.ts <folder> <origin> [<the only language>]',
  )
}
await buildWeb(path.resolve(outDir), origin, only)
