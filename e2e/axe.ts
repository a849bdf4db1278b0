import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Fails with what axe finds on the page as it stands, in light and in dark, and where it is wider than 320 pixels. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page }).analyze()
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
    )
    expect(found, `${state}, ${colorScheme}`).toEqual([])
  }
  const before = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  const widest = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(widest, `${state}, at 320 pixels`).toBeLessThanOrEqual(320)
  if (before) await page.setViewportSize(before)
}
