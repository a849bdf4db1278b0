import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const LINKS = [
  ['Dashboard', '/dashboard', 'View progress and stats'],
  ['Fasting Timer', '/fasting-timer', 'Track fasting periods'],
  ['Yoga Exercises', '/yoga-exercises', 'Guided yoga sessions'],
  ['Health Calculator', '/health-calculator', ''],
  ['Health Benefits', '/health-benefits', 'Learn about wellness benefits'],
] as const

test('NAV-19 NAV-20 NAV-24 NAV-25 NAV-26 NAV-27 NAV-28 NAV-29 NAV-30 the header leads everywhere', async ({
  page,
  person: _,
}) => {
  await page.goto('/dashboard')
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(links).toHaveText([...LINKS.map(([name]) => name), 'Support Us'])
  for (const [index, [, path]] of LINKS.entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', path)
  }
  await expect(links.last()).toHaveAttribute('href', '/donation')
  const colour = (index: number) =>
    links.nth(index).evaluate((link) => getComputedStyle(link).color)
  expect(await colour(LINKS.length)).not.toBe(await colour(1))

  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await expect(links.first()).toHaveAttribute('aria-current', 'page')
  await links.nth(1).click()
  await expect(page).toHaveURL('/fasting-timer')
  await expect(links.nth(1)).toHaveAttribute('aria-current', 'page')
  await expect(links.first()).not.toHaveAttribute('aria-current')
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('link', { name: 'Upvas, home' }).click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => 'stayed' in window), 'no page was loaded anew').toBe(true)
})

test('NAV-43 NAV-45 to NAV-48 the footer says what Upvas is, and leads on', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('A quiet companion for intermittent fasting')
  const links = footer.getByRole('navigation', { name: 'Quick links' }).getByRole('link')
  for (const [index, [name, path]] of (
    [
      ['About Us', '/about-us'],
      ['Fasting Timer', '/fasting-timer'],
      ['Yoga Exercises', '/yoga-exercises'],
      ['Health Benefits', '/health-benefits'],
    ] as const
  ).entries()) {
    await expect(links.nth(index)).toHaveText(name)
    await expect(links.nth(index)).toHaveAttribute('href', path)
  }
})

test('NAV-50 the copyright is of the year in which the page is looked at', async ({ page }) => {
  await page.clock.install({ time: '2031-06-01T12:00:00Z' })
  await page.goto('/about-us')
  await expect(page.getByRole('contentinfo')).toContainText('© 2031 Upvas')
})

test('the header holds all its links from 768 pixels on', async ({ page, person: _ }) => {
  await page.goto('/fasting-timer')
  const links = page.getByRole('navigation', { name: 'Main' })
  for (const width of [768, 900, 1023, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(links.getByRole('link', { name: 'Support Us' })).toBeInViewport({ ratio: 1 })
    const hidden = await links.evaluate((element) => element.scrollWidth - element.clientWidth)
    expect(hidden, `${width} pixels`).toBe(0)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('NAV-35 a heart floats and leads to the donation', async ({ page }) => {
    await page.goto('/')
    const heart = page.getByRole('link', { name: 'Support Upvas with a donation' })
    await expect(heart).toHaveAttribute('href', '/donation')
    await expect(heart).toBeInViewport({ ratio: 1 })
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(heart).toBeInViewport({ ratio: 1 })
  })

  test('NAV-21 NAV-24 to NAV-28 NAV-36 NAV-37 NAV-40 NAV-41 NAV-42 the menu holds the features, the mission and three tips', async ({
    page,
    person: _,
  }) => {
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Open menu' }).tap()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeInViewport()
    expect(await menu.evaluate((dialog) => dialog.matches(':modal')), 'lies over the page').toBe(
      true,
    )
    for (const [name, path, description] of LINKS) {
      const card = menu.getByRole('link', { name })
      await expect(card).toHaveAttribute('href', path)
      await expect(card).toContainText(description)
    }
    const mission = menu.locator('section').filter({ hasText: 'Support Our Mission' })
    await expect(mission.getByRole('link')).toHaveAttribute('href', '/donation')
    const tips = menu.locator('section').filter({ hasText: 'Quick tips' })
    await expect(tips.getByRole('listitem')).toHaveCount(3)
  })

  test('NAV-38 NAV-39 CONST-17 the menu closes by Escape, by its button, by a link, beside it, and on a wide window', async ({
    page,
    person: _,
  }) => {
    await page.goto('/dashboard')
    const opener = page.getByRole('button', { name: 'Open menu' })
    const menu = page.getByRole('dialog', { name: 'Menu' })
    const open = async () => {
      await opener.tap()
      await expect(menu).toBeVisible()
    }
    await open()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()
    await open()
    await menu.getByRole('button', { name: 'Close menu' }).tap()
    await expect(menu).toBeHidden()
    await open()
    await menu.getByRole('link', { name: 'Fasting Timer' }).tap()
    await expect(page).toHaveURL('/fasting-timer')
    await expect(menu).toBeHidden()

    await page.setViewportSize({ width: 767, height: 740 })
    await open()
    await page.touchscreen.tap(20, 400)
    await expect(menu).toBeHidden()
    await open()
    await page.setViewportSize({ width: 768, height: 740 })
    await expect(menu).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  })
})

/** How everything in the page's main part looks and where it lies. */
function look(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('*')].map((element) => {
      const { color, backgroundColor, font, padding, borderRadius } = getComputedStyle(element)
      const { x, y, width, height } = element.getBoundingClientRect()
      const box = [x, y, width, height].map(Math.round).join(' ')
      return [element.tagName, box, color, backgroundColor, font, padding, borderRadius].join('; ')
    }),
  )
}

for (const name of ['Donate Now', 'About Us', 'Health Benefits', 'Yoga Exercises']) {
  test(`a screen looks the same to whoever comes from another as to whoever opens it: ${name}`, async ({
    page,
  }) => {
    await page.goto('/')
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    const link = page.getByRole('link', { name }).first()
    const path = (await link.getAttribute('href')) ?? ''
    await link.click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => 'stayed' in window), 'no page was loaded anew').toBe(true)
    await page.waitForLoadState('networkidle')
    const come = await look(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(come.length).toBeGreaterThan(20)
    expect(await look(page)).toEqual(come)
  })
}
