import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { root } from '../ops/folders.ts'
import { openAccount, part } from './account.ts'
import { expectAccessible } from './axe.ts'
import { addFast } from './fasts.ts'
import { expect, test } from './fixtures.ts'
import { callAs, type Person } from './person.ts'

const ZERO = join(root, 'server/import/files/zero.csv')

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Bring your fasts' })
const figure = (page: Page, name: string) =>
  dialog(page).locator('dl').filter({ hasText: name }).locator('dd')

async function bring(page: Page, file: string | { name: string; text: string | Buffer }) {
  const input = dialog(page).locator('input[type=file]')
  if (typeof file === 'string') return input.setInputFiles(file)
  const buffer = Buffer.from(file.text)
  return input.setInputFiles({ name: file.name, mimeType: 'text/csv', buffer })
}

async function openImport(page: Page) {
  await openAccount(page)
  await page.getByRole('button', { name: 'Bring your fasts…' }).click()
  await expect(dialog(page)).toBeVisible()
}

const fastsOf = async (person: Person, url: string) => {
  const answer = await callAs(person, url, 'GET', '/fasts/user?limit=200')
  return ((await answer.json()) as { fasts: Record<string, string>[] }).fasts
}

test('fasts of another app are brought along: seen first, added, found in the history, and undone', async ({
  page,
  person,
  server,
}) => {
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Bring your fasts from another app' }).click()
  await expect(page).toHaveURL('/account#bring')
  await expect(dialog(page)).toBeVisible()
  await expectAccessible(page, 'no file yet')

  await bring(page, ZERO)
  await expect(dialog(page)).toContainText('zero.csv')
  await expect(dialog(page)).toContainText('Zero (CSV)')
  await expect(figure(page, 'New fasts')).toHaveText('5')
  await expect(figure(page, 'Here already')).toHaveText('0')
  await expect(figure(page, 'Left out')).toHaveText('5')
  await expect(dialog(page).getByText('Line 7: there is no such day.')).toBeVisible()
  await expect(dialog(page).getByText('Line 2: has no end, so it still runs.')).toBeVisible()
  await expectAccessible(page, 'seen')
  expect(await fastsOf(person, server.url)).toEqual([])

  // Another zone is another time.
  const zone = dialog(page).getByLabel('Where these fasts were lived')
  await expect(zone).toHaveValue('Asia/Kolkata')
  const readAgain = page.waitForResponse(/import\/preview\?timeZone=America%2FNew_York/)
  await zone.fill('New York')
  await readAgain
  await expect(dialog(page).getByText('There it is')).toBeVisible()

  await dialog(page).getByRole('button', { name: 'Add 5 fasts' }).click()
  await expect(dialog(page).getByText('5 fasts are here now.')).toBeVisible()
  await expectAccessible(page, 'added')
  const [newest] = await fastsOf(person, server.url)
  expect(newest?.startTime).toBe('2026-03-10T23:30:00.000Z')

  await dialog(page).getByRole('link', { name: 'See your history' }).click()
  await expect(page.getByRole('region', { name: 'History' }).getByRole('listitem')).toHaveCount(5)

  // Whoever comes back later can still undo it.
  await openImport(page)
  await expect(dialog(page).getByText('Brought in before')).toBeVisible()
  await expectAccessible(page, 'brought in before')
  await dialog(page).getByRole('button', { name: 'Undo' }).click()
  await expect(dialog(page).getByText('everything is as it was before')).toBeVisible()
  expect(await fastsOf(person, server.url)).toEqual([])
})

test('the same file twice adds nothing, and what overlaps is told with its times', async ({
  page,
  person,
  server,
}) => {
  const startMs = Date.parse('2026-03-04T10:00:00Z')
  await addFast(person, server.url, { startMs, endMs: startMs + 3_600_000 })
  await openImport(page)
  await bring(page, ZERO)
  await expect(dialog(page)).toContainText(/overlaps the fast that you have from Wed,\sMar\s4/)
  await dialog(page).getByRole('button', { name: 'Add 4 fasts' }).click()
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Bring your fasts…' }).click()
  await bring(page, ZERO)
  await expect(figure(page, 'New fasts')).toHaveText('0')
  await expect(figure(page, 'Here already')).toHaveText('4')
  await expect(dialog(page).getByRole('button', { name: /^Add/ })).toBeHidden()
})

test('a file is dropped; one that cannot be read is told so, and another takes its place', async ({
  page,
  person: _,
  complaints,
}) => {
  complaints.allow(/status of 422/)
  await openImport(page)
  const drop = async (name: string, text: string) => {
    const data = await page.evaluateHandle(
      ([name = '', text = '']) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File([text], name))
        return transfer
      },
      [name, text],
    )
    const place = dialog(page).getByText('or drop it here').locator('..')
    await place.dispatchEvent('dragover', { dataTransfer: data })
    await place.dispatchEvent('drop', { dataTransfer: data })
  }
  await drop('page.html', '<html></html>')
  await expect(dialog(page).getByRole('alert')).toContainText('no file of Upvas, Zero or FastTimes')
  await drop('nothing.csv', '')
  await expect(dialog(page).getByRole('alert')).toHaveText('There is nothing in this file')
  await expectAccessible(page, 'refused')
  await bring(page, { name: 'picture.csv', text: Buffer.from([0x89, 0x50, 0x00, 0x01]) })
  await expect(dialog(page).getByRole('alert')).toContainText('This file is no text')
  await bring(page, { name: 'large.csv', text: Buffer.alloc(8 * 1024 * 1024 + 1, ' ') })
  await expect(dialog(page).getByRole('alert')).toHaveText('This file is larger than 8 MB.')
  await drop('zero.csv', 'Date,Start,End,Hours\n3/10/26,19:30,12:00,16\n')
  await expect(dialog(page).getByRole('button', { name: 'Add 1 fast' })).toBeVisible()
  // Which number is the month is a guess that a person can better.
  await dialog(page).getByLabel('How its dates are written').selectOption('day-month')
  await expect(figure(page, 'New fasts')).toHaveText('1')
  await expect(dialog(page).getByRole('alert')).toBeHidden()
})

test('what is taken along is brought back, whatever stands in its notes, and shows as text', async ({
  page,
  person,
  server,
}) => {
  const note = '=HYPERLINK("http://x.example"),"+1 <img src=x name=broken onerror=window.broken=1>'
  const startMs = Date.parse('2026-03-04T07:00:00Z')
  const fast = await addFast(person, server.url, { startMs, endMs: startMs + 3_600_000 })
  await callAs(person, server.url, 'PUT', `/fasts/${fast._id}`, { note })
  await openAccount(page)
  const saved = async (name: string) => {
    const coming = page.waitForEvent('download')
    await part(page, 'Your data').getByRole('button', { name }).click()
    const file = await coming
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
  }
  const table = await saved('Fasts for a spreadsheet')
  expect(table.name).toMatch(/^upvas-fasts-\d{4}-\d\d-\d\d\.csv$/)
  expect(table.text).toContain(`"'=HYPERLINK(""http://x.example""),'""+1 <img`)
  const calendar = await saved('Fasts for a calendar')
  expect(calendar.name).toMatch(/\.ics$/)
  expect(calendar.text).toContain('DTSTART:20260304T070000Z\r\nDTEND:20260304T080000Z\r\n')
  const weights = await saved('Weights for a spreadsheet')
  expect(weights.text).toBe('\ufeffDate,Weight (kg)\r\n')
  const all = await saved('Download my data')

  for (const file of [table, all]) {
    await callAs(person, server.url, 'DELETE', `/fasts/${fast._id}`)
    for (const { _id } of await fastsOf(person, server.url)) {
      await callAs(person, server.url, 'DELETE', `/fasts/${_id}`)
    }
    await openImport(page)
    await bring(page, file)
    await dialog(page).getByRole('button', { name: 'Add 1 fast' }).click()
    await expect(dialog(page).getByText('1 fast is here now.')).toBeVisible()
    expect(await fastsOf(person, server.url)).toMatchObject([{ note }])
  }
  await page.goto('/dashboard')
  await expect(page.getByText(note)).toBeVisible()
  expect(await page.locator('[name=broken]').count()).toBe(0)
})

test('in gentle mode no weight is told of, in either direction', async ({
  page,
  person,
  server,
}) => {
  await callAs(person, server.url, 'PUT', '/user/profile', { gentleMode: true })
  await openImport(page)
  await bring(page, join(root, 'server/import/files/upvas.json'))
  await expect(dialog(page).getByRole('button', { name: 'Add 1 fast' })).toBeVisible()
  await expect(dialog(page)).not.toContainText(/weight|kg/i)
  await expect(page.getByRole('button', { name: 'Weights for a spreadsheet' })).toBeHidden()
})
