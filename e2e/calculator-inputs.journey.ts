import { calculate, IDLE, type } from './calculator.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'

const KEY = 'calculator_inputs'

test('CALC-02 to CALC-08 CALC-16 CALC-17 CALC-18 CALC-70 asks six things, with hints and what stands chosen', async ({
  page,
}) => {
  await page.goto('/health-calculator')
  for (const [label, hint, min, max, step] of [
    ['Age (years)', '0 to 120', '0', '120', '1'],
    ['Weight (kg)', '0 to 300, by 0.1', '0', '300', '0.1'],
    ['Height (cm)', '0 to 300', '0', '300', '0.1'],
  ] as const) {
    const field = page.getByLabel(label)
    await expect(field).toHaveAttribute('min', min)
    await expect(field).toHaveAttribute('max', max)
    await expect(field).toHaveAttribute('step', step)
    await expect(field).toHaveAccessibleDescription(hint)
  }
  await expect(page.locator('form')).toHaveAttribute('novalidate')
  await expect(page.getByRole('group', { name: 'Gender' }).getByRole('radio')).toHaveCount(2)
  await expect(page.getByRole('radio', { name: 'Male', exact: true })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Female' })).not.toBeChecked()
  await expect(page.getByLabel('Activity Level')).toHaveValue('moderately_active')
  await expect(page.getByLabel('Activity Level').getByRole('option')).toHaveCount(5)
  await expect(page.getByLabel('Weight Goal')).toHaveValue('maintain')
  await expect(page.getByLabel('Weight Goal').getByRole('option')).toHaveText([
    /\(2 lb\/week\)$/,
    /\(1.5 lb\/week\)$/,
    /\(1 lb\/week\)$/,
    'Maintain weight',
    /\(1 lb\/week\)$/,
    /\(1.5 lb\/week\)$/,
  ])
  await page.getByLabel('Activity Level').selectOption('sedentary')
  await expect(page.getByLabel('Activity Level')).toHaveAccessibleDescription(/Mostly sitting/)
})

test('CALC-09 CALC-10 CALC-11 CALC-19 AMB-25 the button waits for three measures, without a word', async ({
  page,
}) => {
  await page.goto('/health-calculator')
  const button = page.getByRole('button', { name: IDLE })
  await expect(button).toBeDisabled()
  const whole = { age: '29', weight: '68.4', height: '162.5' }
  for (const wrong of [
    { age: '' },
    { weight: '' },
    { height: '' },
    { age: '-1' },
    { weight: '0' },
    { weight: '-60' },
    { height: '0' },
  ]) {
    await type(page, { ...whole, ...wrong })
    await expect(button).toBeDisabled()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await type(page, whole)
    await expect(button).toBeEnabled()
  }
})

test.describe('inputs', () => {
  test('AMB-24 typed before the script came are kept and count', async ({ page }) => {
    const release = await hold(page, '**/assets/*.js')
    await page.goto('/health-calculator', { waitUntil: 'commit' })
    await type(page, { age: '24' })
    await page.getByRole('radio', { name: 'Female' }).check()
    await page.getByLabel('Weight Goal').selectOption('lose_gradual')
    await expect(page.getByRole('button', { name: IDLE })).toBeDisabled()
    release()
    await calculate(page)
    await expect(page.getByRole('article')).toContainText('Female, 24 years, 68.4 kg')
    await expect(page.getByRole('article')).toContainText('Gradual weight loss')
  })

  test('stay on no device unless asked, and are forgotten in one tap', async ({ page }) => {
    const kept = () => page.evaluate((key) => localStorage.getItem(key), KEY)
    await page.goto('/health-calculator')
    await type(page)
    await calculate(page)
    expect(await kept()).toBeNull()
    const box = page.getByRole('checkbox', { name: /Keep my inputs on this device/ })
    await expect(box).not.toBeChecked()

    await box.check()
    await page.getByRole('radio', { name: 'Female' }).check()
    await page.reload()
    await expect(box).toBeChecked()
    await expect(page.getByLabel('Weight (kg)')).toHaveValue('68.4')
    await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked()
    await expect(page.getByRole('button', { name: IDLE })).toBeEnabled()

    await box.uncheck()
    expect(await kept()).toBeNull()
    await page.goto('/health-calculator')
    await expect(page.getByLabel('Weight (kg)')).toHaveValue('')
    await expect(box).not.toBeChecked()
  })

  test('are sent nowhere', async ({ page }) => {
    await page.goto('/health-calculator')
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')))
    await type(page)
    await calculate(page)
    expect(sent.filter((line) => line.includes('68.4') || line.includes('162.5'))).toEqual([])
  })
})
