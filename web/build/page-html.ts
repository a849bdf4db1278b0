import { createHash } from 'node:crypto'
import type { Manifest } from 'vite'
import { tokenPages } from '#contract/token-pages.ts'
import type { Language } from '#domain/language.ts'
import type { PrerenderedPage } from '../prerender.tsx'
import { PAPER } from '../theme-colours.ts'

/** Runs before the first paint: whether a token is stored and which theme was chosen, for the styles to follow. */
const GATE =
  "try{var d=document.documentElement.dataset,s=localStorage,t=s.getItem('theme');" +
  "d.auth=s.getItem('token')?'in':'out';if(t==='light'||t==='dark')d.theme=t}catch{}"

/** The modules that a page begins with: the app's, and the one that follows the service worker. */
const ENTRY = 'main.tsx'
const FOLLOWER = 'offline/follow-worker.tsx'

/**
 * Takes a query with a token out of the address, for browser/address-token.ts to find. Before the styles are read: what
 * they fetch later carries the address that they were read at as its Referer, whatever policy the page has.
 * Where no link has brought a token, the styles follow that too.
 */
const TAKE_TOKEN =
  'if(/[?&]token=/.test(location.search)){self.takenQuery=location.search;' +
  "history.replaceState(history.state,'',location.pathname+location.hash)}" +
  "else if(!/[#&]token=/.test(location.hash))document.documentElement.dataset.link='none';"

/** The copyright is of the year in which the page is looked at; what was written in it is that of the build. */
const SET_YEAR = "document.getElementById('year')?.replaceChildren(new Date().getFullYear());"

/** The scripts that stand inline in a page: one for before it is painted, one for after. */
export function pageScripts(
  manifest: Manifest,
  page: Pick<PrerenderedPage, 'path' | 'access'>,
  base: string,
): { gate: string; start: string } {
  const [entry, follower] = [manifest[ENTRY], manifest[FOLLOWER]]
  if (!entry || !follower) throw new Error('The build lacks an entry.')
  // Wherever the list of pages has come to lie: without its screen a page would wake a step later, unnoticed.
  const screens = screensOf(page)
  const chunks = screens.map((screen) => manifest[screen]).filter((chunk) => chunk !== undefined)
  if (chunks.length < screens.length) throw new Error(`The build has no screen for ${page.path}.`)
  const wanted = [entry, ...chunks].flatMap((chunk) => closure(manifest, chunk))
  const imports = [...new Set(wanted)].map((file) => `import('${base}${file}')`).join(',')
  // After two frames the page has been painted, and what it needs to come alive is fetched all at once. Of a part that
  // does not come whoever needs it tells.
  const start = `requestAnimationFrame(()=>requestAnimationFrame(()=>Promise.allSettled([${imports}])))`
  return {
    gate: tokenPages.has(page.path) ? TAKE_TOKEN + GATE : GATE,
    start: `${SET_YEAR}${start};${workerStart(base, follower.file)}`,
  }
}

// Once all is there and nothing else is to do: a browser that is new here gets its service worker, unless its data is
// dear; from then on the worker has the code that follows it, so that no first visit pays for that.
function workerStart(base: string, follower: string): string {
  return [
    '(w=>{if(!w)return;let f;',
    `const follow=()=>f??=import('${base}${follower}').catch(()=>{});`,
    "addEventListener('load',()=>(self.requestIdleCallback??setTimeout)(()=>{",
    "if(w.controller)return follow();w.addEventListener('controllerchange',follow);",
    `navigator.connection?.saveData||w.register('${base}service-worker.js',{scope:'/'}).catch(()=>{})`,
    '}))})(navigator.serviceWorker)',
  ].join('')
}

interface PageParts {
  /** Where people reach the app, such as `https://fast.example.org`. */
  readonly origin: string
  readonly language: Language
  /** Where the files of this language are: a path that begins and ends with a slash. */
  readonly base: string
  /** What its own screen needs. */
  readonly styles: string
  /** The file with the styles of all screens, for whoever goes on to another. */
  readonly sheet: string
  readonly fonts: readonly string[]
  readonly gate: string
  readonly start: string
}

/** The whole document of a page. */
export function pageHtml(page: PrerenderedPage, parts: PageParts): string {
  const { origin, language, base, styles, sheet, fonts, gate, start } = parts
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escapeHtml(page.title)}</title>`,
    `<meta name="description" content="${escapeHtml(page.description)}">`,
    '<meta name="color-scheme" content="light dark">',
    ...(page.access === 'public'
      ? cardOf(page, origin)
      : ['<meta name="robots" content="noindex">']),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icon-180.png">',
    `<link rel="manifest" href="${base}manifest.webmanifest">`,
    ...Object.entries(PAPER).map(
      ([theme, colour]) =>
        `<meta name="theme-color" media="(prefers-color-scheme: ${theme})" content="${colour}">`,
    ),
    `<meta name="sheet" content="${base}${sheet}">`,
    `<script>${gate}</script>`,
    `<style>${styles}</style>`,
    '</head>',
    '<body>',
    // Asked for as early as in the head, where Chrome would hold the first paint back for it, up to 0.1 s.
    ...fonts.map(
      (file) =>
        `<link rel="preload" href="${base}${file}" as="font" type="font/woff2" crossorigin>`,
    ),
    `<div id="root" data-path="${page.path}">${page.html}</div>`,
    `<script>${start}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

// What a search engine and a chat that shows a link want to know of a public page.
function cardOf(page: PrerenderedPage, origin: string): string[] {
  const address = escapeHtml(origin + page.path)
  const properties: Record<string, string> = {
    type: 'website',
    site_name: 'Upvas',
    title: escapeHtml(page.title),
    description: escapeHtml(page.description),
    url: address,
    image: `${escapeHtml(origin)}/social-card.png`,
    'image:width': '1200',
    'image:height': '630',
  }
  return [
    `<link rel="canonical" href="${address}">`,
    ...Object.entries(properties).map(
      ([name, value]) => `<meta property="og:${name}" content="${value}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(page.path === '/' ? [structuredData(page, origin)] : []),
  ]
}

// https://schema.org/WebApplication, with what it costs.
function structuredData(page: PrerenderedPage, origin: string): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: 'Upvas',
    url: `${origin}/`,
    description: page.description,
    applicationCategory: 'HealthApplication',
    operatingSystem: 'Any',
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'INR' },
  }
  // A script cannot be closed by what stands in it.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return `<script type="application/ld+json">${json}</script>`
}

/** The hash of an inline script or style, as a content security policy takes it. */
export function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** The module that stands around every screen of the signed-in. */
const SIGNED_IN_FRAME = 'screens/signed-in-frame.tsx'

/** The modules of a page's screen, as the build names them. */
export function screensOf({ path, access }: Pick<PrerenderedPage, 'path' | 'access'>): string[] {
  const name = path === '/' ? 'landing' : path.slice(1).replaceAll('/', '-')
  return [`screens/${name}.tsx`, ...(access === 'signed-in' ? [SIGNED_IN_FRAME] : [])]
}

// A chunk and all that it imports, deepest last, so that the entry is asked for first.
function closure(manifest: Manifest, chunk: Manifest[string]): string[] {
  const imports = (chunk.imports ?? []).flatMap((key) => {
    const imported = manifest[key]
    return imported ? closure(manifest, imported) : []
  })
  return [chunk.file, ...imports]
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
