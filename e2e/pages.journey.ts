import type { Page } from '@playwright/test'
import { localDate } from '#domain/local-date.ts'
import { expectAccessible, expectNothingSideways } from './axe.ts'
import { backgroundOf } from './colour.ts'
import { startFast } from './fasts.ts'
import { expect, test } from './fixtures.ts'
import { comeAlive, open, paths, signedInPaths } from './pages.ts'

async function expectFrame(page: Page) {
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Upvas, home' })).toHaveAttribute('href', '/')
  const support = page.getByRole('complementary', { name: 'Support' })
  await expect(support.getByRole('paragraph')).toHaveText(
    'Help us keep this amazing wellness app running!',
  )
  const { chroma, hue } = await backgroundOf(support)
  expect(chroma).toBeGreaterThan(0.02)
  expect((hue + 30) % 360, 'pink').toBeLessThan(60)
  const donate = support.getByRole('link', { name: 'Donate Now' })
  await expect(donate).toHaveAttribute('href', '/donation')
  const footer = page.getByRole('contentinfo')
  // Of the day in Kolkata, where the tests' devices stand.
  await expect(footer).toContainText(`© ${localDate(Date.now(), 'Asia/Kolkata').slice(0, 4)}`)
  await expect(footer.getByRole('heading', { name: 'Contact' })).toBeVisible()
}

/** Notes what the browser warns of from now on. */
function noteWarnings(page: Page): string[] {
  const warnings: string[] = []
  page.on('console', (line) => {
    if (line.type() !== 'warning' || line.text().includes('blocked by Playwright')) return
    warnings.push(line.text())
  })
  return warnings
}

/** Fails unless the page's script has taken it over; the theme is as before then. */
async function expectAlive(page: Page) {
  await comeAlive(page, 'Dark')
  await page.getByRole('contentinfo').getByRole('radio', { name: 'Auto' }).click()
}

// What each is for: its title, and a part of what it holds.
const PUBLIC = [
  ['NAV-01', '/', 'Know where your fast stands, at one glance.', 'Three things, done with care'],
  ['NAV-02', '/login', 'Welcome back', 'Create an account'],
  ['NAV-03', '/register', 'Create your account', 'Confirm Password'],
  ['NAV-04', '/health-benefits', 'Health Benefits', 'Important Notice'],
  ['NAV-05', '/health-calculator', 'Health Calculator', 'Weight Goal'],
  ['NAV-06', '/yoga-exercises', 'Yoga Exercises', 'Back Pain Relief'],
  ['NAV-07', '/about-us', 'Made for people, not for adverts', 'The founder of Upvas'],
  ['NAV-08', '/donation', 'Keep Upvas free for everyone', 'For lifetime supporters'],
  ['NAV-09', '/payment', 'You are giving ₹50', "I've Completed the Payment"],
  ['NAV-10', '/auth/callback', 'Sign In Failed', 'No authentication token received'],
] as const

// They go through all pages.
test.describe.configure({ timeout: 60_000 })

test.describe('every page', () => {
  test('PROD-06 PROD-11 SEC-02 NAV-17 NAV-18 NAV-23 NAV-33 NAV-34 CONST-26 says to a stranger what it is for, with header, banner and footer and no way in, comes alive without a warning, does not scroll sideways, and axe finds nothing @phone', async ({
    page,
  }) => {
    const warnings = noteWarnings(page)
    for (const path of paths) {
      await open(page, path)
      await expectFrame(page)
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden()
      await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden()
      await expectAlive(page)
      const asked = signedInPaths.includes(path) ? '/login' : path
      await expect(page).toHaveURL(asked)
      if (asked === path) await expectAccessible(page, path)
      for (const [, its, title, part] of PUBLIC) {
        if (its !== path) continue
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(title)
        await expect(page.getByRole('main'), path).toContainText(part)
      }
    }
    expect(warnings).toEqual([])
  })

  test('NAV-17 NAV-18 NAV-22 NAV-33 CONST-26 is as whole for whoever is signed in, with the way out', async ({
    page,
    person,
    server,
  }) => {
    await startFast(person, server.url, { hoursAgo: 120 })
    const warnings = noteWarnings(page)
    for (const path of paths) {
      await open(page, path)
      await expectFrame(page)
      await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
      await expectNothingSideways(page, path)
      await expectAlive(page)
    }
    expect(warnings).toEqual([])
  })

  test('PROD-01 NAV-11 NAV-14 whoever is signed in has a dashboard and a timer as well', async ({
    page,
    person: _,
  }) => {
    await open(page, '/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
    await expect(page.getByRole('region', { name: 'History' })).toBeVisible()
    await expect(page.getByText('Average fast')).toBeVisible()
    await open(page, '/fasting-timer')
    await expect(page.getByRole('button', { name: 'Start Fast' })).toBeVisible()
    await expect(page.getByRole('group', { name: 'Target hours' })).toBeVisible()
    const menu = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    for (const path of ['/yoga-exercises', '/health-calculator', '/health-benefits', '/donation']) {
      await expect(menu.and(page.locator(`[href="${path}"]`))).toBeVisible()
    }
  })

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
