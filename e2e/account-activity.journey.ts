import { openAccount, part } from './account.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { callAs, signIn } from './person.ts'

test('a person sees what happened to the account, and that somebody tried a wrong password', async ({
  page,
  account,
  person,
  server,
  address,
  complaints,
}) => {
  complaints.allow(/status of 401/)
  const answer = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      'user-agent': 'Mozilla/5.0 (Android 16; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0',
    },
    body: JSON.stringify({ email: account.email, password: 'not-the-one' }),
  })
  expect(answer.status).toBe(401)
  await expect
    .poll(async () => (await callAs(person, server.url, 'GET', '/user/events')).text())
    .toContain('wrong-password')

  await openAccount(page)
  const activity = part(page, 'Recent activity')
  const rows = activity.getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('A wrong password was tried')
  await expect(rows.first()).toContainText(/Firefox on Android · today, \d/)
  await expect(rows.last()).toContainText('Signed in')
  await expectAccessible(page, 'the activity')

  // More than a few are a tap away.
  for (let n = 0; n < 5; n++) await signIn(server.url, address, person)
  await page.reload()
  await expect(rows.filter({ visible: true })).toHaveCount(5)
  await activity.getByText('Earlier').click()
  await expect(rows.filter({ visible: true })).toHaveCount(7)
})
