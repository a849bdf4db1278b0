import type { Page } from '@playwright/test'

/** Holds back a page's requests to an address until they are released; they go on to the real server then. */
export async function hold(page: Page, url: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await gate.promise
    await route.fallback()
  })
  return gate.resolve
}
