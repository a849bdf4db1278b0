import type { Page } from '@playwright/test'
import { expectNothingSideways } from './axe.ts'
import { startFast } from './fasts.ts'
import { expect, test } from './fixtures.ts'
import { comeAlive, open, paths, signedInPaths } from './pages.ts'
import { keepToken } from './person.ts'

async function expectFrame(page: Page) {
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Upvas, home' })).toHaveAttribute('href', '/')
  const support = page.getByRole('complementary', { name: 'Support' })
  await expect(support.getByRole('paragraph')).toHaveText(
    'Help us keep this amazing wellness app running!',
  )
  const donate = support.getByRole('link', { name: 'Donate Now' })
  await expect(donate).toHaveAttribute('href', '/donation')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`)
  await expect(footer.getByRole('heading', { name: 'Contact' })).toBeVisible()
}

// They go through all pages.
test.describe.configure({ timeout: 60_000 })

test.describe('every page', () => {
  test('SEC-02 NAV-17 NAV-18 NAV-23 NAV-33 NAV-34 has header, banner and footer, and no way in for strangers @phone', async ({
    page,
  }) => {
    for (const path of paths) {
      await open(page, path)
      await expectFrame(page)
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden()
      await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden()
      const asked = signedInPaths.includes(path) ? '/login' : path
      await expect(page).toHaveURL(asked)
    }
  })

  test('NAV-17 NAV-18 NAV-22 NAV-33 has header, banner and footer for whoever is signed in', async ({
    page,
    person: _,
  }) => {
    for (const path of paths) {
      await open(page, path)
      await expectFrame(page)
      await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
    }
  })

  for (const who of ['a stranger', 'a person']) {
    test(`is taken over by its script without a word of warning, for ${who}`, async ({
      page,
      context,
      server,
      account,
    }) => {
      if (who === 'a person') await keepToken(context, server.url, account.token)
      const warnings: string[] = []
      page.on('console', (line) => {
        if (line.type() !== 'warning' || line.text().includes('blocked by Playwright')) return
        warnings.push(line.text())
      })
      for (const [index, path] of paths.entries()) {
        await open(page, path)
        await comeAlive(page, index % 2 === 0 ? 'Dark' : 'Light')
      }
      expect(warnings).toEqual([])
    })

    test(`does not scroll sideways at 320 pixels, for ${who}`, async ({
      page,
      context,
      server,
      account,
    }) => {
      if (who === 'a person') await keepToken(context, server.url, account.token)
      await startFast(account, server.url, { hoursAgo: 120 })
      await page.setViewportSize({ width: 320, height: 640 })
      for (const path of paths) {
        await open(page, path)
        await expectNothingSideways(page, path)
      }
    })
  }

  test('is reached past its header by the skip link', async ({ page }) => {
    for (const path of ['/', '/login', '/about-us']) {
      await open(page, path)
      await page.keyboard.press('Tab')
      const skip = page.getByRole('link', { name: 'Skip to content' })
      await expect(skip, path).toBeFocused()
      await expect(skip).toBeInViewport()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main'), path).toBeFocused()
    }
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page has its content', async ({ page }) => {
    for (const path of paths) {
      await page.goto(path)
      await expectFrame(page)
      const main = page.getByRole('main')
      await expect(main, path).toHaveText(
        signedInPaths.includes(path) ? 'Authenticating...' : /\w{3}/,
      )
    }
  })
})
