import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

export const support = (page: Page) => page.getByRole('button', { name: 'Support Us' })

export async function expectClean(page: Page): Promise<void> {
  test.slow() // It looks through everything twice.
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  }
}

export async function expectNothingSideways(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  const widths = () => [document.documentElement.scrollWidth, document.documentElement.clientWidth]
  const [whole = NaN, shown = NaN] = await page.evaluate(widths)
  expect(whole).toBeLessThanOrEqual(shown)
}
