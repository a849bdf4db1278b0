import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { keepToken } from './person.ts'

const signInAgain = 'Your session has expired. Please sign in again.'

test('GUARD-03 GUARD-04 GUARD-05 LOGIN-11 a signed-out visitor signs in and lands where they wanted to go', async ({
  page,
  account,
}) => {
  await page.goto('/')
  await page.goto('/fasting-timer?from=mail#now')
  await expect(page).toHaveURL('/login')
  await expect(page.getByText(signInAgain)).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/')

  await page.goto('/fasting-timer?from=mail#now')
  await page.getByLabel('Email address').fill(account.email)
  await page.getByLabel('Password').fill(account.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/fasting-timer?from=mail#now')
  await expect(page.getByRole('button', { name: 'Start Fast' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/')
})

for (const path of ['/dashboard', '/fasting-timer']) {
  test(`SEC-03 AUTH-04 GUARD-01 GUARD-02 ${path} shows nothing before it is known who this is`, async ({
    page,
    person: _,
  }) => {
    const release = await hold(page, '**/api/auth/user')
    const asked = page.waitForRequest('**/api/auth/user')
    await page.goto(path)
    await asked
    const main = page.getByRole('main')
    await expect(main).toHaveText('Authenticating...')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    release()
    await expect(main.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(main.getByText('Authenticating...')).toBeHidden()
  })
}

test('GUARD-06 a server out of reach takes no sign-in away, and Try again brings the page', async ({
  page,
  person,
  server,
  complaints,
}) => {
  complaints.allow(/ERR_CONNECTION/)
  const release = await hold(page, '**/api/auth/user')
  const asked = page.waitForRequest('**/api/auth/user')
  await page.goto('/dashboard')
  await asked
  await server.kill()
  release()
  await expect(page.getByRole('alert')).toHaveText(
    'Unable to connect to the server. Check connection and if the server is running.',
  )
  await expect(page).toHaveURL('/dashboard')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(person.token)

  await server.start()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible()
})

test('GUARD-07 AUTH-20 a token that the server refuses is removed and the sign-in asked for', async ({
  page,
  context,
  server,
  complaints,
}) => {
  complaints.allow(/status of 401/)
  await keepToken(context, server.url, 'worth-nothing')
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login')
  await expect(page.getByText(signInAgain)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('LAND-05 a stale token on a public page goes away without a word', async ({
  page,
  context,
  server,
  complaints,
}) => {
  complaints.allow(/status of 401/)
  await keepToken(context, server.url, 'worth-nothing')
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Start Free Today' }).first()).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('NAV-15 NAV-16 an unknown path leads home, and Back does not lead to it', async ({ page }) => {
  for (const path of ['/no-such-page', '/dashboard/older', '/login/x', '/%2e%2e/x', '/Dashboard']) {
    await page.goto('/register')
    await page.goto(path)
    await expect(page, path).toHaveURL('/')
    await page.goBack()
    await expect(page, path).toHaveURL('/register')
  }
})
