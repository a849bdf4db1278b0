import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Opens the dashboard and waits until its numbers have come. */
export async function openDashboard(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await expect(asOf(page)).toBeVisible()
}

/** The line that says when the numbers are of; there is none before they have come. */
export function asOf(page: Page): Locator {
  return page.getByText(/^As of/)
}

/** One of the numbers. */
export function tile(page: Page, label: string): Locator {
  return page.locator('dl', { hasText: label })
}

/** The button of each fast in the history that corrects it, the latest fast's first. */
export function editButtons(page: Page): Locator {
  return page.getByRole('button', { name: /^Edit the fast of/ })
}

/** The button of each fast in the history that deletes it, the latest fast's first. */
export function deleteButtons(page: Page): Locator {
  return page.getByRole('button', { name: /^Delete the fast of/ })
}
