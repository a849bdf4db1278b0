import type { Page } from '@playwright/test'

/** Notes the Referer of each of a page's requests from now on. Returns how to read them. */
export function noteReferers(page: Page): () => Promise<string[]> {
  const noted: Promise<string>[] = []
  page.on('request', (request) => {
    // A request that its page left behind has none to tell.
    const referer = request.headerValue('referer').catch(() => null)
    noted.push(referer.then((value) => value ?? ''))
  })
  return () => Promise.all(noted)
}
