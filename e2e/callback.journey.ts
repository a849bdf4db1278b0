import { AUTH_SUCCESS_REDIRECT_MS } from '#web/timing.ts'
import { expectAccessible } from './axe.ts'
import { hold } from './hold.ts'
import { noteNavigations } from './navigations.ts'
import { expect, someoneArrives, stranger, test } from './outside-world.ts'
import { noteReferers } from './referers.ts'

test.beforeEach(({ complaints }) => {
  complaints.allow(/Request to another host: http:\/\/127\.0\.0\.1/)
})

const google = { name: 'Continue with Google' }

test('PROD-05 CB-01 CB-03 CB-04 CB-05 CB-15 LOGIN-24 somebody comes by way of a provider and is signed in', async ({
  page,
  provider,
}) => {
  const ravi = stranger()
  await someoneArrives(provider, ravi)
  const told: string[] = []
  page.on('request', (request) => told.push(request.headers().referer ?? ''))
  const release = await hold(page, '**/api/auth/user')
  await page.goto('/')
  await page.goto('/login')
  await page.getByRole('button', google).click()
  await expect(page.getByText('Completing Sign In...')).toBeVisible()
  await expect(page).toHaveURL('/auth/callback')
  await expectAccessible(page, 'completing')
  release()
  await expect(page.getByRole('heading', { name: 'Sign In Successful!' })).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('No fasts yet')).toBeVisible()
  expect(told.filter((referer) => /token|[/]auth[/]callback/.test(referer))).toEqual([])

  await page.goBack()
  await expect(page).not.toHaveURL(/callback/)
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'Ravi Rao' })).toBeVisible()
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
})

test('CB-06 the success leads on after a second, and the token has left the address long before', async ({
  page,
  account,
}) => {
  const navigations = await noteNavigations(page)
  await page.goto(`/auth/callback?token=${account.token}`)
  await expect(page).toHaveURL('/dashboard')
  const [cleaned, left] = await navigations()
  expect(cleaned).toMatchObject({ how: 'replaceState', path: '/auth/callback' })
  expect(left).toMatchObject({ how: 'replaceState', path: '/dashboard' })
  const gapMs = (left?.atMs ?? 0) - (cleaned?.atMs ?? 0)
  expect(gapMs).toBeGreaterThanOrEqual(AUTH_SUCCESS_REDIRECT_MS)
})

test('the token in the address goes along with no request, not even for a font that comes later', async ({
  page,
  account,
}) => {
  const referers = noteReferers(page)
  await page.goto(`/auth/callback?token=${account.token}`)
  await expect(page).toHaveURL('/dashboard')
  const font = page.waitForResponse(/latin-ext.*woff2/)
  await page.getByRole('link', { name: 'Donate Now' }).click()
  await font
  expect((await referers()).filter((referer) => referer.includes(account.token))).toEqual([])
})

test('LOGIN-06 whoever was on the way somewhere lands there after the provider', async ({
  page,
  provider,
}) => {
  await someoneArrives(provider, stranger())
  await page.goto('/fasting-timer?from=mail')
  await expect(page).toHaveURL('/login')
  await page.getByRole('button', google).click()
  await expect(page).toHaveURL('/fasting-timer?from=mail')
})

test('CB-02 CB-07 CB-08 CB-09 CB-14 whoever declines at the provider is told, and tries again', async ({
  page,
  provider,
}) => {
  await someoneArrives(provider, 'declines')
  await page.goto('/')
  await page.goto('/login')
  await page.getByRole('button', google).click()
  await expect(page.getByRole('heading', { name: 'Sign In Failed' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText(
    'The sign-in was cancelled. Nothing was changed.',
  )
  await expectAccessible(page, 'failed')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('button', google)).toBeEnabled()
})

test('a stranger’s unconfirmed address takes no account over', async ({
  page,
  provider,
  account,
}) => {
  await someoneArrives(provider, stranger({ email: account.email, email_verified: false }))
  await page.goto('/login')
  await page.getByRole('button', google).click()
  await expect(page.getByRole('alert')).toContainText('An account with this email already exists')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('CB-10 an error is decoded once and shown as text, whatever it is', async ({ page }) => {
  await page.goto('/')
  for (const [query, shown] of [
    ['access%20denied', 'access denied'],
    ['access+denied', 'access denied'],
    ['50%2525', '50%25'],
    ['50%', '50%'],
    ['%', '%'],
    ['%E0%A4', '%E0%A4'],
    ['%E0%A4%A8%E0%A4%B9%E0%A5%80%E0%A4%82', 'नहीं'],
  ] as const) {
    await page.goto(`/auth/callback?error=${query}`)
    await expect(page.getByRole('alert')).toHaveText(shown)
    await expect(page).toHaveURL('/auth/callback')
    expect(await page.getByRole('alert').evaluate((element) => element.children.length)).toBe(0)
  }
  await page.goto(`/auth/callback?error=${'word'.repeat(500)}`)
  await expect(page.getByRole('alert')).toHaveText('word'.repeat(50))
  await expectAccessible(page, 'a long error')
})

test('CB-11 CB-14 nothing at all, a false token, and storage that keeps nothing', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 401/)
  for (const [query, said] of [
    ['', 'No authentication token received'],
    ['?token=', 'No authentication token received'],
    ['?token=stolen', 'Could not retrieve user data after login.'],
    ['?token=stolen&error=no', 'no'],
    ['?error=', 'Authentication failed'],
  ] as const) {
    await page.goto(`/auth/callback${query}`)
    await expect(page.getByRole('alert'), query).toHaveText(said)
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  }
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  })
  await page.goto('/auth/callback?token=stolen')
  await expect(page.getByRole('alert')).toHaveText(
    'Cannot store authentication data - browser storage not accessible',
  )
})
