import { prerenderToNodeStream } from 'react-dom/static'
import { Router } from 'wouter'
import { App } from './app.tsx'
import { descriptions } from './descriptions.ts'
import { i18n } from './i18n.ts'
import { pages } from './pages.ts'

export { webManifest } from './web-manifest.ts'

/** What the head of a page says. */
export interface PrerenderedPage {
  readonly path: string
  readonly access: 'public' | 'signed-in'
  readonly title: string
  readonly description: string
  readonly html: string
}

/** Renders every page as a visitor without a sign-in first meets it. */
export async function prerenderPages(): Promise<PrerenderedPage[]> {
  return await Promise.all(
    pages.map(async ({ path, title, access, screen }) => {
      if (access === 'public') await screen.preload()
      return {
        path,
        access,
        title: i18n._(title),
        description: i18n._(descriptions[path]),
        html: await render(path),
      }
    }),
  )
}

async function render(path: string): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerenderToNodeStream(
    <Router ssrPath={path}>
      <App />
    </Router>,
    {
      // All in its place: what comes in pieces is put together by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void errors.push(error),
    },
  )
  let html = ''
  for await (const chunk of prelude) html += chunk
  if (errors.length > 0) throw new AggregateError(errors, `${path} could not be rendered`)
  return html
}
