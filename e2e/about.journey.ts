import { about } from '#content/about.ts'
import { expect, test } from './fixtures.ts'

test('ABOUT-01 to ABOUT-06 the page says who makes this and what is different, in four parts', async ({
  page,
}) => {
  await page.goto('/about-us')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(about.hero.title)
  await expect(main.getByText(/ad-free.*customer-first startup/)).toBeVisible()
  const part = (name: string) =>
    main.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })
  await expect(part(about.mission.title).getByRole('paragraph')).toHaveText([
    ...about.mission.paragraphs,
  ])
  await expect(part(about.differentiators.title).getByRole('heading', { level: 3 })).toHaveText(
    about.differentiators.points.map(({ title }) => title),
  )
  await expect(main.getByRole('blockquote')).toHaveText(about.quote.text)
  await expect(main.getByText('The founder of Upvas')).toBeVisible()
})
