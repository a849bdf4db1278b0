import { errorSeconds, shownSeconds } from './elapsed.ts'
import { startFast } from './fasts.ts'
import { expect, test } from './fixtures.ts'

test('a sign-in outlives a restart and a power cut of the server', async ({ person, server }) => {
  const headers = { Authorization: `Bearer ${person.token}` }
  const signedIn = async () => (await fetch(`${server.url}/api/auth/user`, { headers })).status

  await server.restart()
  expect(await signedIn()).toBe(200)
  await server.kill()
  await server.start()
  expect(await signedIn()).toBe(200)
})

for (const way of ['stop', 'kill'] as const) {
  const what = way === 'stop' ? 'a restart' : 'a power cut'
  test(`H20 a running fast and its timer outlive ${what} of the server`, async ({
    page,
    person,
    server,
    complaints,
  }) => {
    complaints.allow(/ERR_CONNECTION/)
    const { startTime } = await startFast(person, server.url, { hoursAgo: 3 })
    await page.addInitScript(() => {
      const look = () => {
        if (document.body?.textContent.includes('Start Fast')) sessionStorage.setItem('idle', 'yes')
      }
      new MutationObserver(look).observe(document, { childList: true, subtree: true })
    })
    await page.goto('/fasting-timer')
    await expect(page.getByText('Connected', { exact: true })).toBeVisible()

    await server[way]()
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(page.getByText('Connection Error')).toBeVisible()
    const before = await shownSeconds(page)
    await expect.poll(() => shownSeconds(page)).toBeGreaterThan(before)
    await server.start()
    await expect(page.getByText('Connected', { exact: true })).toBeVisible({ timeout: 15_000 })

    await page.reload()
    await expect(page.getByText('Fast is running')).toBeVisible()
    expect(await errorSeconds(page, startTime)).toBeLessThan(2)
    expect(await page.evaluate(() => sessionStorage.getItem('idle'))).toBeNull()
  })
}
