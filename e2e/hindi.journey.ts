import type { Page } from '@playwright/test'
import { readTranslation } from '../web/build/translation.ts'
import { expectAccessible } from './axe.ts'
import { endFast, startFast } from './fasts.ts'
import { expect, test } from './fixtures.ts'
import { open, paths, signedInPaths } from './pages.ts'
import { callAs } from './person.ts'

test.use({ locale: 'hi-IN' })

const html = (page: Page) => page.locator('html')
const languages = (page: Page) =>
  page
    .getByRole('contentinfo')
    .locator('p', { has: page.getByRole('link', { name: 'हिन्दी', includeHidden: true }) })

test('who reads Hindi gets Hindi from the first byte, and keeps the language that they choose', async ({
  page,
}) => {
  const first = await page.goto('/')
  expect(await first?.text()).toContain('<html lang="hi">')
  expect(first?.headers()['content-language']).toBe('hi')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/उपवास/)
  expect(await page.title()).toMatch(/^Upvas: उपवास/)
  expect(await page.context().cookies(), 'nothing is kept before a choice').toEqual([])

  await languages(page).getByRole('link', { name: 'English' }).click()
  await expect(html(page)).toHaveAttribute('lang', 'en')
  await expect(page).toHaveURL('/')
  await page.goto('/about-us')
  await expect(html(page)).toHaveAttribute('lang', 'en')

  await languages(page).getByRole('link', { name: 'हिन्दी' }).click()
  await expect(html(page)).toHaveAttribute('lang', 'hi')
  await expect(page).toHaveURL('/about-us')
})

test('a person is spoken to in the language of their account, which they choose there', async ({
  page,
  person,
  server,
}) => {
  const documents: string[] = []
  page.on('response', async (response) => {
    const language = await response.headerValue('content-language').catch(() => null)
    if (language) documents.push(language)
  })
  await page.goto('/account')
  const name = page.getByRole('textbox', { name: 'Full Name' })
  await expect(name).toBeVisible()
  await expect(languages(page), 'the account says it').toBeHidden()
  await expect
    .poll(() => documents, 'once anew, in the language of the account')
    .toEqual(['hi', 'en'])

  await page.getByLabel('Language').selectOption('हिन्दी')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(html(page)).toHaveAttribute('lang', 'hi')
  await expect(page.getByRole('button', { name: 'सहेजें', exact: true })).toBeVisible()
  await expect.poll(() => documents).toEqual(['hi', 'en', 'hi'])
  const profile = await callAs(person, server.url, 'GET', '/user/profile')
  expect((await profile.json()) as object).toMatchObject({ user: { locale: 'hi' } })
})

test('signing in and being refused are in Hindi, and the account that is made is too', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 401/, /status of 422/)
  await page.goto('/login')
  await page.getByLabel('ईमेल पता').fill('nobody@example.org')
  await page.getByLabel('पासवर्ड').fill('a quiet river')
  await page.getByRole('button', { name: 'साइन इन करें', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('ईमेल या पासवर्ड गलत है')

  await page.goto('/auth/callback?error=The+sign-in+was+cancelled.+Nothing+was+changed.')
  await expect(page.getByRole('alert')).toHaveText('साइन इन रद्द कर दिया गया। कुछ भी बदला नहीं।')

  await page.goto('/register')
  await page.getByLabel('पूरा नाम').fill('आशा')
  await page.getByLabel('ईमेल पता').fill(`asha-${Date.now()}@example.org`)
  await page.getByLabel('पासवर्ड', { exact: true }).fill('a quiet river')
  await page.getByLabel('पासवर्ड दोबारा लिखें').fill('a quiet river')
  await page.getByRole('button', { name: 'अकाउंट बनाएँ' }).click()
  await expect(page.getByRole('heading', { name: 'डैशबोर्ड' })).toBeVisible()
})

const translation = await readTranslation('hi')
if (!translation) throw new Error('There is no Hindi.')
const { messages, texts, answers } = translation
const english = [messages, texts, answers]
  .flatMap((catalogue) => [...catalogue.values()])
  .flatMap((entry) => (entry.english === entry.translation ? [] : [entry.english]))

/** All that a page says, to the eye or to a screen reader, but what is in another language by its markup or its nature. */
async function saidOn(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const isEnglish = (element: Element) => element.closest('script, style, [lang=en]')
    const said: string[] = [document.title]
    for (const element of document.querySelectorAll('*')) {
      if (isEnglish(element)) continue
      for (const name of [
        'aria-label',
        'title',
        'alt',
        'placeholder',
        'aria-valuetext',
        'content',
      ]) {
        if (name !== 'content' || element.matches('meta[name=description], meta[property^=og]')) {
          said.push(element.getAttribute(name) ?? '')
        }
      }
      for (const node of element.childNodes) {
        if (node.nodeType === Node.TEXT_NODE) said.push(node.textContent ?? '')
      }
    }
    return said.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean)
  })
}

async function expectNoEnglish(page: Page, state: string): Promise<void> {
  const known = new Set(english)
  // Words in a row that no name has, such as "of the last".
  const isSentence = (text: string) => /\b[a-z]{2,} [a-z]{2,} [a-z]{2,}/.test(text)
  const said = await saidOn(page)
  expect(said.filter((text) => /\p{Script=Devanagari}/u.test(text)).length).toBeGreaterThan(5)
  expect(
    said.filter((text) => known.has(text) || isSentence(text)),
    state,
  ).toEqual([])
}

for (const path of paths.filter((path) => !signedInPaths.includes(path))) {
  test(`${path} is all in Hindi, for everyone, on any screen`, async ({ page }) => {
    await open(page, path)
    await expect(html(page)).toHaveAttribute('lang', 'hi')
    await expectNoEnglish(page, path)
    await expectAccessible(page, path)
  })
}

test('the screens of the signed-in are all in Hindi, for everyone, on any screen', async ({
  page,
  person,
  server,
}) => {
  test.slow()
  await callAs(person, server.url, 'PUT', '/user/profile', { locale: 'hi' })
  for (const hoursAgo of [100, 60]) {
    const fast = await startFast(person, server.url, { hoursAgo })
    await endFast(person, server.url, fast, hoursAgo - 17)
  }
  await startFast(person, server.url, { hoursAgo: 12 })
  for (const path of signedInPaths) {
    await open(page, path)
    await expect(page.getByText(/^(उपवास चल रहा है|आपके बारे में)$/)).toBeVisible()
    await expect(page.getByText('आ रहा है...')).toHaveCount(0)
    await expectNoEnglish(page, path)
    await expectAccessible(page, path)
  }
})

test('the answers of the calculator and the open yoga are all in Hindi', async ({ page }) => {
  await page.route(/ytimg/, (route) => route.abort())
  await open(page, '/health-calculator')
  for (const [name, value] of Object.entries({ ageYears: '34', weightKg: '72', heightCm: '168' })) {
    await page.locator(`[name=${name}]`).fill(value)
  }
  await page.getByRole('button', { name: 'पूरी हेल्थ प्रोफ़ाइल देखें' }).click()
  await expect(page.getByRole('heading', { name: 'आपकी हेल्थ प्रोफ़ाइल' })).toBeVisible()
  await expectNoEnglish(page, 'calculator')
  await expectAccessible(page, 'calculator')
})

test('what stands in Hindi does not move when its face arrives, and no English page asks for that', async ({
  page,
  browser,
  baseURL,
}) => {
  const faces = () =>
    performance.getEntriesByType('resource').filter(({ name }) => /devanagari/.test(name)).length
  await page.goto('/health-benefits')
  await page.evaluate(() => document.fonts.ready)
  expect(await page.evaluate(faces)).toBe(1)
  const context = await browser.newContext({ locale: 'en-IN' })
  const english = await context.newPage()
  await english.goto(`${baseURL}/health-benefits`)
  await english.evaluate(() => document.fonts.ready)
  await expect(english.locator('html')).toHaveAttribute('lang', 'en')
  expect(await english.evaluate(faces)).toBe(0)
  await context.close()
})
