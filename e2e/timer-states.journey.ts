import { longTarget } from '#content/care.ts'
import { bothClocks } from './both-clocks.ts'
import { startFast } from './fasts.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'

const MINUTE_MS = 60_000

test('TIMER-01 TIMER-02 TIMER-03 TIMER-04 TIMER-06 TIMER-07 the timer says what it is waiting for', async ({
  page,
  person: _,
}) => {
  const release = await hold(page, '**/api/fasts/current')
  await page.goto('/fasting-timer')
  await expect(page.getByText('Loading your fast...')).toBeVisible()
  await expect(page.getByText('Connecting...')).toBeVisible()
  release()
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  await expect(page.getByText('Loading your fast...')).toBeHidden()

  const releaseAgain = await hold(page, '**/api/fasts/current')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('button', { name: 'Syncing...' })).toBeDisabled()
  await expect(page.getByText('Connecting...')).toBeVisible()
  releaseAgain()
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeEnabled()
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
})

test('FAST-28 coming back to the page refreshes without a word', async ({
  page,
  person,
  server,
}) => {
  await page.goto('/fasting-timer')
  await expect(page.getByRole('button', { name: 'Start Fast' })).toBeEnabled()
  await startFast(person, server.url, { hoursAgo: 3 })
  const release = await hold(page, '**/api/fasts/current')
  const asked = page.waitForRequest('**/api/fasts/current')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await asked
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeEnabled()
  release()
  await expect(page.getByText('Fast is running')).toBeVisible()
})

test('TIMER-08 TIMER-09 ERR-47 what goes wrong is told in a banner that can be dismissed', async ({
  page,
  person: _,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/)
  await page.route('**/api/fasts/current', (route) => route.abort())
  await page.goto('/fasting-timer')
  const banner = page.getByRole('alert')
  await expect(banner).toHaveText(
    'Unable to connect to the server. Check connection and if the server is running.',
  )
  await expect(page.getByText('Connection Error')).toBeVisible()
  await page.unrouteAll()
  await expect(banner).toBeHidden()
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()

  await page.route('**/api/fasts/start', (route) => route.abort())
  await page.getByRole('button', { name: 'Start Fast' }).click()
  await expect(banner).toBeVisible()
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  await expect(banner, 'a refresh does not undo a start that failed').toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(banner).toBeHidden()
})

test('CONST-28 TIMER-17 TIMER-18 TIMER-19 TIMER-20 TIMER-21 TIMER-22 TIMER-23 TIMER-24 TIMER-25 H2 the timer idle, starting, running, ending @phone', async ({
  page,
  person: _,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (/\/fasts\/(start|end)/.test(request.url())) calls.push(request.method())
  })
  await page.goto('/fasting-timer')
  const targets = page.getByRole('group', { name: 'Target hours' })
  await expect(targets.getByRole('radio')).toHaveCount(7)
  const names = ['12 h', '16 h', '18 h', '20 h', '24 h', '36 h', '48 h']
  for (const [index, name] of names.entries()) {
    await expect(targets.getByRole('radio').nth(index)).toHaveAccessibleName(name)
  }
  await expect(targets.getByRole('radio', { name: '16 h' })).toBeChecked()
  await expect(page.getByRole('button', { name: 'End Fast' })).toBeHidden()
  await targets.getByRole('radio', { name: '18 h' }).check()

  const start = await hold(page, '**/api/fasts/start')
  await page.getByRole('button', { name: 'Start Fast' }).dblclick()
  await expect(page.getByRole('button', { name: 'Starting...' })).toBeDisabled()
  start()
  await expect(page.getByText('Fast is running')).toBeVisible()
  await expect(page.getByText('of 18 hours')).toBeVisible()
  await expect(targets).toBeHidden()
  await expect(page.getByRole('button', { name: 'Start Fast' })).toBeHidden()

  const end = await hold(page, '**/api/fasts/end/*')
  await page.getByRole('button', { name: 'End Fast' }).dblclick()
  await expect(page.getByRole('button', { name: 'Ending...' })).toBeDisabled()
  end()
  await expect(page.getByText('Not fasting')).toBeVisible()
  await expect(targets.getByRole('radio', { name: '16 h' })).toBeChecked()
  expect(calls).toEqual(['POST', 'PUT'])
})

test('a target of a day or more is asked about each time', async ({ page, person: _ }) => {
  await page.goto('/fasting-timer')
  await page.getByRole('radio', { name: '24 h' }).check()
  const start = page.getByRole('button', { name: 'Start Fast' })
  const question = page.getByRole('dialog', { name: longTarget.title })

  await start.click()
  await question.getByRole('button', { name: longTarget.cancel }).click()
  await expect(question).toBeHidden()
  await start.click()
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(start).toBeEnabled()
  await start.click()
  await question.getByRole('button', { name: longTarget.confirm }).click()
  await expect(page.getByText('of 24 hours')).toBeVisible()
})

test('TIMER-10 TIMER-11 TIMER-12 TIMER-13 TIMER-14 TIMER-15 TIMER-16 progress says 99 until the target is reached, and never more than 100', async ({
  page,
  person,
  server,
}) => {
  await startFast(person, server.url, { hoursAgo: 15.99 })
  const clocks = await bothClocks(page)
  await page.goto('/fasting-timer')
  await expect(page.getByText('Fast is running')).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/^15:59:\d\d$/)
  await expect(page.getByText('of 16 hours')).toBeVisible()
  await expect(page.getByText('Calories Burned')).toBeVisible()
  await expect(page.getByText('800 kcal')).toBeVisible()
  await expect(page.getByText('99%', { exact: true })).toBeVisible()
  const arc = page.locator('[data-ring-arc]').first()
  await expect(arc).toHaveAttribute('stroke-dasharray', '283')

  await clocks.jump(MINUTE_MS)
  await expect(page.getByText('100%', { exact: true })).toBeVisible()
  await expect(page.getByText('Target reached', { exact: true })).toBeVisible()
  await expect(arc).toHaveAttribute('stroke-dashoffset', '0.00')
  await clocks.jump(12 * 60 * MINUTE_MS)
  await expect(page.getByRole('timer')).toHaveText(/^28:0\d:\d\d$/)
  await expect(page.getByText('100%', { exact: true })).toBeVisible()
  await expect(page.getByText(/past your target/)).toBeVisible()
})

test('H5 H18 a fast of seven days counts on past 99 hours, and no start may lie further back', async ({
  page,
  person,
  server,
  complaints,
}) => {
  complaints.allow(/status of 422/)
  await startFast(person, server.url, { hoursAgo: 167.9, targetHours: 48 })
  await page.goto('/fasting-timer')
  await expect(page.getByRole('timer')).toHaveText(/^167:5\d:\d\d$/)
  await expect(page.getByText('100%', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: /Correct the start/ }).click()
  const dialog = page.getByRole('dialog', { name: 'When did you start?' })
  for (const [start, said] of [
    ['2020-01-01T00:00', 'A running fast cannot have started more than 7 days ago'],
    ['2099-01-01T00:00', 'The start cannot be in the future'],
    ['', 'Enter the date and time when your fast began.'],
  ] as const) {
    await dialog.getByLabel('Start').fill(start)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText(said)).toBeVisible()
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('timer')).toHaveText(/^167:5\d:\d\d$/)
})

test('a target chosen before a look at another screen is still chosen after it', async ({
  page,
  person: _,
}) => {
  await page.goto('/fasting-timer')
  await page.getByRole('radio', { name: '20 h' }).check()
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Go to the timer' }).first().click()
  await expect(page.getByRole('radio', { name: '20 h' })).toBeChecked()
})
