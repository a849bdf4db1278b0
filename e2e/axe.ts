import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'
import { expect, test } from './fixtures.ts'

const NARROWEST_PX = 320
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** What another colour scheme can change. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block']

declare global {
  interface Window {
    axe: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> }
  }
}

interface Scope {
  /** Rules that need not hold. */
  readonly without?: readonly string[]
  /** What is not looked at. */
  readonly exclude?: string
}

/** Fails with what axe finds on the page as it stands: with every rule in light, with those of colour in dark. */
export async function expectNoViolations(
  page: Page,
  state: string,
  { without = [], exclude }: Scope = {},
): Promise<void> {
  test.slow() // It looks through everything twice.
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const rules = Object.fromEntries(without.map((id) => [id, { enabled: false }]))
    const found = await violations(page, exclude, {
      rules,
      ...(colorScheme === 'dark' && { runOnly: OF_COLOUR }),
    })
    expect(found, `${state}, ${colorScheme}`).toEqual([])
  }
}

async function violations(
  page: Page,
  exclude: string | undefined,
  only: RunOptions,
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  // In a frame from elsewhere nothing is ours; what passes is not told of one by one.
  const options: RunOptions = { ...only, iframes: false, resultTypes: ['violations'] }
  return await page.evaluate(
    async ([exclude, options]) => {
      const { violations } = await window.axe.run({ exclude: exclude ? [exclude] : [] }, options)
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
      )
    },
    [exclude, options] as const,
  )
}

/** Fails where the page as it stands is wider than the narrowest screen. */
export async function expectNothingSideways(page: Page, state: string): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize({ width: NARROWEST_PX, height: 640 })
  const widths = () => [document.documentElement.scrollWidth, document.documentElement.clientWidth]
  const [whole = NaN, shown = NaN] = await page.evaluate(widths)
  expect(whole, `${state}, at ${NARROWEST_PX} pixels`).toBeLessThanOrEqual(
    Math.min(shown, NARROWEST_PX),
  )
  if (before) await page.setViewportSize(before)
}

/** Both, of the page as it stands. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await expectNoViolations(page, state)
  await expectNothingSideways(page, state)
}
