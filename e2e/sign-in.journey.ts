import { LOGIN_REDIRECT_MS } from '#web/timing.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { noteNavigations } from './navigations.ts'

test('LOGIN-01 LOGIN-02 LOGIN-03 LOGIN-15 LOGIN-16 LOGIN-18 LOGIN-22 every refusal of a sign-in, word for word', async ({
  page,
  account,
  complaints,
}) => {
  complaints.allow(/status of 401/)
  await page.goto('/login')
  const email = page.getByLabel('Email address')
  const password = page.getByLabel('Password')
  const submit = page.getByRole('button', { name: 'Sign in', exact: true })
  await expect(email).toHaveAttribute('type', 'email')

  for (const [typedEmail, typedPassword, answer] of [
    ['', '', 'Please fill in all fields'],
    [account.email, '', 'Please fill in all fields'],
    ['', account.password, 'Please fill in all fields'],
    ['  ', account.password, 'Please fill in all fields'],
    [account.email, `${account.password}x`, 'Invalid email or password'],
    ['nobody@example.org', account.password, 'Invalid email or password'],
  ] as const) {
    await email.fill(typedEmail)
    await password.fill(typedPassword)
    await submit.click()
    await expect(submit).toBeEnabled()
    await expect(page.getByRole('alert')).toHaveText(answer)
    await expect(email).toHaveValue(typedEmail.trim())
  }
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Your session has expired')).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()

  await email.fill(account.email)
  await password.fill(account.password)
  await submit.click()
  await expect(page).toHaveURL('/dashboard')
})

test('LOGIN-18 ERR-09 a server that cannot be reached is told in words, and the form stays usable', async ({
  page,
  server,
  complaints,
}) => {
  complaints.allow(/ERR_CONNECTION/, /status of 401/)
  await page.goto('/login')
  await page.getByLabel('Email address').fill('asha@example.org')
  await page.getByLabel('Password').fill('a quiet river')
  const submit = page.getByRole('button', { name: 'Sign in', exact: true })
  await expect(submit).toBeEnabled()
  await server.stop()
  await submit.click()
  await expect(page.getByRole('alert')).toHaveText(
    'Unable to connect to the server. Check connection and if the server is running.',
  )
  await server.start()
  await submit.click()
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
})

test('REG-01 REG-02 REG-03 REG-04 REG-10 REG-11 REG-12 REG-13 every refusal of a sign-up, word for word', async ({
  page,
  account,
  complaints,
}) => {
  complaints.allow(/status of (409|422)/)
  await page.goto('/')
  await page.goto('/register')
  const fields = [
    page.getByLabel('Full Name'),
    page.getByLabel('Email address'),
    page.getByLabel('Password', { exact: true }),
    page.getByLabel('Confirm Password'),
  ]
  const submit = page.getByRole('button', { name: 'Create Account' })
  const { email } = account
  const fresh = `ravi-${crypto.randomUUID()}@example.org`

  for (const [name, address, password, again, answer] of [
    ['', email, 'sixsix', 'sixsix', 'Please fill in all fields'],
    ['Ravi', '', 'sixsix', 'sixsix', 'Please fill in all fields'],
    ['Ravi', email, '', 'sixsix', 'Please fill in all fields'],
    ['Ravi', email, 'sixsix', '', 'Please fill in all fields'],
    ['Ravi', email, 'five5', 'other', 'Password must be at least 6 characters long'],
    ['Ravi', email, 'sixsix', 'sixsiy', 'Passwords do not match'],
    ['Ravi', email, 'sixsix', 'sixsix', 'An account with this email already exists'],
    ['Ravi', 'no-address', 'sixsix', 'sixsix', 'Validation failed. Please check your input.'],
  ] as const) {
    const typed = [name, address, password, again]
    for (const [index, field] of fields.entries()) await field.fill(typed[index] ?? '')
    await submit.click()
    await expect(submit).toBeEnabled()
    await expect(page.getByRole('alert')).toHaveText(answer)
  }
  await expect(page).toHaveURL('/register')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()

  await page.getByLabel('Email address').fill(fresh)
  await submit.click()
  await expect(page).toHaveURL('/dashboard')
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('LOGIN-12 LOGIN-13 LOGIN-14 the sign-in says that it is busy', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 401/)
  await page.goto('/login')
  const release = await hold(page, '**/api/auth/login')
  await page.getByLabel('Email address').fill('nobody@example.org')
  await page.getByLabel('Password').fill('a quiet river')
  await page.getByLabel('Password').press('Enter')
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Loading...' })).toBeDisabled()
  release()
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled()
})

test('REG-05 REG-07 the sign-up says that it is busy', async ({ page }) => {
  await page.goto('/register')
  const release = await hold(page, '**/api/auth/register')
  await page.getByLabel('Full Name').fill('Asha Rao')
  await page.getByLabel('Email address').fill(`asha-${crypto.randomUUID()}@example.org`)
  await page.getByLabel('Password', { exact: true }).fill('a quiet river')
  await page.getByLabel('Confirm Password').fill('a quiet river')
  await page.getByLabel('Confirm Password').press('Enter')
  await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Loading...' })).toBeDisabled()
  release()
  await expect(page).toHaveURL('/dashboard')
})

test('PROD-04 LOGIN-07 LOGIN-08 LOGIN-09 a sign-in leads on after half a second, and Back does not lead back', async ({
  page,
  account,
}) => {
  const navigations = await noteNavigations(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Sign In', exact: true }).first().click()
  await page.getByLabel('Email address').fill(account.email)
  await page.getByLabel('Password').fill(account.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/dashboard')

  const left = (await navigations()).at(-1)
  expect(left).toMatchObject({ how: 'replaceState', path: '/dashboard' })
  const knownMs = await page.evaluate(() => {
    const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return calls.findLast((call) => call.name.endsWith('/api/auth/user'))?.responseEnd ?? 0
  })
  expect((left?.atMs ?? 0) - knownMs).toBeGreaterThanOrEqual(LOGIN_REDIRECT_MS)

  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('REG-09 whoever is signed in is sent on from the sign-in and the sign-up', async ({
  page,
  person: _,
}) => {
  for (const path of ['/login', '/register']) {
    await page.goto('/')
    await page.goto(path)
    await expect(page).toHaveURL('/dashboard')
    await page.goBack()
    await expect(page).toHaveURL('/')
  }
})

test('LOGIN-06 whatever stands in `from`, a sign-in stays on this site', async ({
  page,
  person: _,
  server,
}) => {
  await page.goto('/')
  // As an entry of the browser's: of one that the page itself hears of it makes another before the reload.
  const leave = (state: unknown) => History.prototype.pushState.call(history, state, '', '/login')
  // Every other way to write one is in web/paths.test.ts.
  for (const [from, lands] of [
    ['/fasting-timer?from=mail#now', '/fasting-timer?from=mail#now'],
    ['https://evil.example/', '/dashboard'],
    ['/\\evil.example', '/dashboard'],
    ['javascript:alert(1)', '/dashboard'],
    [{ toString: '/fasting-timer' }, '/dashboard'],
  ] as const) {
    await page.evaluate(leave, { from })
    await page.reload()
    await expect(page, `from ${JSON.stringify(from)}`).toHaveURL(server.url + lands)
  }
})

test('LOGIN-24 Google is asked for by a navigation that carries the way back', async ({ page }) => {
  // An answer without content leaves the page where it is.
  await page.route('**/api/auth/google*', (route) => route.fulfill({ status: 204 }))
  await page.goto('/login')
  const asked = page.waitForRequest('**/api/auth/google*')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  expect((await asked).isNavigationRequest()).toBe(true)
  expect(new URL((await asked).url()).search).toBe('')

  await page.goto('/fasting-timer?from=mail')
  const askedAgain = page.waitForRequest('**/api/auth/google*')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  expect(new URL((await askedAgain).url()).searchParams.get('from')).toBe(
    '/fasting-timer?from=mail',
  )
})

test('REG-06 LOGIN-05 the sign-in and the sign-up lead to each other', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page).toHaveURL('/register')
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/login')
})
