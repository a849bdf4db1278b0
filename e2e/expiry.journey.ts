import type { Page } from '@playwright/test'
import { backgroundOf } from './colour.ts'
import { startFast } from './fasts.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { noteNavigations } from './navigations.ts'
import { callAs } from './person.ts'

const token = (page: Page) => page.evaluate(() => localStorage.getItem('token'))

const notice = (page: Page) => page.getByText('Your session has expired. Please sign in again.')

test('AUTH-19 AUTH-20 LOGIN-10 GUARD-05 a sign-in that was ended elsewhere leads to the sign-in and back', async ({
  page,
  person,
  server,
  complaints,
}) => {
  complaints.allow(/status of 401/)
  await startFast(person, server.url, { hoursAgo: 3 })
  const navigations = await noteNavigations(page)
  await page.goto('/fasting-timer')
  await expect(page.getByText('Fast is running')).toBeVisible()
  // Whatever the page asks of itself meanwhile is told only then, too.
  const release = await hold(page, '**/api/**')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await callAs(person, server.url, 'POST', '/auth/logout')
  release()

  await expect(page).toHaveURL('/login')
  await expect(notice(page)).toBeVisible()
  const { chroma, hue } = await backgroundOf(page.getByRole('status').filter({ has: notice(page) }))
  expect(chroma).toBeGreaterThan(0.05)
  expect(Math.abs(hue - 95), 'yellow').toBeLessThan(15)
  await expect(page.getByRole('alert')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden()
  expect(await token(page)).toBeNull()
  expect(await navigations()).toEqual([expect.objectContaining({ how: 'replaceState' })])

  await page.getByLabel('Email address').fill(person.email)
  await page.getByLabel('Password').fill(person.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/fasting-timer')
  await expect(page.getByText('Fast is running')).toBeVisible()
})

test('AUTH-24 H26 twenty calls that are refused at once lead away once', async ({
  page,
  person,
  server,
  complaints,
}) => {
  complaints.allow(/status of 401/)
  const navigations = await noteNavigations(page)
  await page.goto('/dashboard')
  await expect(page.getByText('No fasts yet')).toBeVisible()
  await callAs(person, server.url, 'POST', '/auth/logout')
  const calls: string[] = []
  page.on('response', (answer) => answer.status() === 401 && calls.push(answer.url()))
  await page.evaluate(async () => {
    // What the history does on the event is a call; the next one must not begin before this one is on its way.
    for (let call = 0; call < 20; call++) {
      window.dispatchEvent(new CustomEvent('dashboardUpdateRequired', { detail: {} }))
      window.dispatchEvent(new CustomEvent('auth:expired', { detail: {} }))
      await Promise.resolve()
    }
  })

  await expect(page).toHaveURL('/login')
  await expect(notice(page)).toBeVisible()
  expect(await token(page)).toBeNull()
  expect((await navigations()).map(({ how, path }) => `${how} ${path}`)).toEqual([
    'replaceState /login',
  ])
})

test('AUTH-21 AUTH-22 the event alone does the same', async ({ page, person: _, complaints }) => {
  // What the page goes on to ask for before it is left is refused.
  complaints.allow(/status of 401/)
  await page.goto('/')
  await page.goto('/fasting-timer')
  await expect(page.getByRole('button', { name: 'Start Fast' })).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new CustomEvent('auth:expired', { detail: {} })))
  await expect(page).toHaveURL('/login')
  await expect(notice(page)).toBeVisible()
  expect(await token(page)).toBeNull()
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('GUARD-08 on the sign-in itself the event leads nowhere and tells nothing', async ({
  page,
}) => {
  const navigations = await noteNavigations(page)
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled()
  await page.evaluate(() => {
    localStorage.setItem('token', 'worth-nothing')
    window.dispatchEvent(new CustomEvent('auth:expired', { detail: {} }))
  })
  await expect.poll(() => token(page)).toBeNull()
  await expect(notice(page)).toBeHidden()
  expect(await navigations()).toEqual([])
})
