import { guides } from '#content/guides/guides.ts'
import { expect, test } from './fixtures.ts'

test('BEN-02 to BEN-14 three tabs, each with ten cards, a notice and a way to begin, asked of no server', async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()))
  await page.goto('/health-benefits')
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveText(['Intermittent Fasting', 'Yoga Practice', 'Regular Walking'])
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')

  for (const [index, guide] of guides.entries()) {
    // The first one stands open.
    if (index > 0) await tabs.nth(index).click()
    await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true')
    const panel = page.getByRole('tabpanel')
    await expect(panel).toHaveCount(1)
    await expect(panel.getByRole('heading', { level: 2 })).toHaveText(guide.subtitle)
    await expect(panel).toContainText(guide.description)
    const cards = panel.getByRole('listitem')
    await expect(cards.getByRole('heading')).toHaveText(guide.benefits.map(({ title }) => title))
    await expect(cards).toHaveCount(10)
    await expect(cards.last()).toContainText(guide.benefits.at(-1)?.description ?? '')
    for (const [name, text] of [
      ['Important Notice', guide.warning],
      ['Getting Started', guide.gettingStarted],
    ] as const) {
      const section = panel.locator('section').filter({ has: page.getByRole('heading', { name }) })
      await expect(section).toContainText(text)
    }
  }
  await expect(page.getByRole('tabpanel')).toContainText('10 to 15 minute walks')
  await tabs.first().click()
  await expect(page.getByRole('tabpanel')).toContainText(/12:12.*14:10/)
  expect(calls).toEqual([])
})
