import { expect, test } from './fixtures.ts'

test('a page opens without errors or foreign requests @phone', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('main')).toBeVisible()
})

test('a sign-in outlives a restart and a power cut of the server', async ({ person, server }) => {
  const headers = { Authorization: `Bearer ${person.token}` }
  const signedIn = async () => (await fetch(`${server.url}/api/auth/user`, { headers })).status

  await server.restart()
  expect(await signedIn()).toBe(200)
  await server.kill()
  await server.start()
  expect(await signedIn()).toBe(200)
})
