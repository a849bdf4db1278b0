import type { Page } from '@playwright/test'

/** What a browser writes for each request that does not arrive. */
export const AWAY = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_FAILED/

/** Waits until the service worker has kept the app and answers for this page. */
export async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const worker = navigator.serviceWorker
    if (worker.controller) return
    await new Promise((resolve) => {
      worker.addEventListener('controllerchange', resolve, { once: true })
    })
  })
}

/** The addresses of all that the worker keeps. */
export function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(caches_.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
}
