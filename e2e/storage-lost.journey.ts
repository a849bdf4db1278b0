import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import type { Person } from './person.ts'

const NOT_STORED = 'Failed to store authentication token.'

async function signIn(page: Page, { email, password }: Person) {
  await page.goto('/login')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('AUTH-11 ERR-38 a storage that is full says so, and the form stays usable', async ({
  page,
  account,
}) => {
  await page.addInitScript(() => {
    const keep = Storage.prototype.setItem
    Storage.prototype.setItem = function (key, value) {
      if (key === 'token') throw new DOMException('Full.', 'QuotaExceededError')
      keep.call(this, key, value)
    }
  })
  await signIn(page, account)
  await expect(page.getByRole('alert')).toHaveText(NOT_STORED)
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled()
  await expect(page).toHaveURL('/login')
})

test('AUTH-12 AUTH-13 a token that does not read back is no sign-in', async ({ page, account }) => {
  await page.addInitScript(() => {
    const keep = Storage.prototype.setItem
    Storage.prototype.setItem = function (key, value) {
      keep.call(this, key, value)
      if (key === 'token') setTimeout(() => localStorage.removeItem('token'), 20)
    }
  })
  await signIn(page, account)
  await expect(page.getByRole('alert')).toHaveText(NOT_STORED)
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled()
})

test('LOGIN-17 a token that is gone once the user has loaded is no sign-in', async ({
  page,
  account,
}) => {
  await page.route('**/api/auth/user', async (route) => {
    await page.evaluate(() => localStorage.removeItem('token'))
    await route.continue()
  })
  await signIn(page, account)
  await expect(page.getByRole('alert')).toHaveText(
    'Authentication error: Token not stored properly',
  )
})

test('AUTH-20 a storage that is wiped while somebody uses the page leads to the sign-in, and back', async ({
  page,
  person,
  complaints,
}) => {
  complaints.allow(/status of 401/)
  await page.goto('/account')
  const save = page.getByRole('button', { name: 'Save' })
  await expect(save).toBeEnabled()
  // At once: a call of the page's own would find it out before the person does.
  await save.evaluate((button: HTMLElement) => {
    localStorage.clear()
    button.click()
  })
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Your session has expired. Please sign in again.')).toBeVisible()
  await page.getByLabel('Email address').fill(person.email)
  await page.getByLabel('Password').fill(person.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/account')
})
