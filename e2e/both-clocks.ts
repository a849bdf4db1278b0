import type { Page, Route } from '@playwright/test'

/** A page's clock and its server's, which are moved together: moved alone, the page's is set right by the next answer. */
export interface BothClocks {
  /** What was due meanwhile happens once, as after a sleep. */
  jump(ms: number): Promise<void>
  /** All that is due happens in its turn. */
  run(ms: number): Promise<void>
}

/** For a page that has not been opened yet. */
export async function bothClocks(page: Page): Promise<BothClocks> {
  let passedMs = 0
  await page.route('**/api/**', async (route) => {
    await answerLater(route, passedMs).catch((error: Error) => {
      // Whoever asked may have gone to another page meanwhile.
      if (!/disposed|closed/.test(error.message)) throw error
    })
  })
  await page.clock.install()
  return {
    async jump(ms) {
      passedMs += ms
      await page.clock.fastForward(ms)
    },
    async run(ms) {
      passedMs += ms
      await page.clock.runFor(ms)
    },
  }
}

async function answerLater(route: Route, byMs: number): Promise<void> {
  const answer = await route.fetch()
  const headers = answer.headers()
  headers.date = new Date(Date.parse(headers.date ?? '') + byMs).toUTCString()
  await route.fulfill({ response: answer, headers })
}
