import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { EMBED_ORIGIN, THUMBNAIL_ORIGIN } from '#domain/video.ts'
import type { Config } from './config.ts'
import { contentPolicy } from './headers.ts'

/** What the web build says about itself in `pages.json`. */
export interface Pages {
  /** File of each path. */
  readonly pages: Readonly<Record<string, string>>
  /** Hashes of the inline scripts and styles of the pages, as they stand in the policy. */
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
}

/** A token may stand in the address of these, and must not travel on in a Referer. */
const BRING_TOKENS: ReadonlySet<string> = new Set([
  '/auth/callback',
  '/reset-password',
  '/verify-email',
])

/** Names in here carry a hash of what is in them. */
const ASSETS = 'assets/'
const FOREVER = 'public, max-age=31536000, immutable'

/** The service worker, and what takes it from the browsers that have it. */
const WORKER = 'service-worker.js'
const WORKER_REMOVAL = 'service-worker-removal.js'

/** Reads what there is to serve; null where nothing has been built. */
export async function readPages(webRoot: string): Promise<Pages | null> {
  try {
    return JSON.parse(await readFile(join(webRoot, 'pages.json'), 'utf8')) as Pages
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Serves the built web: one route a page and one a file, so that nothing else can be reached. */
export async function webRoutes(
  app: FastifyInstance,
  webRoot: string,
  web: Pages,
  { offline }: Pick<Config, 'offline'>,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: resolve(webRoot),
    serve: false,
    preCompressed: true,
    // Nothing of ours is so large that anybody would want a part of it.
    acceptRanges: false,
    cacheControl: false,
  })
  // The video site is the yoga page's. But the policy of the page that was opened first holds on all that a person
  // goes to from there, so every page has it.
  const policy = contentPolicy({
    scripts: web.scriptHashes,
    styles: web.styleHashes,
    images: [THUMBNAIL_ORIGIN],
    frames: [EMBED_ORIGIN],
  })

  for (const [path, file] of Object.entries(web.pages)) {
    app.get(path, (_request, reply) => {
      reply.headers({ 'content-security-policy': policy, 'cache-control': 'no-cache' })
      if (BRING_TOKENS.has(path)) reply.header('referrer-policy', 'no-referrer')
      return reply.sendFile(file)
    })
    if (path === '/') continue
    app.get(`${path}/`, (request, reply) => {
      const query = request.url.indexOf('?')
      return reply.redirect(path + (query < 0 ? '' : request.url.slice(query)), 308)
    })
  }

  const current = await files(webRoot)
  for (const file of current) {
    const age = file.startsWith(ASSETS) ? FOREVER : 'no-cache'
    const sent = file === WORKER && !offline ? WORKER_REMOVAL : file
    app.get(`/${file}`, (_request, reply) => reply.header('cache-control', age).sendFile(sent))
  }

  // A page of the build before may still be open somewhere, and asks for chunks that it has not needed yet.
  const earlierRoot = resolve(`${webRoot}.earlier`)
  const earlier = existsSync(earlierRoot) ? await files(earlierRoot) : []
  for (const file of earlier) {
    if (!file.startsWith(ASSETS) || current.includes(file)) continue
    app.get(`/${file}`, (_request, reply) =>
      reply.header('cache-control', FOREVER).sendFile(file, earlierRoot),
    )
  }
}

/** The files that are no pages, with forward slashes. */
async function files(webRoot: string): Promise<string[]> {
  const entries = await readdir(webRoot, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(webRoot, sep).length))
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file !== 'pages.json' && !/\.(?:html|br|gz)$/.test(file))
}
