import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'

const PASSWORD = 'a quiet river'
const SCRIPTS = '**/assets/*.js'

test('what is typed into the sign-in before its script came is kept, and a sign-in sent early is not sent', async ({
  page,
  account,
}) => {
  const release = await hold(page, SCRIPTS)
  await page.goto('/login', { waitUntil: 'commit' })
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() || request.url().includes('/api/')) sent.push(request.url())
  })
  const submit = page.getByRole('button', { name: 'Sign in', exact: true })

  await page.getByLabel('Email address').fill(account.email)
  await page.getByLabel('Password').fill(account.password)
  await expect(submit).toBeDisabled()
  await page.getByLabel('Password').press('Enter')
  await expect(page.locator('form')).toHaveAttribute('method', 'post')
  await expect(page).toHaveURL('/login')
  expect(sent).toEqual([])

  release()
  await expect(submit).toBeEnabled()
  await expect(page.getByLabel('Email address')).toHaveValue(account.email)
  await expect(page.getByLabel('Password')).toHaveValue(account.password)
  await submit.click()
  await expect(page).toHaveURL('/dashboard')
})

test('what is typed into the sign-up before its script came is kept', async ({ page }) => {
  const release = await hold(page, SCRIPTS)
  await page.goto('/register', { waitUntil: 'commit' })
  const submit = page.getByRole('button', { name: 'Create Account' })
  await page.getByLabel('Full Name').fill('Asha Rao')
  await page.getByLabel('Email address').fill(`asha-${crypto.randomUUID()}@example.org`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm Password').fill(PASSWORD)
  await page.getByLabel('Confirm Password').press('Enter')
  await expect(submit).toBeDisabled()
  await expect(page.locator('form')).toHaveAttribute('method', 'post')
  await expect(page).toHaveURL('/register')

  release()
  await submit.click()
  await expect(page).toHaveURL('/dashboard')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['/login', '/register']) {
    test(`${path} cannot be sent, and no password reaches the address`, async ({ page }) => {
      await page.goto(path)
      const sent: string[] = []
      page.on('request', (request) => {
        if (request.isNavigationRequest()) sent.push(request.url())
      })
      const form = page.locator('form')
      await expect(form).toHaveAttribute('method', 'post')
      for (const field of await form.locator('input').all()) await field.fill(PASSWORD)
      await form.locator('input').last().press('Enter')
      await expect(form.locator('button[type=submit]')).toBeDisabled()
      await expect(page).toHaveURL(path)
      expect(sent).toEqual([])
    })
  }
})
