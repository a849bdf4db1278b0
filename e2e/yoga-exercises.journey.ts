import { expectNoViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { stopClock } from './stopped-clock.ts'
import {
  atRest,
  details,
  exercise,
  openCategory,
  reachable,
  region,
  UNREACHABLE,
  unreachable,
  VIDEO_SITE,
  visit,
} from './yoga.ts'

/** They are long, and nothing to be told of. */
const DRAWINGS = 'svg[aria-hidden=true]'

test.beforeEach(({ complaints }) => {
  complaints.allow(...VIDEO_SITE)
})

test('YOGA-27 YOGA-28 YOGA-30 YOGA-31 YOGA-32 YOGA-33 an exercise says all that it takes', async ({
  page,
}) => {
  await reachable(page)
  await openCategory(page, 'Boosting Metabolism')
  const boat = exercise(page, 'Boat Pose')
  await expect(boat.getByRole('heading')).toHaveText('Boat Pose')
  await expect(boat.getByText('Navasana')).toBeVisible()
  await expect(boat.getByText('15-30 seconds, 3 rounds')).toBeVisible()
  await expect(boat.getByText('Intermediate')).toBeVisible()
  await expect(boat.getByText(/^Balance on your sitting bones/)).toBeVisible()
  await expect(boat.getByRole('list', { name: 'Benefits' }).getByRole('listitem')).toHaveCount(3)
  await expect(boat.getByText('Take care: Avoid in pregnancy')).toBeVisible()
  await expect(boat.getByRole('button', { name: 'Watch Tutorial' })).toBeVisible()

  const steps = boat.locator('details li')
  await expect(steps.first()).toBeHidden()
  await boat.getByText('Steps').click()
  await expect(steps).toHaveCount(5)
  await expect(steps.first()).toBeVisible()
  await expect(boat).toHaveAttribute('data-chosen', 'true')
})

test('YOGA-41 YOGA-42 a chosen exercise stands out for five seconds', async ({ page }) => {
  await reachable(page)
  await openCategory(page, 'Boosting Metabolism')
  await stopClock(page)
  const boat = exercise(page, 'Boat Pose')
  await boat.getByRole('button', { name: 'Watch Tutorial' }).click()
  await expect(boat).toHaveAttribute('data-chosen', 'true')
  await page.clock.runFor(4999)
  await expect(boat).toHaveAttribute('data-chosen', 'true')
  await page.clock.runFor(1)
  await expect(boat).not.toHaveAttribute('data-chosen')
})

test('YOGA-26 YOGA-34 YOGA-35 YOGA-49 YOGA-50 pictures come on opening, the video on a click, and there is a way back @phone', async ({
  page,
}) => {
  const asked = await reachable(page)
  await openCategory(page, 'Brain Health')
  const bee = exercise(page, 'Humming Bee Breath')
  const thumbnail = bee.locator('img')
  await expect(thumbnail).toHaveAttribute('data-shown', 'true')
  const request = asked
    .map((route) => route.request())
    .find((each) => each.url().includes('jHAa1B0XctU'))
  expect(request?.url()).toBe('https://i.ytimg.com/vi/jHAa1B0XctU/hqdefault.jpg')
  expect(await request?.allHeaders()).not.toHaveProperty('referer')
  expect(
    asked.map((route) => route.request().url()).filter((url) => url.includes('embed')),
  ).toEqual([])

  // The picture itself is the button's too, which lies over it: pressed at its place in the card,
  // as the page still scrolls and a click waits only for what it may press to be at rest.
  const position = await thumbnail.evaluate((picture) => {
    const card = picture.closest('article')?.getBoundingClientRect()
    const { x, y } = picture.getBoundingClientRect()
    return { x: x - (card?.x ?? 0) + 30, y: y - (card?.y ?? 0) + 30 }
  })
  await bee.click({ position })
  const frame = bee.locator('iframe')
  await expect(frame).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/jHAa1B0XctU?autoplay=1&rel=0&playsinline=1',
  )
  await expect(frame).toHaveAttribute('allow', /autoplay/)
  await expect(page.frameLocator('iframe').getByText('The video plays')).toBeVisible()
  await expect(thumbnail).not.toHaveAttribute('data-shown')
  await expect(bee.getByRole('button', { name: 'Close video' })).toBeFocused()

  // One video at a time.
  await exercise(page, 'Tree Pose').getByRole('button', { name: 'Watch Tutorial' }).click()
  await expect(page.locator('iframe')).toHaveCount(1)
  await expect(exercise(page, 'Tree Pose').locator('iframe')).toBeVisible()
  await exercise(page, 'Tree Pose').getByRole('button', { name: 'Close video' }).click()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(
    exercise(page, 'Tree Pose').getByRole('button', { name: 'Watch Tutorial' }),
  ).toBeFocused()
})

test('YOGA-49 YOGA-50 pictures and videos load for who came from another page of the app', async ({
  page,
}) => {
  await reachable(page)
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Yoga Exercises' }).click()
  await details(page, 'Brain Health').click()
  const bee = exercise(page, 'Humming Bee Breath')
  await expect(bee.locator('img')).toHaveAttribute('data-shown', 'true')
  await bee.getByRole('button', { name: 'Watch Tutorial' }).click()
  await expect(page.frameLocator('iframe').getByText('The video plays')).toBeVisible()
})

test('YOGA-49 YOGA-55 cards are whole where the video site cannot be reached', async ({
  page,
  complaints,
}) => {
  complaints.allow(UNREACHABLE)
  await unreachable(page)
  await openCategory(page, 'Brain Health')
  const bee = exercise(page, 'Humming Bee Breath')
  await expect(bee.locator('img')).toHaveCount(0)
  await expect(bee.locator('svg').first()).toBeVisible()
  await bee.getByRole('button', { name: 'Watch Tutorial' }).click()
  await bee.getByRole('button', { name: 'Close video' }).click()
  await expect(bee.getByRole('button', { name: 'Watch Tutorial' })).toBeFocused()
  await bee.getByText('Steps').click()
  await expect(bee.locator('details li').first()).toBeVisible()
})

test('YOGA-55 the grey picture of a missing video does not cover the drawing', async ({ page }) => {
  await reachable(page, 120)
  await openCategory(page, 'Brain Health')
  await expect(exercise(page, 'Humming Bee Breath').locator('img')).toHaveCount(0)
})

test('pictures are turned off for good by the switch, before a category is opened', async ({
  page,
}) => {
  const asked = await reachable(page)
  await visit(page)
  const choice = page.getByRole('switch', { name: 'Video pictures from YouTube' })
  await expect(choice).toBeChecked()
  await choice.uncheck()
  await visit(page)
  await expect(choice).not.toBeChecked()
  await details(page, 'Brain Health').click()
  await expect(region(page, 'Brain Health').getByRole('article')).toHaveCount(5)
  await exercise(page, 'Seated Forward Bend').scrollIntoViewIfNeeded()
  await expect(page.locator('article img')).toHaveCount(0)
  expect(asked).toEqual([])

  await choice.check()
  await exercise(page, 'Humming Bee Breath').scrollIntoViewIfNeeded()
  await expect(page.locator('article img').first()).toHaveAttribute('data-shown', 'true')
})

test('YOGA-37 filters narrow the open category, and the count follows', async ({ page }) => {
  await reachable(page)
  await openCategory(page, 'Yoga for PCOS')
  const count = region(page, 'Yoga for PCOS').getByRole('status').filter({ hasText: 'Found' })
  await expect(count).toHaveText('Found 7 exercises')
  await page.getByLabel('May help with').selectOption('Strength')
  await expect(count).toHaveText('Found 5 exercises')
  await page.getByLabel('Time').selectOption('Up to 2 minutes')
  await expect(count).toHaveText('Found 3 exercises')
  await page.getByLabel('Difficulty').selectOption('Advanced')
  await expect(count).toHaveText('Found 1 exercise')
  await expect(exercise(page, 'Bow Pose')).toBeVisible()
  await page.getByLabel('Time').selectOption('Longer than 5 minutes')
  await expect(count).toHaveText('Found 0 exercises')
  await page.getByRole('button', { name: 'Show all exercises' }).click()
  await expect(count).toHaveText('Found 7 exercises')
})

test('a drawing moves while its steps are read, until it is paused', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await reachable(page)
  await openCategory(page, 'Back Pain Relief')
  const cat = exercise(page, 'Cat-Cow for a Stiff Back')
  await expect(cat.locator('img')).toHaveAttribute('data-shown', 'true')
  await expect(cat.locator('animate')).toHaveCount(0)
  await atRest(page)
  await cat.getByText('Steps').click()
  await expect(cat.locator('img')).not.toHaveAttribute('data-shown')
  // It moves while it is in view.
  await cat.locator('svg').first().scrollIntoViewIfNeeded()
  await expect(cat.locator('animate').first()).toBeAttached()
  await cat.getByRole('button', { name: 'Pause the drawing' }).click()
  await expect(cat.locator('animate')).toHaveCount(0)
})

test('with less motion nothing moves and nothing offers to', async ({ page }) => {
  await reachable(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openCategory(page, 'Back Pain Relief')
  const cat = exercise(page, 'Cat-Cow for a Stiff Back')
  await expect(page.getByRole('button', { name: 'Show the movement' })).toHaveCount(0)
  await cat.getByText('Steps').click()
  await expect(cat.locator('details li').first()).toBeVisible()
  await expect(cat.locator('animate')).toHaveCount(0)
})

test('axe finds nothing in an open category, with pictures, steps and a like @phone', async ({
  page,
}) => {
  await reachable(page)
  await openCategory(page, 'Pregnancy Yoga')
  const easy = exercise(page, 'Easy Pose with Natural Breath')
  await expect(easy.locator('img')).toHaveAttribute('data-shown', 'true')
  await easy.getByText('Steps').click()
  await easy.getByRole('button', { name: 'Like' }).click()
  await expectNoViolations(page, 'an open category', { exclude: DRAWINGS })
})

test('axe finds nothing while a video plays, and where nothing is found @phone', async ({
  page,
}) => {
  await reachable(page)
  await openCategory(page, 'Shoulder Pain')
  await page.getByRole('button', { name: 'Watch Tutorial' }).first().click()
  await expect(page.frameLocator('iframe').getByText('The video plays')).toBeVisible()
  await page.getByLabel('Difficulty').selectOption('Beginner')
  await expectNoViolations(page, 'a video that plays', { exclude: DRAWINGS })
  await page.getByLabel('Difficulty').selectOption('Intermediate')
  await page.getByLabel('May help with').selectOption('Back')
  await expect(page.getByText('Found 0 exercises')).toBeVisible()
  await expectNoViolations(page, 'nothing found', { exclude: DRAWINGS })
})
