import { beforeFirstFast, longTarget } from '#content/care.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'

test('before the first fast it is asked once whether fasting is for this person @phone', async ({
  page,
  newcomer: _,
  complaints,
}) => {
  await page.goto('/fasting-timer')
  const start = page.getByRole('button', { name: 'Start Fast' })
  const asked = page.getByRole('dialog', { name: beforeFirstFast.title })
  await start.click()
  await expect(asked.getByRole('heading')).toBeInViewport({ ratio: 1 })
  await expect(asked.getByRole('listitem')).toHaveText([...beforeFirstFast.conditions])
  await expectAccessible(page, 'the question')
  await asked.getByRole('button', { name: beforeFirstFast.leave }).click()
  await expect(asked).toBeHidden()
  await expect(page.getByText('Not fasting')).toBeVisible()

  // Left unanswered it is asked again; an answer that is not kept starts nothing.
  await page.getByRole('radio', { name: '24 h' }).check()
  await start.click()
  complaints.allow(/ERR_FAILED.*\/api\/user\/profile/)
  await page.route('**/api/user/profile', (route) => route.abort())
  await asked.getByRole('button', { name: beforeFirstFast.goOn }).click()
  await expect(asked.getByRole('alert')).toBeVisible()
  await page.unrouteAll()
  await asked.getByRole('button', { name: beforeFirstFast.goOn }).click()

  // A long fast asks besides, each time.
  await expect(asked).toBeHidden()
  const long = page.getByRole('dialog', { name: longTarget.title })
  await long.getByRole('button', { name: longTarget.cancel }).click()
  await page.getByRole('radio', { name: '16 h' }).check()
  await start.click()
  await expect(page.getByText('Fast is running')).toBeVisible()
  await page.getByRole('button', { name: 'End Fast' }).click()
  await expect(page.getByText('Not fasting')).toBeVisible()

  await page.reload()
  await start.click()
  await expect(page.getByText('Fast is running')).toBeVisible()
})
