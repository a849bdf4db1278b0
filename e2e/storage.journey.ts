import { expect, test } from './fixtures.ts'

test('H22 AUTH-31 a browser that keeps nothing shows the public pages and says why nobody can sign in', async ({
  page,
  account,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  })
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Start Free Today' }).first()).toBeVisible()
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login')
  await page.getByLabel('Email address').fill(account.email)
  await page.getByLabel('Password').fill(account.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Cannot store authentication data - browser storage not accessible',
  )
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled()
})
