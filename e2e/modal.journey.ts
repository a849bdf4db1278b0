import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { comeAlive } from './pages.ts'

const prompt = (page: Page) => page.getByRole('link', { name: /^Sign in to begin/ }).first()
const login = (page: Page) => page.getByRole('dialog', { name: 'Welcome back' })
const signUp = (page: Page) => page.getByRole('dialog', { name: 'Create your account' })

async function openModal(page: Page) {
  await page.goto('/')
  await comeAlive(page)
  await prompt(page).click()
  await expect(login(page)).toBeVisible()
}

test('MODAL-01 MODAL-02 MODAL-06 a feature’s prompt opens the sign-in over the page, and a sign-in closes it @phone', async ({
  page,
  account,
  complaints,
}) => {
  complaints.allow(/status of 401/)
  await openModal(page)
  await expect(page).toHaveURL('/')
  await expect(page.getByLabel('Email address')).toBeFocused()
  expect(await login(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true)

  await page.getByLabel('Email address').fill(account.email)
  await page.getByLabel('Password').fill(`${account.password}x`)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(login(page).getByRole('alert')).toHaveText('Invalid email or password')
  await expectAccessible(page, 'refused sign-in in the modal')

  await page.getByLabel('Password').fill(account.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(login(page)).toBeHidden()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Start Free Today' })).toBeHidden()
  // What was the prompt leads on now, and has the focus again.
  await expect(page.getByRole('link', { name: 'Open the timer' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/fasting-timer')
})

test('MODAL-03 it leads from the sign-in to the sign-up and back, and a sign-up closes it', async ({
  page,
}) => {
  await openModal(page)
  await login(page).getByRole('button', { name: 'Create an account' }).click()
  await expect(signUp(page)).toBeVisible()
  await expect(page.getByLabel('Full Name')).toBeFocused()
  await expectAccessible(page, 'sign-up in the modal')
  await signUp(page).getByRole('button', { name: 'Sign in instead' }).click()
  await expect(login(page)).toBeVisible()
  await login(page).getByRole('button', { name: 'Create an account' }).click()

  await page.getByLabel('Full Name').fill('Asha Rao')
  await page.getByLabel('Email address').fill(`asha-${crypto.randomUUID()}@example.org`)
  await page.getByLabel('Password', { exact: true }).fill('a quiet river')
  await page.getByLabel('Confirm Password').fill('a quiet river')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(signUp(page)).toBeHidden()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toBeVisible()
})

test('MODAL-04 MODAL-05 it closes by Escape, by its button and beside it, and the focus returns', async ({
  page,
}) => {
  await openModal(page)
  await expectAccessible(page, 'sign-in in the modal')
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => login(page).getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(5, 5),
  ]) {
    await close()
    await expect(login(page)).toBeHidden()
    await expect(prompt(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(login(page)).toBeVisible()
  }
  // Marking what was typed and letting go beside the dialog does not close it.
  await page.getByLabel('Email address').fill('asha@example.org')
  await page.getByLabel('Email address').hover()
  await page.mouse.down()
  await page.mouse.move(5, 5)
  await page.mouse.up()
  await expect(login(page)).toBeVisible()
})

test('MODAL-04 a forgotten password leads on to its page, and the modal is gone', async ({
  page,
}) => {
  await openModal(page)
  await login(page).getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL('/forgot-password')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('MODAL-02 its code is no part of the landing page, and where it does not come the screen does', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/, /dynamically imported module/)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.route('**/assets/sign-in-modal*', (route) => route.abort())
  await page.goto('/')
  await comeAlive(page)
  expect(asked.filter((url) => /sign-in|fields/.test(url))).toEqual([])
  await prompt(page).click()
  await expect(page).toHaveURL('/login')
})

test('before the page’s script has come, the prompts lead to the sign-in and back to what was wanted', async ({
  page,
  account,
}) => {
  const release = await hold(page, '**/assets/*.js')
  await page.goto('/', { waitUntil: 'commit' })
  await expect(prompt(page)).toHaveAttribute('href', '/login')
  release()
  await page.getByRole('link', { name: 'Sign In', exact: true }).click()
  await page.getByLabel('Email address').fill(account.email)
  await page.getByLabel('Password').fill(account.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/dashboard')
})
