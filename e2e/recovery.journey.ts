import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { hold } from './hold.ts'
import { expect, test } from './outside-world.ts'
import { comeAlive } from './pages.ts'
import { callAs } from './person.ts'
import { noteReferers } from './referers.ts'
import { expectNoShift, noteShifts } from './shifts.ts'

const DEAD_LINK = 'This link has expired or was used already. Please ask for a new one.'
const NEW_PASSWORD = 'a quieter river'

async function askForLetter(page: Page, email: string) {
  await page.goto('/forgot-password')
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
}

async function setPassword(page: Page, password: string) {
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Confirm new password').fill(password)
  await page.getByRole('button', { name: 'Set password' }).click()
}

/** Writes down every address that the page shows or tells to anyone. */
function noteAddresses(page: Page): string[] {
  const told: string[] = []
  page.on('request', (request) => {
    told.push(request.url(), request.headers().referer ?? '')
  })
  page.on('framenavigated', (frame) => told.push(frame.url()))
  return told
}

test('a forgotten password: a letter, a new password, and every other sign-in ends', async ({
  page,
  account,
  mailbox,
  server,
}) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL('/forgot-password')
  await page.getByLabel('Email address').fill(account.email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeFocused()

  await mailbox.next(account.email) // The welcome.
  const { link } = await mailbox.next(account.email)
  await page.goto(link)
  await expect(page).toHaveURL(`${server.url}/reset-password`)
  await setPassword(page, NEW_PASSWORD)
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('status')).toHaveText('Your new password is set. Sign in with it.')
  expect((await callAs(account, server.url, 'GET', '/auth/user')).status).toBe(401)
  await page.goBack()
  await expect(page).not.toHaveURL(/reset-password/)

  await page.goto('/login')
  await page.getByLabel('Email address').fill(account.email)
  await page.getByLabel('Password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('an unknown address is answered like a known one, and gets no letter', async ({
  page,
  account,
  mailbox,
}) => {
  const unknown = `nobody-${crypto.randomUUID()}@example.org`
  const answers: string[] = []
  for (const email of [account.email, unknown]) {
    const answered = page.waitForResponse('**/api/auth/forgot-password')
    await askForLetter(page, email)
    await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible()
    const shown = await page.getByRole('main').innerText()
    answers.push(shown.replace(email, '…') + (await (await answered).text()))
  }
  expect(answers[1]).toBe(answers[0])
  await mailbox.next(account.email)
  await mailbox.next(account.email)
  expect(mailbox.letters.filter(({ to }) => to.includes(unknown))).toEqual([])
})

test('the token of a letter is out of the address before anything else, and is told to nobody', async ({
  page,
  account,
  mailbox,
  complaints,
}) => {
  complaints.allow(/status of 422/)
  await askForLetter(page, account.email)
  const verify = await mailbox.next(account.email)
  const reset = await mailbox.next(account.email)
  for (const [{ link }, path] of [
    [verify, '/verify-email'],
    [reset, '/reset-password'],
  ] as const) {
    const token = link.split('token=')[1] ?? ''
    const release = await hold(page, '**/api/auth/verify-email')
    const told = noteAddresses(page)
    await page.goto(link)
    await expect(page).toHaveURL(path)
    release()
    await page.getByRole('link', { name: 'Donate Now' }).click()
    await expect(page).toHaveURL('/donation')
    await page.goBack()
    await expect(page).toHaveURL(path)
    // The fragment is the browser's own: of all that was said, only its own navigation has the token.
    expect(told.filter((address) => address.includes(token) && address !== link)).toEqual([])
    await page.unrouteAll({ behavior: 'wait' })

    // Some mail programs make a query of it. That leaves the address as soon, and goes along with no request.
    await page.goto('/')
    const referers = noteReferers(page)
    await page.goto(link.replace('#', '?'))
    await expect(page).toHaveURL(path)
    await page.getByRole('link', { name: 'Donate Now' }).click()
    await expect(page).toHaveURL('/donation')
    expect((await referers()).filter((referer) => referer.includes(token))).toEqual([])
  }
})

test('ERR-21 ERR-22 a link that was used, is old or is cut short says so and leads to a new one', async ({
  page,
  account,
  mailbox,
  complaints,
}) => {
  complaints.allow(/status of 422/)
  await mailbox.next(account.email)
  await askForLetter(page, account.email)
  const first = await mailbox.next(account.email)
  await askForLetter(page, account.email)
  const second = await mailbox.next(account.email)

  await page.goto(first.link)
  await setPassword(page, NEW_PASSWORD)
  await expect(page.getByRole('alert')).toHaveText(DEAD_LINK)
  await expectAccessible(page, 'dead link')

  await page.goto(second.link)
  for (const [password, again, said] of [
    ['', '', 'Please fill in all fields'],
    ['12345', '12345', 'Password must be at least 6 characters long'],
    [NEW_PASSWORD, 'other', 'Passwords do not match'],
  ] as const) {
    await page.getByLabel('New password', { exact: true }).fill(password)
    await page.getByLabel('Confirm new password').fill(again)
    await page.getByRole('button', { name: 'Set password' }).click()
    await expect(page.getByRole('alert')).toHaveText(said)
  }
  await setPassword(page, NEW_PASSWORD)
  await expect(page).toHaveURL('/login')

  await page.goto('/')
  await page.goto(second.link)
  await setPassword(page, NEW_PASSWORD)
  await expect(page.getByRole('alert')).toHaveText(DEAD_LINK)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'This link is not whole' })).toBeVisible()
  await expectAccessible(page, 'no link')
  await page.getByRole('link', { name: 'Send me a new link' }).click()
  await expect(page).toHaveURL('/forgot-password')
})

test('an address is confirmed by opening the letter, once, and another letter can be had', async ({
  page,
  account,
  person: _,
  mailbox,
  complaints,
}) => {
  complaints.allow(/status of 422/)
  const first = await mailbox.next(account.email)
  await page.goto('/verify-email')
  await page.getByRole('button', { name: 'Send a new letter' }).click()
  await expect(page.getByText('A new letter is on its way.')).toBeVisible()
  const second = await mailbox.next(account.email)

  await page.goto(first.link)
  await expect(page.getByRole('alert')).toHaveText(DEAD_LINK)
  await expectAccessible(page, 'address not confirmed')
  await page.goto('/')
  await page.goto(second.link)
  await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible()
  await expectAccessible(page, 'address confirmed')
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await page.goto('/account')
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()

  // The letter is opened a second time: its link is dead, the address is confirmed.
  await page.goto(second.link)
  await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible()
})

for (const [path, heading] of [
  ['/verify-email', 'Confirm your email address'],
  ['/reset-password', 'This link is not whole'],
] as const) {
  test(`${path} without a link says what to do from its first frame on, and nothing jumps`, async ({
    page,
  }) => {
    await noteShifts(page)
    const release = await hold(page, '**/assets/*.js')
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expectNoShift(page)
    release()
    await comeAlive(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expectNoShift(page)
  })
}

test('whoever is not signed in names the address that waits to be confirmed', async ({
  page,
  account,
  mailbox,
  complaints,
}) => {
  complaints.allow(/status of 422/)
  await mailbox.next(account.email)
  await page.goto('/verify-email')
  await page.getByLabel('Email address').fill('no address')
  await page.getByRole('button', { name: 'Send a new letter' }).click()
  await expect(page.getByText('Enter a valid email address')).toBeVisible()
  await expectAccessible(page, 'faulty address')
  await page.getByLabel('Email address').fill(account.email)
  await page.getByRole('button', { name: 'Send a new letter' }).click()
  const { link } = await mailbox.next(account.email)
  await page.goto(link)
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
})

test('ERR-09 a server out of reach is told on each of the screens, and they stay usable', async ({
  page,
  account,
  mailbox,
  server,
  complaints,
}) => {
  complaints.allow(/ERR_CONNECTION/)
  const away = 'Unable to connect to the server. Check connection and if the server is running.'
  const { link } = await mailbox.next(account.email)

  await page.goto('/forgot-password')
  await page.getByLabel('Email address').fill(account.email)
  await server.stop()
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByRole('alert')).toHaveText(away)
  await expectAccessible(page, 'forgot, away')
  await server.start()
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible()
  await expectAccessible(page, 'letter sent')

  const release = await hold(page, '**/api/auth/verify-email')
  const asked = page.waitForRequest('**/api/auth/verify-email')
  await page.goto(link)
  await asked
  await expect(page.getByText('Confirming your email address...')).toBeVisible()
  await expectAccessible(page, 'confirming')
  await server.stop()
  release()
  await expect(page.getByRole('alert')).toHaveText(away)
  await expectAccessible(page, 'verify, away')
  await server.start()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['/forgot-password', '/reset-password']) {
    test(`${path} cannot be sent`, async ({ page }) => {
      await page.goto(path)
      await expect(page.locator('form')).toHaveAttribute('method', 'post')
      await expect(page.locator('form button[type=submit]')).toBeDisabled()
    })
  }
})
