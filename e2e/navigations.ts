import type { Page } from '@playwright/test'

export interface Navigation {
  readonly how: 'pushState' | 'replaceState'
  readonly path: string
  /** On the page's own clock, `performance.now()`. */
  readonly atMs: number
}

declare global {
  interface Window {
    navigations: Navigation[]
  }
}

/** Writes down every change of address that the app makes from now on. Returns how to read them. */
export async function noteNavigations(page: Page): Promise<() => Promise<Navigation[]>> {
  await page.addInitScript(() => {
    window.navigations = []
    for (const how of ['pushState', 'replaceState'] as const) {
      const change = history[how].bind(history)
      history[how] = (state, unused, url) => {
        change(state, unused, url)
        const path = location.pathname + location.search
        window.navigations.push({ how, path, atMs: performance.now() })
      }
    }
  })
  return () => page.evaluate(() => window.navigations)
}
