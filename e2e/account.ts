import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** A matter of the account's page, by its heading. */
export const part = (page: Page, name: string) => page.getByRole('region', { name })

/** What the form about the person says once it is saved. */
export const saved = (page: Page) => part(page, 'About you').getByRole('status')

/** Opens the account and waits until all of it has come. */
export async function openAccount(page: Page) {
  await page.goto('/account')
  await expect(part(page, 'Signed-in devices').getByRole('listitem').first()).toBeVisible()
}
