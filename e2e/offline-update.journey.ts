import type { Page } from '@playwright/test'
import { type Deployment, makeDeployment } from './deployment.ts'
import { test as base, expect, type OfTest, type OfWorker } from './fixtures.ts'
import { startServer } from './server.ts'
import { AWAY, kept, keptAddresses } from './worker.ts'

const WORDS = 'It tells me the truth.'
const BUILD_MS = 300_000

const test = base.extend<OfTest, OfWorker & { deployment: Deployment }>({
  deployment: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const deployment = await makeDeployment()
      await use(deployment)
      await deployment.dispose()
    },
    { scope: 'worker' },
  ],
  server: [({ deployment }, use) => use(deployment.server), { scope: 'worker' }],
})

test.use({ serviceWorkers: 'allow' })
test.beforeEach(({ complaints }) => complaints.allow(AWAY))

const toast = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version is ready' })
const words = (page: Page) => page.getByText(WORDS)
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a new version waits until it is asked for, and no page gets parts of two', async ({
  page,
  context,
  deployment,
}) => {
  test.setTimeout(BUILD_MS)
  await page.goto('/')
  await kept(page)
  const typing = await context.newPage()
  await typing.goto('/login')
  await typing.getByLabel('Email address').fill('asha@example.org')
  await deployment.deploy(WORDS)

  // Whoever opens a page meanwhile has the old one, whole, and is told.
  const tab = await context.newPage()
  await tab.goto('/')
  await expect(toast(tab)).toBeVisible()
  await expect(words(tab)).toHaveCount(0)
  await tab.getByRole('button', { name: 'Later' }).click()
  await expect(toast(tab)).toBeHidden()
  await tab.close()

  // Those that are open go on, with code that they have not needed before.
  await page.getByRole('link', { name: 'Start Free Today' }).first().click()
  await expect(page.getByLabel('Name')).toBeVisible()
  await expect(toast(page)).toBeVisible()
  await toast(page).getByRole('button', { name: 'Reload' }).click()
  await expect(toast(page)).toBeHidden()
  await expect(page.getByLabel('Name')).toBeVisible()
  await page.goto('/')
  await expect(words(page)).toBeVisible()
  await page.reload()
  await expect(words(page)).toBeVisible()
  await expect(toast(page)).toBeHidden()

  // Nobody has asked for it here. The worker has nothing of the old build any more: the server has.
  await expect(typing.getByLabel('Email address')).toHaveValue('asha@example.org')
  await expect(toast(typing)).toBeVisible()
  await typing.getByRole('link', { name: /Forgot/ }).click()
  await expect(heading(typing)).toHaveText(/Forgot/)
  await toast(typing).getByRole('button', { name: 'Reload' }).click()
  await expect(toast(typing)).toBeHidden()
  await typing.goto('/')
  await expect(words(typing)).toBeVisible()

  await context.setOffline(true)
  await page.reload()
  await expect(words(page)).toBeVisible()
})

test('a host that turns it off has the worker gone, and what it kept', async ({ page, server }) => {
  await page.goto('/')
  await kept(page)
  expect(await keptAddresses(page)).toContain('/')
  await server.stop()
  const without = await startServer({ PORT: new URL(server.url).port, OFFLINE: 'off' })
  try {
    await page.reload()
    const left = () =>
      page.evaluate(async () => ({
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        caches: await caches.keys(),
      }))
    await expect.poll(left).toEqual({ workers: 0, caches: [] })
    await page.reload()
    await expect(heading(page)).toBeVisible()
    await expect.poll(left).toEqual({ workers: 0, caches: [] })
  } finally {
    await without.dispose()
    await server.start()
  }
})
