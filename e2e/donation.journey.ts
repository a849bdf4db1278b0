import type { Page } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { backgroundOf } from './colour.ts'
import { support } from './donation.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'

const custom = (page: Page) => page.getByPlaceholder('Custom amount (₹10 minimum)', { exact: true })
const presets = (page: Page) => page.getByRole('group', { name: 'Choose an amount' })
const state = (page: Page) => page.evaluate(() => history.state)

test.describe('the donation', () => {
  test('DON-01 to DON-06 DON-17 to DON-20 SEC-11 SEC-12 offers six amounts, one more, and four thanks @phone', async ({
    page,
  }) => {
    await page.goto('/donation')
    await expect(presets(page).getByRole('radio')).toHaveCount(6)
    await expect(presets(page).locator('label')).toHaveText([
      ...['₹10', '₹50', '₹100', '₹500', '₹1,000', '₹5,000'],
    ])
    await expect(page.getByRole('radio', { name: '₹50', exact: true })).toBeChecked()
    await expect(custom(page)).toBeVisible()
    await expect(page.getByText('one time')).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(/monthly|every month|subscri/i)
    await expect(page.getByRole('heading', { name: 'For lifetime supporters' })).toBeVisible()
    for (const name of [
      'Ad-free forever',
      'Priority support',
      'Early feature access',
      'Supporter badge',
    ]) {
      await expect(page.getByRole('heading', { name })).toBeVisible()
    }
  })

  test('DON-08 DON-09 AMB-28 a preset and a typed amount clear each other', async ({ page }) => {
    await page.goto('/donation')
    await expect(support(page)).toBeEnabled()
    await custom(page).fill('75')
    await expect(presets(page).getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(page.locator('strong', { hasText: '₹75' })).toBeVisible()
    await custom(page).fill('')
    await expect(support(page)).toBeDisabled()
    await expect(presets(page).getByRole('radio', { checked: true })).toHaveCount(0)
    await custom(page).fill('75')
    await page.getByRole('radio', { name: '₹500' }).check()
    await expect(custom(page)).toHaveValue('')
    await expect(page.locator('strong', { hasText: '₹500' })).toBeVisible()
  })

  test('DON-07 DON-12 DON-13 DON-14 below ten rupees the button is grey and does nothing', async ({
    page,
  }) => {
    await page.goto('/donation')
    await expect(support(page)).toBeEnabled()
    const chroma = async () => (await backgroundOf(support(page))).chroma
    await expect.poll(chroma).toBeGreaterThan(0.1)
    for (const typed of ['9', '9.99', '0', '-50', 'many']) {
      await custom(page).fill(typed)
      await expect(support(page)).toBeDisabled()
      await expect.poll(chroma).toBeLessThan(0.05)
      await custom(page).press('Enter')
      await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
      await expect(page).toHaveURL('/donation')
    }
    await expectNoViolations(page, 'an amount that is none')
    await custom(page).fill('10')
    await expect(support(page)).toBeEnabled()
    await expect.poll(chroma).toBeGreaterThan(0.1)
  })

  test('DON-10 DON-11 DON-15 DON-16 PAY-04 the amount goes along, in whole rupees', async ({
    page,
  }) => {
    await page.goto('/donation')
    await custom(page).fill('75.90')
    await support(page).click()
    await expect(page).toHaveURL('/payment')
    expect(await state(page)).toEqual({ donationAmount: 75 })
    await expect(page.getByRole('heading', { level: 1 })).toContainText('₹75')

    await page.getByRole('link', { name: 'Back to the donation' }).click()
    await page.getByRole('radio', { name: '₹5,000' }).check()
    await support(page).click()
    expect(await state(page)).toEqual({ donationAmount: 5000 })
    await expect(page.getByRole('heading', { level: 1 })).toContainText('₹5,000')
  })

  test('what was chosen before the script came counts', async ({ page }) => {
    const release = await hold(page, '**/assets/*.js')
    await page.goto('/donation', { waitUntil: 'commit' })
    await custom(page).fill('123')
    await expect(support(page)).toBeDisabled()
    release()
    await expect(presets(page).getByRole('radio', { checked: true })).toHaveCount(0)
    await support(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('₹123')
  })
})
