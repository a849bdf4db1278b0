import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { LANGUAGE, languageCookie } from '#contract/language.ts'
import { tokenPages } from '#contract/token-pages.ts'
import { asLanguage, FIRST_LANGUAGE, type Language, languages } from '#domain/language.ts'
import { EMBED_ORIGIN, THUMBNAIL_ORIGIN } from '#domain/video.ts'
import type { Config } from './config.ts'
import { etagOf, namesTag } from './etag.ts'
import { contentPolicy } from './headers.ts'
import { languageFor } from './language.ts'

/** What the web build of a language says about itself in `pages.json`. */
type Pages = Readonly<Record<string, BuiltPage>>

interface BuiltPage {
  /** Within the language's folder. */
  readonly file: string
  /** Hashes of what stands inline in it, as they stand in the policy. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** Names in here carry a hash of what is in them. */
const ASSETS = /(?:^|[/])assets[/]/
const FOREVER = 'public, max-age=31536000, immutable'

/** The service worker of each language, and what takes it from the browsers that have it. */
const WORKER = /(?:^|[/])service-worker[.]js$/
const WORKER_REMOVAL = 'service-worker-removal.js'

/** The pages that there are in each language: the first language at least. */
export type Web = ReadonlyMap<Language, Pages>

/** Reads what there is to serve; null where nothing has been built. */
export async function readPages(webRoot: string): Promise<Web | null> {
  const found = new Map<Language, Pages>()
  for (const language of languages) {
    const pages = await readIfBuilt(join(webRoot, folderOf(language), 'pages.json'))
    if (pages) found.set(language, pages)
  }
  return found.has(FIRST_LANGUAGE) ? found : null
}

async function readIfBuilt(file: string): Promise<Pages | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Pages
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

function folderOf(language: Language): string {
  return language === FIRST_LANGUAGE ? '' : `${language}/`
}

interface WebParts {
  readonly webRoot: string
  readonly web: Web
  readonly config: Pick<Config, 'publicUrl' | 'offline'>
}

/** A file of a build, as it is sent. */
interface SentFile {
  readonly file: string
  /** The folder that it is in, where that is not the build in use. */
  readonly root?: string
  readonly age: string
  readonly isWorker: boolean
}

/** Serves the built web: its pages and its files by name, so that nothing else can be reached. */
export async function webRoutes(app: FastifyInstance, parts: WebParts): Promise<void> {
  const { webRoot, web, config } = parts
  const root = resolve(webRoot)
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    // Nothing of ours is so large that anybody would want a part of it.
    acceptRanges: false,
    cacheControl: false,
  })
  const versions = new Map<Language, Version>()
  for (const [language, about] of web)
    versions.set(language, await version(webRoot, language, about))
  const first = versions.get(FIRST_LANGUAGE)
  if (!first) throw new Error('There are no pages in the first language.')

  for (const path of Object.keys(first.files)) {
    app.get(path, (request, reply) => {
      const chosen = asLanguage((request.query as Record<string, unknown>)[LANGUAGE])
      if (chosen) return choose(chosen, path, request.url, reply)
      const { files, headers } = versions.get(languageFor(request.headers)) ?? first
      const { file, etag, policy } = files[path] as PageFile
      reply.headers(headers).header('content-security-policy', policy).header('etag', etag)
      // It must not travel on in a Referer.
      if (tokenPages.has(path)) reply.header('referrer-policy', 'no-referrer')
      if (namesTag(request.headers['if-none-match'], etag)) return reply.code(304).send()
      return reply.sendFile(file, { etag: false, lastModified: false })
    })
    if (path === '/') continue
    app.get(`${path}/`, (request, reply) => {
      return reply.redirect(path + searchOf(request.url), 308)
    })
  }

  const sent = new Map<string, SentFile>()
  for (const file of await files(webRoot)) {
    const isWorker = WORKER.test(file)
    sent.set(`/${file}`, {
      file: isWorker && !config.offline ? WORKER_REMOVAL : file,
      age: ASSETS.test(file) ? FOREVER : 'no-cache',
      isWorker,
    })
  }
  // A page of the build before may still be open somewhere, and asks for chunks that it has not needed yet.
  const earlierRoot = resolve(`${webRoot}.earlier`)
  for (const file of existsSync(earlierRoot) ? await files(earlierRoot) : []) {
    if (!ASSETS.test(file) || sent.has(`/${file}`)) continue
    sent.set(`/${file}`, { file, root: earlierRoot, age: FOREVER, isWorker: false })
  }
  // A route for each would take 25 kB of memory.
  app.get('/*', (request, reply) => {
    const found = sent.get(request.url.split('?', 1)[0] ?? '')
    if (!found) return reply.callNotFound()
    // Also that of a language below the root answers for all pages.
    if (found.isWorker) reply.header('service-worker-allowed', '/')
    return reply.header('cache-control', found.age).sendFile(found.file, found.root ?? root)
  })

  // A link chooses the language, so that it needs no script; the address is then as it was.
  function choose(language: Language, path: string, url: string, reply: FastifyReply) {
    const query = new URLSearchParams(searchOf(url))
    query.delete(LANGUAGE)
    return reply
      .header('set-cookie', languageCookie(language, config.publicUrl))
      .redirect(query.size > 0 ? `${path}?${query}` : path, 303)
  }
}

interface PageFile {
  /** Below the root. */
  readonly file: string
  /** Of what is in it: by size and time, as for other files, the pages of two languages could be taken for one. */
  readonly etag: string
  readonly policy: string
}

/** How the pages of a language are served. */
interface Version {
  readonly files: Readonly<Record<string, PageFile>>
  readonly headers: Readonly<Record<string, string>>
}

async function version(webRoot: string, language: Language, about: Pages): Promise<Version> {
  const files = Object.entries(about).map(async ([path, { file: name, scripts, styles }]) => {
    const file = folderOf(language) + name
    const etag = etagOf([hash('sha256', await readFile(join(webRoot, file)), 'base64url')])
    // The video site is the yoga page's. But the policy of the page that was opened first holds on all that a person goes
    // to from there, so every page has it.
    const sites = { images: [THUMBNAIL_ORIGIN], frames: [EMBED_ORIGIN] }
    return [path, { file, etag, policy: contentPolicy({ scripts, styles, ...sites }) }] as const
  })
  return {
    files: Object.fromEntries(await Promise.all(files)),
    headers: {
      'cache-control': 'no-cache',
      'content-language': language,
      vary: 'accept-language, cookie',
    },
  }
}

/** The files that are no pages, with forward slashes. */
async function files(webRoot: string): Promise<string[]> {
  const entries = await readdir(webRoot, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(webRoot, sep).length))
    .map((file) => file.split(sep).join('/'))
    .filter((file) => !/(?:^|[/])pages\.json$|\.(?:html|br|gz)$/.test(file))
}

function searchOf(url: string): string {
  const query = url.indexOf('?')
  return query < 0 ? '' : url.slice(query)
}
