import { expect, test } from './fixtures.ts'
import {
  details,
  exercise,
  openCategory,
  PAGE,
  reachable,
  region,
  VIDEO_SITE,
  visit,
} from './yoga.ts'

const KEY = 'likedYogaExercises'

test.beforeEach(({ complaints }) => {
  complaints.allow(...VIDEO_SITE)
})

test('YOGA-29 STORE-04 likes are kept under one key and survive a reload', async ({ page }) => {
  await reachable(page)
  await openCategory(page, 'Brain Health')
  const like = page.getByRole('button', { name: 'Like Tree Pose' })
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Like Candle Gazing' }).click()
  const stored = () => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? ''), KEY)
  expect(await stored()).toEqual({ 'tree-pose': true, 'candle-gazing': true })

  await openCategory(page, 'Brain Health')
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  expect(await stored()).toEqual({ 'candle-gazing': true })
})

test('YOGA-29 likes work for the length of a visit where storage is blocked', async ({ page }) => {
  await reachable(page)
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await openCategory(page, 'Brain Health')
  const like = page.getByRole('button', { name: 'Like Tree Pose' })
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'false')
})

test('hostile likes do nothing', async ({ page }) => {
  await reachable(page)
  page.on('dialog', () => expect('a dialog').toBe('none'))
  await page.goto(PAGE)
  for (const hostile of [
    '<img src=x onerror=alert(1)>',
    '[1,2,3]',
    'null',
    '{"__proto__":{"tree-pose":true},"constructor":true,"<script>alert(1)</script>":true}',
    `{"tree-pose":${'['.repeat(50_000)}`,
  ]) {
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [KEY, hostile] as const)
    await openCategory(page, 'Brain Health')
    const like = page.getByRole('button', { name: 'Like Tree Pose' })
    await expect(like, hostile.slice(0, 40)).toHaveAttribute('aria-pressed', 'false')
    await like.click()
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('button', { name: /^Like /, pressed: true })).toHaveCount(1)
  }
})

test('a hostile address opens nothing', async ({ page }) => {
  page.on('dialog', () => expect('a dialog').toBe('none'))
  for (const hash of [
    '#<img src=x onerror=alert(1)>',
    '#javascript:alert(1)',
    '#__proto__',
    '#exercises',
    "#'] , * , [a='",
    `#${'a'.repeat(5000)}`,
  ]) {
    // From the same page only the fragment would change.
    await page.goto('about:blank')
    await visit(page, hash)
    await page.getByRole('switch').click()
    await expect(region(page, 'How to Use This App'), hash.slice(0, 30)).toBeVisible()
    await expect(page.locator('[aria-expanded=true]')).toHaveCount(0)
  }
})

test('an exercise can be linked to, and its link copied', async ({ page, context, baseURL }) => {
  await reachable(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, '#bow-pose')
  const bow = exercise(page, 'Bow Pose')
  await expect(bow).toBeInViewport()
  await expect(bow.getByRole('heading')).toBeFocused()
  await expect(bow).toHaveAttribute('data-chosen', 'true')

  await exercise(page, 'Cobra Pose').getByRole('button', { name: 'Copy link' }).click()
  await expect(exercise(page, 'Cobra Pose').getByText('Link copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(`${baseURL}${PAGE}#cobra-pose`)

  await page.goto('/about-us')
  await page.goto(link)
  await expect(exercise(page, 'Cobra Pose')).toBeInViewport()

  // What is linked shows even where a filter would leave it out.
  await page.getByLabel('Difficulty').selectOption('Advanced')
  await expect(exercise(page, 'Cobra Pose')).toBeHidden()
  await page.evaluate(() => {
    window.location.hash = '#garland-pose'
  })
  await expect(exercise(page, 'Garland Pose')).toBeInViewport()

  await details(page, 'Yoga for PCOS').click()
  await expect(page).toHaveURL(PAGE)
})

test('where there is no clipboard the address bar takes the link', async ({ page }) => {
  await reachable(page)
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  )
  await openCategory(page, 'Yoga for PCOS')
  await exercise(page, 'Cobra Pose').getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('The address bar holds the link now')).toBeVisible()
  await expect(page).toHaveURL(`${PAGE}#cobra-pose`)
})
