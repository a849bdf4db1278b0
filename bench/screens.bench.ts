import type { Browser, Page } from '@playwright/test'
import { startFast } from '../e2e/fasts.ts'
import { hold } from '../e2e/hold.ts'
import { newPlace } from '../proofs/place.ts'
import { startProgram } from '../proofs/program.ts'
import type { Trial } from '../proofs/proof.ts'
import { type Bench, median, type Row, rowOf } from './bench.ts'
import { type Action, actions } from './browser/actions.ts'
import { openBrowser, openNewPhone, openPhone, openPhoneOf } from './browser/phone.ts'
import { addFasts, people } from './load/people.ts'
import type { Inhabitant } from './population.ts'

const ROUNDS = 3
/** One paint is over so soon that what else the machine does falls on it whole or not at all. */
const PAINTS = 7
const SLOWER = 4
const TICKING_S = 20
/** A page that always has something to do is taken to be at rest after this long. */
const REST_MS = 2000
/** WebPageTest's slow 3G: 400 kbit/s, a round trip of 400 ms. */
const SLOW_3G = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
}

export const bench: Bench = {
  question: 'Does it feel quick on a slow phone?',
  async measure(trial) {
    const place = await newPlace(trial, 'SQLite')
    const [veteran] = await people(place, 1)
    if (!veteran) throw new Error('Nobody has a long past')
    addFasts(place, [veteran.id], 10_000)
    const program = await startProgram(trial, place)
    const browser = await openBrowser(trial)
    const rows = [
      await slowNetwork(browser, program.url, trial),
      await slowestAction(browser, program.url, trial),
      await calendar(veteran, browser, program.url, trial),
      await tick(browser, program.url, trial),
    ]
    await program.stop()
    return rows
  },
}

/** The largest paint of the landing page on a slow network and a slow processor. */
async function slowNetwork(browser: Browser, url: string, trial: Trial): Promise<Row> {
  const rounds: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    trial.progress(`slow network, round ${round + 1}`)
    const { page, slowDown, close } = await openNewPhone(browser, url)
    const session = await page.context().newCDPSession(page)
    await session.send('Network.emulateNetworkConditions', SLOW_3G)
    await slowDown(6)
    await page.goto('/', { waitUntil: 'networkidle' })
    rounds.push(
      await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) =>
              resolve(list.getEntries().at(-1)?.startTime ?? 0),
            ).observe({
              type: 'largest-contentful-paint',
              buffered: true,
            })
          }),
      ),
    )
    await close()
  }
  return rowOf(
    'largest paint of the landing page',
    'slow 3G, processor 6x slower',
    { atMost: 1300, unit: ' ms' },
    rounds,
  )
}

/** From a press to the next paint, for the action that takes longest. */
async function slowestAction(browser: Browser, url: string, trial: Trial): Promise<Row> {
  const rounds = new Map<Action, number[]>()
  for (let round = 0; round < ROUNDS; round++) {
    const { page, slowDown, close } = await openPhone(browser, url)
    await slowDown(SLOWER)
    for (const action of actions) {
      trial.progress(`${action.what}, round ${round + 1}`)
      rounds.set(action, [...(rounds.get(action) ?? []), await timeOf(action, page)])
    }
    await close()
  }
  const sorted = [...rounds].toSorted(([, a], [, b]) => median(b) - median(a))
  for (const [{ what }, times] of sorted) console.log(`  ${what}: ${times.join(', ')} ms`)
  const [slowest, times] = sorted[0] ?? []
  return rowOf(
    `the slowest of ${actions.length} actions: ${slowest?.what}`,
    'processor 4x slower, to the next paint',
    { atMost: 100, unit: ' ms' },
    times ?? [],
  )
}

/**
 * Milliseconds from a press to the next paint, as the browser counts them: the longest event of an interaction, as in
 * Interaction to Next Paint (https://web.dev/articles/inp). What a resting pointer hears as a dialog comes to lie under it is
 * none.
 */
async function timeOf({ path, on, key, after }: Action, page: Page): Promise<number> {
  if (new URL(page.url(), 'http://x').pathname !== path) await page.goto(path)
  const place = on(page)
  await place.scrollIntoViewIfNeeded()
  await atRest(page)
  await page.evaluate(() => {
    const seen: number[] = []
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId) seen.push(entry.duration)
      }
    })
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    Object.assign(window, { seen })
  })
  // Without the driver's own look at what lies there, which would be counted too.
  await (key ? place.press(key) : place.click({ force: true }))
  await atRest(page)
  const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen)
  await after?.(page)
  // What is not even noticed took less than two frames.
  return Math.max(16, ...seen)
}

/** Nothing is asked of the network, and the page had time to paint. */
async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await idle(page)
}

async function idle(page: Page): Promise<void> {
  await page.evaluate(
    (timeout) =>
      new Promise((resolve) => {
        const afterPaint = () => requestAnimationFrame(() => setTimeout(resolve))
        requestIdleCallback(afterPaint, { timeout })
      }),
    REST_MS,
  )
}

const NUMBERS = '/api/fasts/dashboard?'

/** From the last byte of a person's numbers to their year on the screen. */
async function calendar(
  person: Inhabitant,
  browser: Browser,
  url: string,
  trial: Trial,
): Promise<Row> {
  const rounds: number[] = []
  for (let round = 0; round < PAINTS; round++) {
    trial.progress(`a year's calendar, round ${round + 1}`)
    const { page, slowDown, close } = await openPhoneOf(person, browser, url)
    // As on any visit but the first: all that can be kept is there.
    await page.goto('/about-us')
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await slowDown(SLOWER)
    // The numbers wait until the page is at rest, with the year's place before the eyes.
    const release = await hold(page, `**${NUMBERS}*`)
    const asked = page.waitForRequest(`**${NUMBERS}*`)
    await page.goto('/dashboard')
    await asked
    await page.getByRole('heading', { name: 'Your year' }).scrollIntoViewIfNeeded()
    await idle(page)
    const painted = page.evaluate(
      (numbers) =>
        new Promise<number>((resolve) => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => {
            const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
            const call = calls.findLast(({ name }) => name.includes(numbers))
            resolve(performance.now() - (call?.responseEnd ?? 0))
          }
          // What is posted in a frame comes after its paint.
          const seen = new MutationObserver(() => {
            if (!document.querySelector('[data-mark$="Reached"]')) return
            seen.disconnect()
            requestAnimationFrame(() => port2.postMessage(null))
          })
          seen.observe(document.body, { subtree: true, childList: true })
        }),
      NUMBERS,
    )
    release()
    rounds.push(Math.round(await painted))
    await close()
  }
  return rowOf(
    "a year's calendar with 10,000 fasts, to painted",
    'processor 4x slower, from the answer on',
    { atMost: 100, unit: ' ms' },
    rounds,
  )
}

/** Script for each second of a running fast. */
async function tick(browser: Browser, url: string, trial: Trial): Promise<Row> {
  const { page, person, metric, close } = await openPhone(browser, url)
  await startFast(person, url, { hoursAgo: 3 })
  await page.goto('/fasting-timer')
  await page.getByText('Fast is running').waitFor()
  await atRest(page)
  const rounds: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    trial.progress(`the timer ticks, round ${round + 1}`)
    const before = await metric('ScriptDuration')
    await page.waitForTimeout(TICKING_S * 1000)
    rounds.push((((await metric('ScriptDuration')) - before) / TICKING_S) * 1000)
  }
  await close()
  return rowOf(
    'script of the running timer, a second',
    'a phone looked at',
    { atMost: 1, unit: ' ms' },
    rounds,
  )
}
