import { expectAccessible } from './axe.ts'
import { asOf, editButtons, openDashboard, tile } from './dashboard.ts'
import { addFasts, startFast } from './fasts.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { callAs } from './person.ts'
import { expectNoShift, noteShifts } from './shifts.ts'

test('DASH-02 DASH-03 DASH-04 a dashboard with numbers, charts and insights @phone', async ({
  page,
  person,
  server,
}) => {
  await addFasts(person, server.url, 12)
  await startFast(person, server.url, { hoursAgo: 2 })
  await openDashboard(page)
  await expect(tile(page, 'Days in a row')).toContainText('12')
  await expect(tile(page, 'Reached target')).toContainText('12 of 12')
  await expect(tile(page, 'Average fast')).toContainText('16 h')
  await expectAccessible(page, 'a dashboard with fasts')

  await page
    .getByRole('button', { name: /^Rests on 12 fasts/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem')).toHaveCount(12)
  await expectAccessible(page, 'an insight with its fasts')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('DASH-04 the charts are walked through with the keyboard, each one stop, and are tables too', async ({
  page,
  person,
  server,
}) => {
  await addFasts(person, server.url, 20)
  await openDashboard(page)
  const week = page.getByRole('slider', { name: 'Hours fasted on the days of this week' })
  const year = page.getByRole('slider', { name: 'The days of the last year' })

  await page.getByRole('button', { name: 'Refresh' }).focus()
  await page.keyboard.press('Tab')
  await expect(week).toBeFocused()
  const today = await week.getAttribute('aria-valuenow')
  await page.keyboard.press('Home')
  await expect(week).toHaveAttribute('aria-valuetext', /^Mon, /)
  await page.keyboard.press('ArrowRight')
  await expect(week).toHaveAttribute('aria-valuetext', /^Tue, /)
  await page.keyboard.press('Tab')
  await expect(week).not.toBeFocused()

  await year.focus()
  await expect(year).toHaveAttribute('aria-valuenow', String(52 * 7 + Number(today)))
  for (const [key, said] of [
    ['ArrowUp', /target reached$/],
    ['ArrowLeft', /target reached$/],
    ['Home', /: no fast$/],
  ] as const) {
    await page.keyboard.press(key)
    await expect(year).toHaveAttribute('aria-valuetext', said)
  }

  const behind = page.getByText('Show as a table')
  await behind.first().click()
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(8)
  await behind.last().click()
  await expect(page.getByRole('table').last().getByRole('row')).toHaveCount(54)
  await expectAccessible(page, 'tables behind the charts')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('DASH-04 the year shows its latest weeks, and a tap tells of a day', async ({
    page,
    person,
    server,
  }) => {
    await addFasts(person, server.url, 3)
    await openDashboard(page)
    const year = page.getByRole('slider', { name: 'The days of the last year' })
    const scrolled = await year.evaluate(({ parentElement: scroller }) =>
      scroller ? scroller.scrollLeft + scroller.clientWidth - scroller.scrollWidth : null,
    )
    expect(Math.abs(scrolled ?? 99)).toBeLessThan(2)
    const box = await year.boundingBox()
    if (!box) throw new Error('There is no year.')
    await year.tap({ position: { x: box.width - 24, y: box.height - 8 } })
    await expect(year).toHaveAttribute('aria-valuetext', /^Sun, /)
  })
})

for (const [hoursAgo, state] of [
  [3, 'Fast is running'],
  [19, 'Still fasting?'],
] as const) {
  test(`nothing jumps when the numbers arrive: ${state} @phone`, async ({
    page,
    person,
    server,
  }) => {
    await addFasts(person, server.url, 8)
    await startFast(person, server.url, { hoursAgo, targetHours: 12 })
    await noteShifts(page)
    const release = await hold(page, '**/api/fasts/**')
    await page.goto('/dashboard')
    await expect(page.getByText('Loading your history...')).toBeAttached()
    await expectNoShift(page)
    release()
    await expect(asOf(page)).toBeVisible()
    await expect(page.getByText(state)).toBeVisible()
    await expect(editButtons(page)).toHaveCount(8)
    await expectNoShift(page)
  })
}

test('whoever comes from a public page finds the dashboard in its styles', async ({
  page,
  person: _,
}) => {
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Main' }).getByText('Dashboard').click()
  await expect(asOf(page)).toBeVisible()
  const week = page.getByRole('slider', { name: 'Hours fasted on the days of this week' })
  await expect(week.locator('> div')).toHaveCSS('display', 'grid')
})

test('gentle mode shows no streak, no calories and no weight', async ({ page, person, server }) => {
  await addFasts(person, server.url, 6)
  await callAs(person, server.url, 'POST', '/weights/add', { weight: 70 })
  await callAs(person, server.url, 'PUT', '/user/profile', { gentleMode: true })
  await openDashboard(page)
  await expect(tile(page, 'since you began')).toContainText('6')
  const words = await page.getByRole('main').innerText()
  expect(words).not.toMatch(/streak|in a row|longest|kcal|calor|weight|\bkg\b/i)
})

test('where the numbers cannot be had it says so, and Try again brings them', async ({
  page,
  person: _,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/)
  // It tries again by itself, too, which must not come before the press.
  const isPressed = () => page.evaluate(() => 'pressed' in document.documentElement.dataset)
  await page.route('**/api/fasts/dashboard?*', async (route) =>
    (await isPressed()) ? route.continue() : route.abort(),
  )
  await page.goto('/dashboard')
  await page.evaluate(() => {
    const note = () => document.documentElement.setAttribute('data-pressed', '')
    document.addEventListener('click', note, true)
  })
  const numbers = page.getByRole('region', { name: 'Your numbers' })
  await expect(numbers.getByRole('alert')).toContainText('Unable to connect to the server')
  await expectAccessible(page, 'numbers that cannot be had')
  await numbers.getByRole('button', { name: 'Try again' }).click()
  await expect(asOf(page)).toBeVisible()
})
