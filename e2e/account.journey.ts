import { readFile } from 'node:fs/promises'
import { openAccount, part, saved } from './account.ts'
import { expectAccessible } from './axe.ts'
import { startFast } from './fasts.ts'
import { hold } from './hold.ts'
import { expect, someoneArrives, stranger, test } from './outside-world.ts'
import { callAs, signIn } from './person.ts'

test('GUARD-03 the account asks for a sign-in and is then where one lands', async ({
  page,
  account,
}) => {
  await page.goto('/account')
  await expect(page).toHaveURL('/login')
  await page.getByLabel('Email address').fill(account.email)
  await page.getByLabel('Password').fill(account.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/account')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Your account: ${account.name}`)
})

test('the header leads there, and so does the menu of a phone', async ({ page, person: _ }) => {
  await page.goto('/dashboard')
  for (const width of [1280, 1023, 768]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(page.getByRole('link', { name: 'Account' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Account' }).click()
  await expect(page).toHaveURL('/account')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Account' }).click()
  await expect(page).toHaveURL('/account')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('an address that is not confirmed is told quietly, and the letter comes again', async ({
  page,
  person,
  mailbox,
}) => {
  await mailbox.next(person.email)
  await openAccount(page)
  await page.getByRole('button', { name: 'Send the letter again' }).click()
  await expect(page.getByText('A new letter is on its way.')).toBeVisible()
  const { link } = await mailbox.next(person.email)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible()
  await openAccount(page)
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
  await expectAccessible(page, 'confirmed')
})

test('the password is changed by whoever knows it, and every other device is signed out', async ({
  page,
  person,
  otherDevice,
  server,
  complaints,
}) => {
  complaints.allow(/status of (401|422)/)
  const other = await otherDevice.newPage()
  await other.goto('/fasting-timer')
  await expect(other.getByRole('button', { name: 'Start Fast' })).toBeEnabled()
  await openAccount(page)
  await expect(part(page, 'Signed-in devices').getByRole('listitem')).toHaveCount(2)
  await page.getByText('Change your password').click()
  const section = part(page, 'Email and password')
  const change = async (current: string, fresh: string, again = fresh) => {
    await page.getByLabel('Current password').fill(current)
    await page.getByLabel('New password', { exact: true }).fill(fresh)
    await page.getByLabel('Confirm new password').fill(again)
    await page.getByRole('button', { name: 'Set password' }).click()
  }
  await change('', 'a quieter river')
  await expect(section.getByRole('alert')).toHaveText('Please fill in all fields')
  await change(person.password, 'a quieter river', 'another river')
  await expect(section.getByRole('alert')).toHaveText('Passwords do not match')
  await change('wrong word', 'a quieter river')
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(
    'This is not your current password',
  )
  await expectAccessible(page, 'a wrong password')
  await expect(page).toHaveURL('/account')

  await change(person.password, 'a quieter river')
  await expect(section.getByText(/^Your password is changed/)).toBeVisible()
  await expect(page.getByLabel('Current password')).toHaveValue('')
  await expect(part(page, 'Signed-in devices').getByRole('listitem')).toHaveCount(1)
  await other.getByRole('button', { name: 'Refresh' }).click()
  await expect(other).toHaveURL('/login')
  expect((await callAs(person, server.url, 'GET', '/auth/user')).status).toBe(200)
})

test('a device is signed out from afar, and so are all others at once', async ({
  page,
  person,
  otherDevice,
  server,
  address,
  complaints,
}) => {
  complaints.allow(/status of 401/)
  await signIn(server.url, address, person)
  const other = await otherDevice.newPage()
  await other.goto('/fasting-timer')
  await expect(other.getByRole('button', { name: 'Start Fast' })).toBeEnabled()
  await openAccount(page)
  const devices = part(page, 'Signed-in devices')
  const rows = devices.getByRole('listitem')
  await expect(rows).toHaveCount(3)
  const here = rows.filter({ hasText: 'This device' })
  await expect(here.getByRole('button')).toHaveCount(0)

  await rows
    .getByRole('button', { name: /^Sign out/ })
    .first()
    .click()
  await expect(rows).toHaveCount(2)
  await expect(devices.getByRole('status')).toHaveText('Signed out there.')
  const all = devices.getByRole('button', { name: 'Sign out everywhere else' })
  await all.click()
  await expect(rows).toHaveCount(1)
  await expect(all).toBeHidden()
  await other.getByRole('button', { name: 'Refresh' }).click()
  await expect(other).toHaveURL('/login')
  await expect(page).toHaveURL('/account')
})

test('all that is kept is downloaded as one file', async ({ page, person, server }) => {
  const fast = await startFast(person, server.url, { hoursAgo: 3 })
  await openAccount(page)
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toMatch(/^upvas-\d{4}-\d\d-\d\d\.json$/)
  const text = await readFile(await file.path(), 'utf8')
  const data = JSON.parse(text) as { user: { email: string }; fasts: { _id: string }[] }
  expect(data.user.email).toBe(person.email)
  expect(data.fasts.map((each) => each._id)).toEqual([fast._id])
  for (const secret of [person.token, person.password]) expect(text).not.toContain(secret)
  await expect(page.getByText('It is among your downloads.')).toBeVisible()
})

test('the account is deleted in two steps, with the password, and nothing of it stays', async ({
  page,
  person,
  server,
  complaints,
}) => {
  complaints.allow(/status of (401|422)/)
  await startFast(person, server.url, { hoursAgo: 3 })
  await openAccount(page)
  await page.getByRole('button', { name: 'Delete account…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  const last = dialog.getByRole('button', { name: 'Delete everything' })
  await expectAccessible(page, 'deletion')
  await last.click()
  await expect(dialog.getByRole('alert')).toHaveText('Please fill in all fields')
  await dialog.getByLabel(/^Your password/).fill('wrong word')
  await last.click()
  await expect(dialog.getByText('This is not your current password')).toBeVisible()
  await expectAccessible(page, 'deletion refused')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect((await callAs(person, server.url, 'GET', '/auth/user')).status).toBe(200)

  await page.getByRole('button', { name: 'Delete account…' }).click()
  await dialog.getByLabel(/^Your password/).fill(person.password)
  await last.click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Your account is deleted, with all that was in it.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Start Free Today' }).first()).toBeVisible()
  await expectAccessible(page, 'deleted')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  expect((await callAs(person, server.url, 'GET', '/auth/user')).status).toBe(401)

  await page.reload()
  await expect(page.getByText('Your account is deleted')).toBeHidden()
  await page.goto('/login')
  await page.getByLabel('Email address').fill(person.email)
  await page.getByLabel('Password').fill(person.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
})

test('whoever came by way of a provider sets a first password, or deletes with the address', async ({
  page,
  provider,
  complaints,
}) => {
  complaints.allow(/Request to another host: http:\/\/127\.0\.0\.1/, /status of 4(01|22)/)
  const ravi = stranger()
  const email = String(ravi.claims.email)
  await someoneArrives(provider, ravi)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page).toHaveURL('/account')
  await page.getByRole('button', { name: 'Delete account…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Your email address/).fill('someone@example.org')
  await dialog.getByRole('button', { name: 'Delete everything' }).click()
  await expect(dialog.getByText('Type your email address to confirm')).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep my account' }).click()

  await page.getByText('Set a password').click()
  await expect(page.getByLabel('Current password')).toBeHidden()
  await page.getByLabel('New password', { exact: true }).fill('a quiet river')
  await page.getByLabel('Confirm new password').fill('a quiet river')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('Change your password')).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password').fill('a quiet river')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('loading and failing have their place, and nothing breaks where the server is away', async ({
  page,
  person: _,
  server,
  complaints,
}) => {
  complaints.allow(/ERR_CONNECTION|ERR_FAILED/)
  const release = await hold(page, '**/api/user/sessions')
  await page.goto('/account')
  await expect(page.getByText('Loading your devices...')).toBeAttached()
  await expectAccessible(page, 'loading')
  release()
  await expect(part(page, 'Signed-in devices').getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page, 'full')

  const away = 'Unable to connect to the server. Check connection and if the server is running.'
  await server.stop()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(part(page, 'About you').getByRole('alert')).toHaveText(away)
  await page.getByRole('button', { name: 'Download my data' }).click()
  await expect(part(page, 'Your data').getByRole('alert')).toHaveText(away)
  await page.getByRole('button', { name: 'Send the letter again' }).click()
  await expect(part(page, 'Email and password').getByRole('alert')).toHaveText(away)
  await expectAccessible(page, 'away')
  await server.start()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(saved(page)).toHaveText('Saved')
})

test('a page that is left takes its unfinished calls along', async ({ page, person: _ }) => {
  const release = await hold(page, '**/api/user/sessions')
  const asked = page.waitForRequest('**/api/user/sessions')
  await page.goto('/account')
  const dropped = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/api/user/sessions'),
  )
  await asked
  await page.getByRole('link', { name: 'Upvas, home' }).click()
  await dropped
  release()
})
