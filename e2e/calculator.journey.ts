import { CALCULATING_MS } from '#web/timing.ts'
import { expectAccessible } from './axe.ts'
import { calculate, IDLE, part, type } from './calculator.ts'
import { expect, test } from './fixtures.ts'
import { stopClock } from './stopped-clock.ts'

const BUSY = 'Calculating Your Health Profile...'

test('CALC-12 CALC-13 CALC-14 CALC-15 it calculates for 800 ms and leads to the result', async ({
  page,
}) => {
  await page.goto('/health-calculator')
  await type(page)
  await stopClock(page)
  const chunk = page.waitForResponse(/results-/)
  await page.getByRole('button', { name: IDLE }).click()
  await (await chunk).finished()
  await expect(page.getByRole('button', { name: BUSY })).toBeDisabled()
  await page.clock.runFor(CALCULATING_MS - 50)
  await expect(page.getByRole('button', { name: BUSY })).toBeDisabled()
  await expect(page.getByRole('article')).toHaveCount(0)
  await page.clock.runFor(100)
  await expect(page.getByRole('heading', { name: 'Your health profile' })).toBeFocused()
  await expect(page.getByRole('button', { name: IDLE })).toBeEnabled()
  await expect(page.getByText('Your numbers are ready.')).toBeAttached()
})

test('CALC-01 CALC-23 to CALC-35 CALC-37 to CALC-41 the whole result of a worked example, and why', async ({
  page,
}) => {
  await page.goto('/health-calculator')
  await type(page, { age: '24' })
  await page.getByRole('radio', { name: 'Female' }).check()
  await page.getByLabel('Activity Level').selectOption('very_active')
  await page.getByLabel('Weight Goal').selectOption('lose_gradual')
  await calculate(page)

  await expect(part(page, 'Daily Calories')).toContainText('1,947 kcal a day')
  await expect(part(page, 'Daily Calories')).toContainText(/Maintenance.*2,447 kcal/)
  await expect(part(page, 'Daily Calories')).toContainText(/weekly weight change.*-0\.45 kg/)
  await expect(part(page, 'Energy at rest (BMR)')).toContainText('1,419 kcal')
  await expect(part(page, 'Body mass index (BMI)')).toContainText(/25\.9, .*Overweight/)
  await expect(part(page, 'Walking plan')).toContainText(/8,160 steps.*67\.1 cm.*5\.48 km/)
  const burns = part(page, 'Half an hour of movement')
  await expect(burns.locator('dt')).toHaveText(['Walking', 'Running', 'Yoga', 'Stretching'])
  await expect(burns.locator('dd')).toHaveText([
    ...['86 light', '120 moderate', '154 fast'],
    ...['205 light', '284 moderate', '393 fast'],
    ...['68 gentle', '86 hatha', '137 power'],
    ...['62 light', '79 moderate'],
  ])
  const fasting = part(page, 'Fasting options')
  await expect(fasting.getByRole('heading', { level: 4 })).toHaveText(['16:8', '18:6', '20:4'])
  for (const boost of [142, 170, 213]) await expect(fasting).toContainText(`about ${boost} kcal`)
  await expect(fasting).toContainText('A rough estimate; no study supports it.')
  const nutrition = part(page, 'Nutrition tips')
  await expect(nutrition).toContainText('0.8 to 1 g per kg')
  await expect(nutrition).toContainText('35 ml per kg')
  await expect(nutrition).toContainText('20 to 30% of calories')
  await expect(part(page, 'Exercise tips').locator('dt').first()).toBeVisible()

  const why = part(page, 'Energy at rest (BMR)').locator('details')
  await why.getByText('How is this worked out').click()
  await expect(why).toContainText('10 × weight in kg + 6.25 × height in cm')
  await expect(why).toContainText('An estimate from published research')
  await expect(why.getByRole('link').first()).toHaveAttribute('href', /^https:\/\/doi\.org\//)
  await expect(page.getByText('How is this worked out')).toHaveCount(7)
})

test('CALC-36 CALC-42 a new calculation replaces the old one, and maintain shows no weekly change', async ({
  page,
}) => {
  await page.goto('/health-calculator')
  await type(page, { age: '29', weight: '70', height: '175' })
  await page.getByLabel('Weight Goal').selectOption('gain_moderate')
  await calculate(page)
  await expect(page.getByText('Expected weekly weight change, at first')).toBeVisible()
  await expect(part(page, 'Daily Calories')).toContainText('+0.7 kg')

  await page.getByLabel('Weight Goal').selectOption('maintain')
  await calculate(page)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).not.toContainText(/weekly weight change/)
  await expect(part(page, 'Daily Calories')).toContainText(/To keep your weight.*2,563 kcal/)
})

test.describe('care', () => {
  test('nobody under 18 gets a number that pushes towards losing weight, nor a fast', async ({
    page,
  }) => {
    await page.goto('/health-calculator')
    await type(page, { age: '15', weight: '50', height: '160' })
    await page.getByLabel('Weight Goal').selectOption('lose_aggressive')
    await calculate(page)
    const result = page.getByRole('article')
    const shown = { useInnerText: true }
    await expect(result).toContainText('These figures are for adults')
    await expect(result).toContainText('paediatrician')
    await expect(result).not.toContainText('To lose weight', shown)
    await expect(result).not.toContainText('weekly weight change', shown)
    await expect(result).not.toContainText('16:8', shown)
    await expect(result).not.toContainText('Underweight', shown)
  })

  test('losing weight under a BMI of 18.5 has a word of care before any number, and the floor is told', async ({
    page,
  }) => {
    await page.goto('/health-calculator')
    await type(page, { age: '30', weight: '45', height: '165' })
    await page.getByLabel('Weight Goal').selectOption('lose_aggressive')
    await calculate(page)
    await expect(page.getByRole('article').getByRole('heading', { level: 3 }).first()).toHaveText(
      'A word before you lose weight',
    )
    await expect(page.getByRole('article')).toContainText('Fasting is not advised here')
    await expect(page.getByRole('article')).toContainText('The calorie floor applies')
  })

  test('AMB-25 strange figures end in no NaN, and say so', async ({ page }) => {
    await page.goto('/health-calculator')
    await type(page, { age: '0', weight: '0.1', height: '1' })
    await calculate(page)
    await expect(page.getByRole('article')).toContainText('Please check your figures')
    await expect(page.getByRole('article')).not.toContainText(/NaN|Infinity|∞/)
  })
})

test('only the result is printed', async ({ page }) => {
  await page.goto('/health-calculator')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Health Calculator' })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await type(page)
  await calculate(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Your health profile')).toBeVisible()
  for (const hidden of [
    page.getByText('Health Calculator', { exact: true }),
    page.getByText('Six answers in'),
    page.getByLabel('Age (years)'),
    page.getByText(/Help us keep this/),
    page.getByText('Quick Links'),
    page.getByRole('article').getByText('Print'),
  ]) {
    await expect(hidden).toBeHidden()
  }
})

test.describe('for everyone', () => {
  test('axe finds nothing and nothing lies sideways with the result and every explanation open @phone', async ({
    page,
  }) => {
    await page.goto('/health-calculator')
    await type(page, { age: '30', weight: '45', height: '165' })
    await page.getByLabel('Weight Goal').selectOption('lose_moderate')
    await calculate(page)
    for (const summary of await page.getByText('How is this worked out').all()) {
      await summary.click()
    }
    await expectAccessible(page, 'every explanation open')
  })
})
