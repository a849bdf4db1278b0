import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** The button that asks for the result, while nothing is being calculated. */
export const IDLE = 'Calculate Complete Health Profile'

interface Typed {
  readonly age?: string
  readonly weight?: string
  readonly height?: string
}

/** Types the three measures. */
export async function type(
  page: Page,
  { age = '29', weight = '68.4', height = '162.5' }: Typed = {},
) {
  await page.getByLabel('Age (years)').fill(age)
  await page.getByLabel('Weight (kg)').fill(weight)
  await page.getByLabel('Height (cm)').fill(height)
}

/** Asks for the result and waits until it stands. */
export async function calculate(page: Page) {
  await page.getByRole('button', { name: IDLE }).click()
  // Gone from the click on until the new result stands.
  await expect(page.getByText('Your numbers are ready.')).toBeAttached()
}

/** What stands under a heading of the result. */
export function part(page: Page, name: string) {
  return page
    .getByRole('article')
    .locator('section')
    .filter({
      has: page.getByRole('heading', { level: 3, name, exact: true }),
    })
}
