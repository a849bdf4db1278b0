import type { BrowserContext } from '@playwright/test'
import { asOf, openDashboard, tile } from './dashboard.ts'
import { errorSeconds, shownSeconds } from './elapsed.ts'
import { addFasts, startFast } from './fasts.ts'
import { expect, test } from './fixtures.ts'
import type { TestServer } from './server.ts'
import { AWAY, kept, keptAddresses } from './worker.ts'
import { exercise, openCategory, UNREACHABLE, VIDEO_SITE } from './yoga.ts'

test.use({ serviceWorkers: 'allow' })
test.beforeEach(({ complaints }) => complaints.allow(AWAY, UNREACHABLE, ...VIDEO_SITE))

type Loss = (context: BrowserContext, server: TestServer) => Promise<void>
const losses: [what: string, lose: Loss][] = [
  ['a network', (context) => context.setOffline(true)],
  ['a server', (_, server) => server.kill()],
]

for (const [what, lose] of losses) {
  test(`without ${what} the app opens anew, with the fast that runs and the numbers of last time`, async ({
    page,
    context,
    person,
    server,
  }) => {
    await addFasts(person, server.url, 3)
    const { startTime } = await startFast(person, server.url, { hoursAgo: 3 })
    await openDashboard(page)
    await expect(page.getByText('Fast is running')).toBeVisible()
    await kept(page)

    await lose(context, server)
    await page.close()
    const tab = await context.newPage()
    await tab.goto('/fasting-timer?from=a-link')
    await expect(tab.getByText('Fast is running')).toBeVisible()
    await expect(tab.getByText('Connection Error')).toBeVisible()
    expect(await errorSeconds(tab, startTime)).toBeLessThan(2)
    await tab.reload()
    await expect(tab.getByText('Fast is running')).toBeVisible()
    const before = await shownSeconds(tab)
    await expect.poll(() => shownSeconds(tab)).toBeGreaterThan(before)

    await tab.goto('/dashboard')
    await expect(tile(tab, 'Average fast')).toContainText('16 h')
    await expect(tab.getByText(/^Not refreshed since/)).toBeVisible()
    await tab.goto('/account')
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Your account: Asha Rao')
    expect(await tab.evaluate(() => localStorage.getItem('token'))).toBe(person.token)
  })
}

test('without a network the public pages open and work', async ({ page, context }) => {
  await page.goto('/')
  await kept(page)
  await context.setOffline(true)

  await openCategory(page, 'Boosting Metabolism')
  await expect(exercise(page, 'Boat Pose').locator('svg').first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yoga Exercises')

  await page.goto('/health-calculator')
  await page.getByLabel('Age (years)').fill('30')
  await page.getByLabel('Weight (kg)').fill('70')
  await page.getByLabel('Height (cm)').fill('175')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page.getByRole('heading', { name: 'Your health profile' })).toBeFocused()

  await page.goto('/health-benefits')
  await page.getByRole('tab').last().click()
  await expect(page.getByRole('tabpanel')).toBeVisible()

  await page.goto('/no-such-page')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Start Free Today' }).first()).toBeVisible()
})

test('a browser that has no sign-in is asked for one, with a network or without', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await kept(page)
  await context.setOffline(true)
  await page.goto('/fasting-timer')
  await expect(page).toHaveURL('/login')
})

test('a sign-in that was ended meanwhile is over once the network is back', async ({
  page,
  context,
  person,
  server,
  complaints,
}) => {
  complaints.allow(/status of 401/)
  await page.goto('/fasting-timer')
  await expect(page.getByRole('button', { name: 'Start Fast' })).toBeEnabled()
  await kept(page)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('Connection Error')).toBeVisible()
  const headers = { Authorization: `Bearer ${person.token}` }
  await fetch(`${server.url}/api/auth/logout`, { method: 'POST', headers })
  await context.setOffline(false)
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('nothing of a person and no way in is kept by the worker', async ({
  page,
  person: _,
  context,
  complaints,
}) => {
  complaints.allow(/status of 401/)
  await openDashboard(page)
  await kept(page)
  await page.goto('/auth/callback?token=x')
  await page.goto('/reset-password?token=x')
  const addresses = await keptAddresses(page)
  expect(addresses).toContain('/dashboard')
  expect(addresses.filter((path) => /^\/(api|auth|reset|verify)/.test(path))).toEqual([])
  await context.setOffline(true)
  await expect(page.goto('/auth/callback?token=x')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
})

test('a first visit fetches nothing for the worker before it is all there, a second nothing but data', async ({
  page,
  context,
  person: _,
}) => {
  const byPage: string[] = []
  const byWorker: string[] = []
  context.on('response', (response) => {
    if (response.fromServiceWorker()) return
    const isWorkers = response.request().serviceWorker() !== null
    ;(isWorkers ? byWorker : byPage).push(new URL(response.url()).pathname)
  })
  await openDashboard(page)
  await kept(page)
  expect(byPage).toContain('/dashboard')
  expect(byPage.filter((path) => path.includes('follow-worker'))).toEqual([])
  expect(byWorker.length).toBeGreaterThan(80)

  await page.waitForLoadState('networkidle')
  byPage.length = 0
  await page.reload()
  await expect(asOf(page)).toBeVisible()
  await page.getByRole('link', { name: 'Yoga' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yoga Exercises')
  expect(byPage.filter((path) => !path.startsWith('/api/'))).toEqual([])
})

test('a browser that saves data gets no worker', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistration())).toBeUndefined()
})
