import { expect, test } from './fixtures.ts'
import { AWAY, kept, keptAddresses } from './worker.ts'

test.use({ locale: 'hi-IN', serviceWorkers: 'allow' })

test('who has the service worker changes the language too, and has the new one without a network', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(AWAY)
  await page.goto('/about-us')
  await kept(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveURL('/about-us')
  expect((await keptAddresses(page)).filter((address) => address.startsWith('/hi/'))).toEqual([])
  await page.goto('/donation')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await context.setOffline(true)
  await page.goto('/health-benefits')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})
