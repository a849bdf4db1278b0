import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { comeAlive } from './pages.ts'

test('a theme is chosen once and holds from the first paint of every page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto('/')
  const html = page.locator('html')
  const paper = () => html.evaluate((root) => getComputedStyle(root).backgroundColor)
  const light = await paper()
  await expect(page.getByRole('radio', { name: 'Auto' })).toBeChecked()
  await comeAlive(page, 'Dark')
  const dark = await paper()
  expect(dark).not.toBe(light)

  const release = await hold(page, '**/assets/*.js')
  await page.goto('/login', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await paper(), 'before any script but the one in the head').toBe(dark)
  release()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()

  await page.getByRole('radio', { name: 'Auto' }).check()
  await expect(html).not.toHaveAttribute('data-theme')
  expect(await paper()).toBe(light)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await paper()).toBe(dark)
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
})

test('a theme that is chosen before the page’s script has come holds', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  const release = await hold(page, '**/assets/*.js')
  await page.goto('/', { waitUntil: 'commit' })
  const dark = page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' })
  await dark.check()
  release()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(dark).toBeChecked()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(dark).toBeChecked()
})
