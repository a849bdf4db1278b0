import { expectNothingSideways } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { stopClock } from './stopped-clock.ts'
import {
  atRest,
  COUNTS,
  card,
  details,
  exercise,
  openCategory,
  PAGE,
  reachable,
  region,
  VIDEO_SITE,
  visit,
} from './yoga.ts'

test.beforeEach(({ complaints }) => {
  complaints.allow(...VIDEO_SITE)
})

test.describe('without its scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('YOGA-01 YOGA-02 YOGA-03 YOGA-04 YOGA-05 YOGA-06 YOGA-07 YOGA-08 YOGA-38 the page is whole', async ({
    page,
  }) => {
    await page.goto(PAGE)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yoga Exercises')
    await expect(page.getByRole('list', { name: 'Categories' }).locator('> li')).toHaveCount(9)
    for (const [, name, count] of COUNTS) {
      await expect(card(page, name).locator('svg').first()).toBeVisible()
      await expect(card(page, name).getByRole('heading')).toHaveText(name)
      await expect(card(page, name).locator('p')).toHaveText(/.{20,}/)
      await expect(card(page, name)).toContainText(`${count} exercises`)
      await expect(card(page, name)).toContainText('View Details')
    }
    await expect(region(page, 'How to Use This App')).toBeVisible()
  })
})

test('YOGA-04 the covers stay as they were rendered when the page comes alive, and no drawing is loaded for them', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  // Before it comes alive.
  await page.goto(PAGE)
  const cover = card(page, 'Fertility').locator('svg').first()
  await cover.evaluate((svg) => svg.setAttribute('data-first', ''))
  await reachable(page)
  await expect(async () => {
    await details(page, 'Fertility').click()
    await expect(region(page, 'Fertility')).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(region(page, 'Fertility').getByRole('article')).toHaveCount(7)
  await expect(cover).toHaveAttribute('data-first', '')
  expect(scripts.filter((script) => /cover/.test(script))).toEqual([])
})

test('YOGA-04 the covers are drawn for who comes from another page of the app', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Yoga Exercises' }).click()
  await expect(page).toHaveURL(PAGE)
  for (const [, name] of COUNTS) {
    await expect(card(page, name).locator('svg').first()).toBeVisible()
  }
  await expect(card(page, 'Yoga for Kids').locator('svg path').nth(10)).toBeAttached()
})

test('YOGA-09 to YOGA-18 YOGA-37 each category opens its exercises, and nothing scrolls sideways at 320 px, closed, open and playing', async ({
  page,
}) => {
  await reachable(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await visit(page)
  await expectNothingSideways(page, 'closed')
  for (const [, name, count] of COUNTS) {
    await details(page, name).click()
    await expect(region(page, name).getByRole('article')).toHaveCount(count)
    await expect(region(page, name).getByText(`Found ${count} exercises`)).toBeVisible()
    await expect(page.getByText('midwife or doctor before you begin')).toHaveCount(
      name === 'Pregnancy Yoga' ? 1 : 0,
    )
    await expectNothingSideways(page, name)
  }
  await page.getByRole('button', { name: 'Watch Tutorial' }).first().click()
  await expect(page.locator('iframe')).toBeVisible()
  await expectNothingSideways(page, 'playing')
})

test('YOGA-18 YOGA-20 YOGA-21 YOGA-22 YOGA-40 YOGA-56 a click anywhere on a card opens it, another switches, the same or the cross closes', async ({
  page,
}) => {
  await reachable(page)
  await visit(page)
  await expect(details(page, 'Fertility')).toHaveAttribute('aria-expanded', 'false')
  await card(page, 'Fertility').click({ position: { x: 40, y: 40 } })
  await expect(details(page, 'Fertility')).toHaveAttribute('aria-expanded', 'true')
  await expect(region(page, 'Fertility')).toHaveAttribute('id', 'exercises')
  await expect(region(page, 'How to Use This App')).toBeHidden()

  await details(page, 'Shoulder Pain').click()
  await expect(region(page, 'Shoulder Pain').getByRole('article')).toHaveCount(4)
  await expect(region(page, 'Fertility')).toBeHidden()
  await expect(details(page, 'Fertility')).toHaveAttribute('aria-expanded', 'false')

  await details(page, 'Shoulder Pain').click()
  await expect(region(page, 'Shoulder Pain')).toBeHidden()
  await expect(region(page, 'How to Use This App')).toBeVisible()

  await details(page, 'Shoulder Pain').click()
  await page.getByRole('button', { name: 'Close Shoulder Pain' }).click()
  await expect(region(page, 'Shoulder Pain')).toBeHidden()
  await expect(details(page, 'Shoulder Pain')).toBeFocused()
  await expect(details(page, 'Shoulder Pain')).toBeInViewport()
})

test('YOGA-39 the page says in four steps how it is used', async ({ page }) => {
  await visit(page)
  await expect(region(page, 'How to Use This App').getByRole('listitem')).toHaveCount(4)
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const way = reducedMotion === 'reduce' ? 'jumps' : 'goes smoothly'
  test(`YOGA-19 CONST-23 after 100 ms the page ${way} to the opened list (${reducedMotion})`, async ({
    page,
  }) => {
    await reachable(page)
    await page.emulateMedia({ reducedMotion })
    await page.addInitScript(() => {
      const go = Element.prototype.scrollIntoView
      Element.prototype.scrollIntoView = function (options) {
        document.documentElement.dataset.went = JSON.stringify({ id: this.id, options })
        go.call(this, options)
      }
    })
    await visit(page)
    await stopClock(page)
    await details(page, 'Brain Health').click()
    await expect(region(page, 'Brain Health')).toBeVisible()
    const went = () => page.evaluate(() => document.documentElement.dataset.went ?? '')
    await page.clock.runFor(99)
    expect(await went()).toBe('')
    await page.clock.runFor(1)
    expect(JSON.parse(await went())).toEqual({
      id: 'exercises',
      options: { behavior: reducedMotion === 'reduce' ? 'instant' : 'smooth', block: 'start' },
    })
    await expect(page.getByRole('heading', { name: 'Brain Health', level: 2 }).last()).toBeFocused()
  })
}

test('YOGA-23 YOGA-24 YOGA-25 YOGA-36 the hint leads to the list, the list leads back, and the hint can be sent away @phone', async ({
  page,
}) => {
  await reachable(page)
  await openCategory(page, 'Back Pain Relief')
  const hint = page.getByRole('note').filter({ hasText: 'Back Pain Relief is open below' })
  const title = region(page, 'Back Pain Relief').getByRole('heading', { level: 2 })
  await expect(title).toBeInViewport()
  await atRest(page)

  await page.getByRole('button', { name: 'Back to Categories' }).click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole('list', { name: 'Categories' })).toBeFocused()
  await expect(hint).toBeInViewport()

  await hint.getByRole('link', { name: 'View exercises' }).click()
  await expect(title).toBeInViewport()
  await expect(title).toBeFocused()
  await expect(page).toHaveURL(PAGE)

  await hint.getByRole('button', { name: 'Dismiss the hint' }).click()
  await expect(hint).toBeHidden()
  await expect(details(page, 'Back Pain Relief')).toBeFocused()
  await details(page, 'Fertility').click()
  await expect(page.getByRole('note').filter({ hasText: 'Fertility is open below' })).toBeVisible()
})

test('a category whose exercises do not come says so and can be tried again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource: net::ERR_FAILED .*\/assets\/shoulder-pain/)
  await reachable(page)
  await page.route('**/assets/shoulder-pain-*.js', (route) => route.abort())
  await visit(page)
  await details(page, 'Shoulder Pain').click()
  await expect(page.getByRole('alert')).toContainText('could not be loaded')
  await page.unroute('**/assets/shoulder-pain-*.js')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(region(page, 'Shoulder Pain').getByRole('article')).toHaveCount(4)
})

test('the whole way by keyboard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await reachable(page)
  await visit(page)
  await details(page, 'Arthritis Relief').focus()
  await page.keyboard.press('Enter')
  const title = region(page, 'Arthritis Relief').getByRole('heading', { level: 2 })
  await expect(title).toBeFocused()
  // The list comes with its own code.
  await expect(page.getByLabel('Time', { exact: true })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Close Arthritis Relief' })).toBeFocused()
  for (const label of ['Time', 'Difficulty', 'May help with']) {
    await page.keyboard.press('Tab')
    await expect(page.getByLabel(label, { exact: true })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  const flow = exercise(page, 'Chair Yoga Flow')
  await expect(flow.getByRole('button', { name: 'Watch Tutorial' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(flow.getByRole('button', { name: 'Pause the drawing' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(flow.getByRole('button', { name: 'Like', pressed: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(flow.locator('details li').first()).toBeVisible()
})

test('no other host is asked for anything before a category is opened', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== baseURL) foreign.push(request.url())
  })
  await visit(page)
  await page.mouse.wheel(0, 5000)
  await atRest(page)
  expect(foreign).toEqual([])
})
