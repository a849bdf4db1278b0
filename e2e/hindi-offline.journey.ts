import { expect, test } from './fixtures.ts'
import { AWAY, kept, keptAddresses } from './worker.ts'

test.use({ locale: 'hi-IN', serviceWorkers: 'allow' })

test('who has the service worker changes the language too, and has the new one without a network', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(AWAY)
  // The page that goes offers no newer one, not even for a moment.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const isOffered = document.querySelector('body > div:not(#root) button')
      if (isOffered) sessionStorage.setItem('offered', document.documentElement.lang)
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/about-us')
  await kept(page)
  await page.reload()
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveURL('/about-us')
  expect(await page.evaluate(() => sessionStorage.getItem('offered'))).toBeNull()
  expect((await keptAddresses(page)).filter((address) => address.startsWith('/hi/'))).toEqual([])
  await page.goto('/donation')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await context.setOffline(true)
  await page.goto('/health-benefits')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('a language that is chosen before the page follows the worker comes as well', async ({
  page,
}) => {
  await page.goto('/about-us')
  await kept(page)
  // What the link does where no script has taken it over.
  await page.goto('/about-us?language=en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveURL('/about-us')
})
