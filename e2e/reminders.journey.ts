import type { Page } from '@playwright/test'
import { openAccount, part } from './account.ts'
import { fastsOf, startFast } from './fasts.ts'
import { expect, type OfWorker, test } from './fixtures.ts'
import { startServer } from './server.ts'

const MINUTE_MS = 60_000

/** Has the browser say what it would after a person's answer, or before one: without a window it says `denied`. */
async function says(page: Page, permission: NotificationPermission) {
  await page.addInitScript((said) => {
    Object.defineProperty(Notification, 'permission', { get: () => said })
  }, permission)
}

test('what is chosen is kept, whatever this browser may do', async ({ page, person: _ }) => {
  await openAccount(page)
  const reminders = part(page, 'Reminders')
  await expect(reminders.getByRole('switch', { name: 'At the target' })).toBeChecked()
  await reminders.getByLabel('Before the target').selectOption({ label: '30 min' })
  await expect(reminders.getByText('Saved')).toBeVisible()
  await reminders.getByRole('switch', { name: 'At the planned start' }).click()
  await expect(reminders.getByText('Saved')).toBeVisible()
  await page.reload()
  await expect(reminders.getByLabel('Before the target')).toHaveValue('30')
  await expect(reminders.getByRole('switch', { name: 'At the planned start' })).toBeChecked()
})

test('a browser that may not says so, and what helps', async ({ page, person: _ }) => {
  await says(page, 'denied')
  await openAccount(page)
  const reminders = part(page, 'Reminders')
  await expect(reminders.getByText('does not let Upvas notify you')).toBeVisible()
  await expect(reminders.getByRole('button')).toHaveCount(0)
})

test('a browser that takes no pushes says so, and what helps', async ({ page, person: _ }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
  await openAccount(page)
  await expect(part(page, 'Reminders').getByText('add Upvas to the Home Screen')).toBeVisible()
})

test('the timer offers it once a fast runs, and takes no for an answer', async ({
  page,
  person,
  server,
}) => {
  await says(page, 'default')
  await page.goto('/fasting-timer')
  const offer = page.getByText('A quiet reminder at your target')
  await expect(page.getByRole('button', { name: 'Start Fast' })).toBeVisible()
  await expect(offer).toHaveCount(0)
  await startFast(person, server.url)
  await page.reload()
  await expect(offer).toBeVisible()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(offer).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Fast is running')).toBeVisible()
  await expect(offer).toHaveCount(0)
})

test('End fast on a notification asks, and ends the fast when it was pressed', async ({
  page,
  person,
  server,
}) => {
  await startFast(person, server.url, { hoursAgo: 3 })
  const pressedMs = Date.now() - 20 * MINUTE_MS
  await page.goto(`/fasting-timer#end=${pressedMs}`)
  await expect(page).toHaveURL(/\/fasting-timer$/)
  const dialog = page.getByRole('dialog', { name: 'When did your fast end?' })
  await dialog.getByRole('button', { name: 'It still runs' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Fast is running')).toBeVisible()

  await page.goto('/dashboard')
  await page.goto(`/fasting-timer#end=${pressedMs}`)
  await dialog.getByRole('button', { name: /^When you pressed End fast: / }).click()
  await expect(page.getByText('Not fasting')).toBeVisible()
  const [ended] = await fastsOf(person, server.url)
  expect(Math.abs(Date.parse(ended?.endTime ?? '') - pressedMs)).toBeLessThan(3000)
})

const withoutWorker = test.extend<object, OfWorker>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const server = await startServer({ OFFLINE: 'off' })
      await use(server)
      await server.dispose()
    },
    { scope: 'worker' },
  ],
})

withoutWorker('a host that has them off is named as the reason', async ({ page, person: _ }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Notification.requestPermission = async () => 'granted'
  })
  await openAccount(page)
  const reminders = part(page, 'Reminders')
  await reminders.getByRole('button', { name: 'Remind me here' }).click()
  await expect(reminders.getByText('whoever runs it has turned them off')).toBeVisible()
})
