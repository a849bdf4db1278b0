import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { addFasts } from '../../e2e/fasts.ts'
import { keepToken, type Person, registerPerson } from '../../e2e/person.ts'
import { chromiumFlags, findChromium, thisMachine } from '../../ops/chromium.ts'
import type { Trial } from '../../proofs/proof.ts'

/** Enough for several pages of the history. */
const FASTS = 60

/** A small phone with a page on it. */
export interface Phone {
  readonly page: Page
  /** Makes its processor so many times slower. */
  slowDown(times: number): Promise<void>
  /** Totals since the page began, s. */
  metric(name: 'ScriptDuration' | 'LayoutCount' | 'RecalcStyleCount'): Promise<number>
  close(): Promise<void>
}

export async function openBrowser(trial: Trial): Promise<Browser> {
  const machine = thisMachine()
  const executablePath = findChromium(machine)
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: chromiumFlags(machine.isRoot),
  })
  trial.onEnd(() => browser.close())
  return browser
}

/** Somebody with a history, and a phone on which they are signed in. */
export async function openPhone(
  browser: Browser,
  url: string,
): Promise<Phone & { person: Person }> {
  const person = await registerPerson(url, '127.0.0.1')
  await addFasts(person, url, FASTS)
  return { ...(await openPhoneOf(person, browser, url)), person }
}

/** A phone on which they are signed in. */
export async function openPhoneOf(
  { token }: Pick<Person, 'token'>,
  browser: Browser,
  url: string,
): Promise<Phone> {
  const context = await newContext(browser, url)
  await keepToken(context, url, token)
  return await phone(context)
}

/** A phone that has never been here. */
export async function openNewPhone(browser: Browser, url: string): Promise<Phone> {
  return await phone(await newContext(browser, url))
}

function newContext(browser: Browser, baseURL: string): Promise<BrowserContext> {
  return browser.newContext({
    baseURL,
    viewport: { width: 360, height: 740 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  })
}

async function phone(context: BrowserContext): Promise<Phone> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  return {
    page,
    slowDown: async (rate) => {
      await session.send('Emulation.setCPUThrottlingRate', { rate })
    },
    metric: async (name) => {
      const { metrics } = await session.send('Performance.getMetrics')
      return metrics.find((each) => each.name === name)?.value ?? Number.NaN
    },
    close: () => context.close(),
  }
}
