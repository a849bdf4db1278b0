import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { comeAlive } from './pages.ts'
import { keepToken } from './person.ts'

const IN = ['Go to Dashboard']
const OUT = ['Start Free Today', 'Sign In']

declare global {
  interface Window {
    heroes: string[]
  }
}

for (const [who, right, wrong] of [
  ['a stranger', OUT, IN],
  ['a person', IN, OUT],
] as const) {
  test(`LAND-01 LAND-02 LAND-03 LAND-04 ${who} sees the right way in, in every frame from the first on @phone`, async ({
    page,
    context,
    server,
    account,
  }) => {
    if (who === 'a person') await keepToken(context, server.url, account.token)
    await page.addInitScript(
      (names) => {
        window.heroes = []
        const look = () => {
          const links = [...document.querySelectorAll('main a')]
          const seen = links.filter(
            (link) => link.checkVisibility() && names.includes(link.innerHTML),
          )
          const section = document.querySelector('main')
          if (section) window.heroes.push([...new Set(seen.map((link) => link.innerHTML))].join())
          requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      },
      [...IN, ...OUT],
    )
    const release = await hold(page, '**/assets/*.js')
    await page.goto('/', { waitUntil: 'commit' })
    const frames = () => page.evaluate(() => window.heroes.length)
    await expect.poll(frames).toBeGreaterThan(10)
    release()
    await comeAlive(page)
    const alive = await frames()
    await expect.poll(frames).toBeGreaterThan(alive + 10)

    expect(new Set(await page.evaluate(() => window.heroes))).toEqual(new Set([right.join()]))
    for (const name of wrong) {
      await expect(page.getByRole('link', { name, exact: true })).toBeHidden()
    }
  })
}

const FEATURES = [
  ['Smart Fasting Timer', 'Open the timer', '/fasting-timer'],
  ['Guided Yoga', 'See the exercises', '/yoga-exercises'],
  ['Health Insights', 'Open the dashboard', '/dashboard'],
] as const

const features = (page: Page) => page.getByRole('region', { name: 'Three things, done with care' })
const lead = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true })

test('LAND-06 to LAND-12 a stranger finds three features, two voices and the ways in @phone', async ({
  page,
}) => {
  await page.goto('/')
  for (const [name, path] of [
    ['Start Free Today', '/register'],
    ['Sign In', '/login'],
    ['Join Our Community Today', '/register'],
    ['Create Free Account', '/register'],
    ['I Have an Account', '/login'],
  ] as const) {
    await expect(lead(page, name)).toHaveAttribute('href', path)
  }
  const cards = features(page).getByRole('listitem')
  await expect(cards.getByRole('heading')).toHaveText(FEATURES.map(([title]) => title))
  for (const [index, [title]] of FEATURES.entries()) {
    const prompt = cards
      .nth(index)
      .getByRole('link', { name: new RegExp(`^Sign in to begin.*${title}`) })
    await expect(prompt).toHaveAttribute('href', '/login')
  }
  await expect(page.getByRole('main').getByRole('figure')).toHaveCount(2)
  await expect(page.getByRole('main').getByRole('blockquote')).toHaveCount(2)
})

test('LAND-03 LAND-09 LAND-11 LAND-13 a person finds the way to what is theirs, and no invitation', async ({
  page,
  person: _,
}) => {
  await page.goto('/')
  for (const name of ['Go to Dashboard', 'Join Our Community Today']) {
    await expect(lead(page, name)).toHaveAttribute('href', '/dashboard')
  }
  for (const [, name, path] of FEATURES) {
    await expect(features(page).getByRole('link', { name })).toHaveAttribute('href', path)
  }
  await expect(features(page).getByRole('link')).toHaveCount(3)
  for (const name of ['Create Free Account', 'I Have an Account']) {
    await expect(lead(page, name)).toHaveCount(0)
  }
})

test('PROD-12 the page data names a price of 0', async ({ page }) => {
  await page.goto('/')
  const data = await page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(data ?? '')).toMatchObject({
    '@type': 'WebApplication',
    offers: { '@type': 'Offer', price: '0' },
  })
})
