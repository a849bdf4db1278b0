import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'

test('NAV-12 NAV-13 CONST-25 the code of the dashboard and of the timer comes when each is first visited, behind a spinner', async ({
  page,
  person: _,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const mine = () => asked.filter((path) => /^\/assets\/(dashboard|fasting-timer)-/.test(path))
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  expect(mine()).toEqual([])

  const release = await hold(page, '**/assets/dashboard-*.js')
  await page.getByRole('navigation', { name: 'Main' }).getByText('Dashboard').click()
  await expect(page.getByRole('main')).toHaveText('Loading...')
  release()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  expect(mine()).toHaveLength(1)

  await page.getByRole('navigation', { name: 'Main' }).getByText('Fasting Timer').click()
  await expect(page.getByRole('button', { name: 'Start Fast' })).toBeEnabled()
  expect(mine()).toEqual([
    expect.stringContaining('/dashboard-'),
    expect.stringContaining('/fasting-timer-'),
  ])
})

test('H21 code that does not come is not asked for without end, and Try again brings it', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/, /dynamically imported module/)
  let asked = 0
  await page.goto('/')
  await page.route('**/assets/register-*.js', async (route) => {
    asked++
    await route.abort()
  })
  await page.getByRole('link', { name: 'Start Free Today' }).first().click()
  await expect(page.getByRole('alert')).toHaveText(
    'This page could not be loaded. Check your connection and try again.',
  )
  expect(asked).toBeLessThanOrEqual(3)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeEnabled()
})
