import { stages } from '#content/stages.ts'
import { expectAccessible } from './axe.ts'
import { startFast } from './fasts.ts'
import { expect, test } from './fixtures.ts'

test('what may be happening in the body is told off the ring, with its evidence and source @phone', async ({
  page,
  person,
  server,
}) => {
  await startFast(person, server.url, { hoursAgo: 13 })
  await page.goto('/fasting-timer')
  await page.getByRole('button', { name: 'What may be happening in your body' }).click()
  const dialog = page.getByRole('dialog', { name: 'What may be happening in your body' })
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(stages.map(({ name }) => name))
  const within = dialog.getByRole('listitem').filter({ hasText: 'You are in this range' })
  await expect(within.getByRole('heading')).toHaveText([
    'Between meals',
    'Stores running down',
    'Ketones may rise',
  ])
  await expect(dialog.getByText(/Evidence in people: (good|limited)/)).toHaveCount(stages.length)
  await expect(dialog.getByText('Source')).toHaveCount(stages.length)
  await dialog.getByText('Source').first().click()
  await expect(dialog.getByRole('link').first()).toHaveAttribute('href', /^https:\/\/doi\.org\//)
  await expectAccessible(page, 'the stages')
})
