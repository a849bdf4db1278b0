import { openAccount, part, saved } from './account.ts'
import { expectAccessible } from './axe.ts'
import { startFast } from './fasts.ts'
import { expect, test } from './outside-world.ts'

test('name, time zone and target are saved, and the page knows them at once', async ({
  page,
  person: _,
}) => {
  await openAccount(page)
  const name = 'श्रीमती अनुराधा वेंकटरामन सुब्रह्मण्यम् चट्टोपाध्याय'
  await page.getByLabel('Full Name').fill(`  ${name} `)
  await expect(page.getByLabel('Time zone')).toHaveValue('Asia/Kolkata')
  await page.getByLabel('Time zone').fill('new york')
  await expect(page.getByText('This device is set to Asia/Kolkata.')).toBeVisible()
  await page.getByRole('radio', { name: '18 h' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(saved(page)).toHaveText('Saved')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await expectAccessible(page, 'a long name')

  await page.reload()
  await expect(page.getByLabel('Full Name')).toHaveValue(name)
  await expect(page.getByLabel('Time zone')).toHaveValue('America/New_York')
  await expect(page.getByRole('radio', { name: '18 h' })).toBeChecked()
  await page.getByRole('button', { name: 'Use it' }).click()
  await expect(page.getByLabel('Time zone')).toHaveValue('Asia/Kolkata')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(saved(page)).toHaveText('Saved')
})

test('ERR-22 what the server finds wrong stands at its field, and nothing that was typed is lost', async ({
  page,
  person: _,
  complaints,
}) => {
  complaints.allow(/status of 422/)
  await openAccount(page)
  await page.getByLabel('Time zone').fill('Atlantis')
  await page.getByRole('button', { name: 'Save' }).click()
  const about = part(page, 'About you')
  await expect(about.getByRole('alert')).toHaveText('Validation failed. Please check your input.')
  await expect(page.getByLabel('Time zone')).toHaveAccessibleDescription(/Name a time zone/)
  await expect(page.getByLabel('Time zone')).toHaveValue('Atlantis')
  await expectAccessible(page, 'a fault at a field')
  await page.getByLabel('Full Name').fill('   ')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(about.getByRole('alert')).toHaveText('Please fill in all fields')
})

test('the page and the letters come in the language that is chosen, and the choice stays', async ({
  page,
  person,
  mailbox,
}) => {
  expect((await mailbox.next(person.email)).subject).toBe('Confirm your email address')
  await openAccount(page)
  const language = page.getByLabel(/Language|भाषा/)
  await expect(language).toHaveValue('en')
  await expect(language).toHaveAccessibleDescription(/our letters are written in it/)
  await language.selectOption('हिन्दी')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'ईमेल फिर से भेजें' }).click()
  expect((await mailbox.next(person.email)).subject).toBe('अपने ईमेल पते की पुष्टि करें')
  await page.reload()
  await expect(language).toHaveValue('hi')
})

test('gentle mode hides the calories of the timer, at once and for good', async ({
  page,
  person,
  server,
  complaints,
}) => {
  complaints.allow(/ERR_CONNECTION|ERR_FAILED/)
  await startFast(person, server.url, { hoursAgo: 3 })
  const calories = page.getByText(/calorie|kcal|streak|weight/i).and(page.locator('main *'))
  await page.goto('/fasting-timer')
  await expect(page.getByText('Calories Burned')).toBeVisible()

  await openAccount(page)
  const gentle = part(page, 'Gentle mode')
  const toggle = gentle.getByRole('switch', { name: 'No streaks, no calories, no weight' })
  await toggle.focus()
  await page.keyboard.press('Space')
  await expect(gentle.getByRole('status')).toHaveText('Saved')
  await expect(toggle).toBeChecked()
  await expect(toggle).toBeFocused()
  await expectAccessible(page, 'gentle')

  await page.goto('/fasting-timer')
  await expect(page.getByText('Progress')).toBeVisible()
  await expect(calories).toHaveCount(0)
  await page.getByRole('button', { name: 'End Fast' }).click()
  await expect(page.getByText(/^You fasted for 3 hr/)).toBeVisible()
  await expect(calories).toHaveCount(0)

  await openAccount(page)
  await expect(toggle).toBeChecked()
  await server.stop()
  await toggle.click()
  await expect(gentle.getByRole('alert')).toContainText('Unable to connect to the server.')
  await expect(toggle).toBeChecked()
  await server.start()
  await toggle.click()
  await expect(gentle.getByRole('status')).toHaveText('Saved')
  await page.goto('/fasting-timer')
  await expect(page.getByText('Calories Burned')).toBeVisible()
})

test('the theme is chosen here too', async ({ page, person: _ }) => {
  await openAccount(page)
  await part(page, 'Appearance').getByRole('radio', { name: 'Dark' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
