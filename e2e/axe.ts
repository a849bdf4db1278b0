import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const NARROWEST_PX = 320

interface Scope {
  /** Rules that need not hold. */
  readonly without?: string[]
  /** What is not looked at. */
  readonly exclude?: string
}

/** Fails with what axe finds on the page as it stands, in light and in dark. */
export async function expectNoViolations(
  page: Page,
  state: string,
  { without = [], exclude }: Scope = {},
): Promise<void> {
  test.slow() // It looks through everything twice.
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // In a frame from elsewhere nothing is ours.
    const axe = new AxeBuilder({ page }).setLegacyMode().disableRules(without)
    if (exclude) axe.exclude(exclude)
    const { violations } = await axe.analyze()
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
    )
    expect(found, `${state}, ${colorScheme}`).toEqual([])
  }
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
