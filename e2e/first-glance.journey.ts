import type { Locator, Page } from '@playwright/test'
import { endFast, startFast } from './fasts.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { callAs, type Person } from './person.ts'
import { details, exercise, reachable, VIDEO_SITE, visit } from './yoga.ts'

// What whoever looks half asleep takes for the truth, without a scroll.

async function planSixteen(person: Person, url: string) {
  const plan = { kind: 'weekly', hours: [16, 16, 16, 16, 16, 16, 16] }
  await callAs(person, url, 'PUT', '/user/plan', { plan })
  await endFast(person, url, await startFast(person, url, { hoursAgo: 20 }), 4)
}

async function boxOf(place: Locator) {
  const box = await place.boundingBox()
  if (!box) throw new Error('It is not there')
  return box
}

/** What can be pressed and lies under the heart. */
async function underHeart(page: Page): Promise<string[]> {
  const heart = await boxOf(page.getByRole('link', { name: 'Support Upvas with a donation' }))
  const under: string[] = []
  for (const one of await page.locator('main').locator('button, a, label').all()) {
    const box = await one.boundingBox()
    if (!box) continue
    const isBeside = box.x >= heart.x + heart.width || box.x + box.width <= heart.x
    const isAboveOrBelow = box.y >= heart.y + heart.height || box.y + box.height <= heart.y
    if (!isBeside && !isAboveOrBelow) under.push(await one.innerText())
  }
  return under
}

for (const language of ['en', 'hi']) {
  test(`the timer shows its button whole, and nothing lies on it, with a plan too (${language}) @phone`, async ({
    page,
    person,
    server,
    isMobile,
  }) => {
    await callAs(person, server.url, 'PUT', '/user/profile', { locale: language })
    await planSixteen(person, server.url)
    await page.goto('/fasting-timer')
    const start = page.getByRole('button', { name: /^(Start Fast|उपवास शुरू करें)$/ })
    await expect(start).toBeInViewport({ ratio: 1 })
    await expect(page.getByText(/^(Then 16 hours by your plan|फिर आपके प्लान)/)).toBeVisible()
    await expect(start).toBeInViewport({ ratio: 1 })
    if (isMobile && language === 'en') expect(await underHeart(page)).toEqual([])
    await start.click()
    const end = page.getByRole('button', { name: /^(End Fast|उपवास खोलें)$/ })
    await expect(end).toBeInViewport({ ratio: 1 })
    if (isMobile && language === 'en') expect(await underHeart(page)).toEqual([])
  })
}

test('no answer is no word that nothing runs', async ({ page, person, server, complaints }) => {
  complaints.allow(/status of 500/)
  await startFast(person, server.url, { hoursAgo: 3 })
  const failure = { status: 500, json: { success: false, code: 'SERVER_ERROR', message: 'x' } }
  await page.route('**/api/fasts/**', (route) => route.fulfill(failure))
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'No answer yet' })).toBeVisible()
  await expect(page.getByText('Not fasting')).toHaveCount(0)
  await expect(page.getByText('00:00:00')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Weight' })).toHaveCount(0)
  await page.goto('/fasting-timer')
  await expect(page.getByText('Connection Error')).toBeVisible()
  await expect(page.getByText('No answer yet')).toBeVisible()
  await expect(page.getByText('Not fasting')).toHaveCount(0)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText('Fast is running')).toBeVisible()
})

test('both answers of the care before a first fast are in sight at once @phone', async ({
  page,
  newcomer: _,
}) => {
  await page.goto('/fasting-timer')
  await page.getByRole('button', { name: 'Start Fast' }).click()
  const dialog = page.getByRole('dialog', { name: 'Before your first fast' })
  await expect(dialog.getByText('You are frail')).toBeInViewport({ ratio: 1 })
  for (const answer of await dialog.getByRole('button').all()) {
    await expect(answer).toBeInViewport({ ratio: 1 })
  }
})

test.describe('with text of twice the size', () => {
  /** How far a place can be scrolled sideways, px. */
  const sideways = (place: Locator) =>
    place.evaluate((element) => element.scrollWidth - element.clientWidth)

  test.beforeEach(({ page }) =>
    page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%'
      }),
    ),
  )

  test('the dashboard is no wider than a phone, before its data and with it @phone', async ({
    page,
    person,
    server,
  }) => {
    await planSixteen(person, server.url)
    const release = await hold(page, '**/api/fasts/**')
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'Loading...' })).toBeVisible()
    expect(await sideways(page.locator('html'))).toBe(0)
    release()
    await expect(page.getByRole('heading', { name: 'Not fasting' })).toBeVisible()
    expect(await sideways(page.locator('html'))).toBe(0)
    const names = page.getByRole('list', { name: 'This week by your plan' }).getByText(/^\w{3}$/)
    const boxes = await Promise.all((await names.all()).map(boxOf))
    expect(boxes).toHaveLength(7)
    for (const [index, box] of boxes.entries()) {
      const next = boxes[index + 1]
      if (next?.y === box.y) expect(next.x).toBeGreaterThanOrEqual(box.x + box.width)
    }
  })

  test('the calculator is no wider than a phone, with its result too @phone', async ({ page }) => {
    await page.goto('/health-calculator')
    await page.getByLabel('Age (years)').fill('34')
    await page.getByLabel('Weight (kg)').fill('72.5')
    await page.getByLabel('Height (cm)').fill('168')
    await page.getByRole('button', { name: 'Calculate Complete Health Profile' }).click()
    await expect(page.getByRole('heading', { name: 'Fasting options' })).toBeVisible()
    expect(await sideways(page.locator('html'))).toBe(0)
  })

  test('the weights are read without a scroll sideways @phone', async ({
    page,
    person,
    server,
  }) => {
    await callAs(person, server.url, 'POST', '/weights/add', { weight: 68.4 })
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'All entries' }).click()
    const table = page.getByRole('dialog').getByRole('table')
    await expect(table).toBeVisible()
    expect(await sideways(table.locator('..'))).toBe(0)
  })

  test('an exercise is whole, however long its name @phone', async ({ page, complaints }) => {
    complaints.allow(...VIDEO_SITE)
    await reachable(page)
    await visit(page)
    await details(page, 'Brain Health').click()
    const whole = await boxOf(exercise(page, 'Seated Forward Bend'))
    const heart = await boxOf(page.getByRole('button', { name: 'Like Seated Forward Bend' }))
    expect(heart.x + heart.width).toBeLessThanOrEqual(whole.x + whole.width)
  })
})
