import { startFast } from './fasts.ts'
import { expect, test } from './fixtures.ts'
import { callAs } from './person.ts'

test('AUTH-15 AUTH-16 AUTH-17 AUTH-18 a logout ends the session and leaves nothing of the person behind', async ({
  page,
  person,
  server,
  complaints,
}) => {
  complaints.allow(/status of 401/)
  await startFast(person, server.url, { hoursAgo: 3 })
  await page.goto('/dashboard')
  await expect(page.getByText('Fast is running')).toBeVisible()
  await page.evaluate(() => {
    localStorage.setItem('dashboard_cache_1', '{}')
    localStorage.setItem('dashboard_cache_stats', '{}')
    localStorage.setItem('theme', 'dark')
  })
  const answered = page.waitForResponse('**/api/auth/logout')
  await page.getByRole('button', { name: 'Logout' }).click()

  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Your session has expired')).toBeHidden()
  expect((await answered).status()).toBe(200)
  expect((await callAs(person, server.url, 'GET', '/auth/user')).status).toBe(401)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['theme'])

  await page.goBack()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Fast is running')).toBeHidden()
})

test('AUTH-16 a logout works while the server is down', async ({
  page,
  account,
  server,
  complaints,
}) => {
  complaints.allow(/ERR_CONNECTION/)
  await page.goto('/login')
  await page.getByLabel('Email address').fill(account.email)
  await page.getByLabel('Password').fill(account.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('No fasts yet')).toBeVisible()
  await server.stop()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('H24 the other tabs follow a logout and a sign-in', async ({
  context,
  page,
  person,
  complaints,
}) => {
  // What a page still asks for while it signs out is refused.
  complaints.allow(/status of 401/)
  const other = await context.newPage()
  await page.goto('/dashboard')
  await other.goto('/fasting-timer')
  await expect(other.getByRole('button', { name: 'Start Fast' })).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(other).toHaveURL('/login')

  await page.getByLabel('Email address').fill(person.email)
  await page.getByLabel('Password').fill(person.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(other).toHaveURL('/fasting-timer')
})

test('H25 a page that comes back out of the browser’s memory after a logout shows nothing', async ({
  page,
  person: _,
  complaints,
}) => {
  // What a page still asks for while it signs out is refused.
  complaints.allow(/status of 401/)
  await page.goto('/dashboard')
  await expect(page.getByText('No fasts yet')).toBeVisible()
  // A page in that memory hears of nothing: the logout happens behind its back, then it comes back.
  await page.evaluate(() => {
    localStorage.removeItem('token')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Your session has expired')).toBeHidden()
})
