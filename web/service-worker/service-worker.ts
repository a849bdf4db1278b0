import { addPlugins, matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { listenForReminders } from './reminders.ts'

declare const self: ServiceWorkerGlobalScope
/** Every page and every file of one build, put here by web/build/service-workers.ts. */
declare const BUILT: PrecacheEntry[]
/** The language of that build. */
declare const LANGUAGE: string

/** Calls, ways in from elsewhere and addresses with a token in them are the network's alone. */
const NEVER_OURS = /^\/(?:api|auth)(?:\/|$)|[?&]token=/

// A worker keeps the pages of one language: it asks for them in it, and finds them again whatever the browser would
// rather read.
addPlugins([
  {
    requestWillFetch: async ({ request }) => {
      const headers = new Headers(request.headers)
      headers.set('accept-language', LANGUAGE)
      return new Request(request, { headers })
    },
    cacheWillUpdate: async ({ response }) => (response.ok ? unvaried(response) : null),
  },
])

// Answered from what was kept, whatever the query: it is the page's to read, but for one that chooses a language.
precacheAndRoute(BUILT, {
  cleanURLs: false,
  directoryIndex: '',
  ignoreURLParametersMatching: [/^(?!language$)/],
})

// An address that is no page leads to the landing page, as it does on the server. It finds out who it was opened as.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !NEVER_OURS.test(url.pathname + url.search),
  async ({ request }) => {
    try {
      return await fetch(request)
    } catch {
      return (await matchPrecache('/')) ?? Response.error()
    }
  },
)

// The first worker of a browser takes the page that brought it. A later one waits until a person asks for it, so that
// no page gets parts of two builds.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('message', (event) => {
  if (event.data === 'takeOver') event.waitUntil(self.skipWaiting())
})

listenForReminders()

function unvaried({ body, headers, status, statusText }: Response): Response {
  const kept = new Headers(headers)
  kept.delete('vary')
  return new Response(body, { status, statusText, headers: kept })
}
