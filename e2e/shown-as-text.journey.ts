import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { open, paths } from './pages.ts'
import { callAs, type Person } from './person.ts'

const DAY_MS = 86_400_000

/** Each would leave a trace on the window, or an element with a name of its own, were it anything but text. */
const PAYLOADS = [
  '<script>window.broken=1</script>',
  '<img src=x name=broken onerror=window.broken=1>',
  '"><svg onload=window.broken=1>',
  "'-window.broken=1-'",
  '</title><b id=broken>',
  'javascript:window.broken=1',
  '<iframe srcdoc=<script>parent.broken=1</script>>',
  '{{constructor.constructor(`broken=1`)()}}',
  '&lt;b id=broken&gt; %3Cb%3E',
  '\u202e<b id=broken>\u202c',
] as const

/** As much of them as a name holds. */
const ALL_AT_ONCE = `"'><img src=x name=broken onerror=broken=1><script>broken=1</script>`

/** Has a page tell whether anything of the payloads came alive. */
async function expectNothingAlive(page: Page): Promise<void> {
  const alive = await page.evaluate(() => {
    const elements = document.querySelectorAll(
      '#broken, [name=broken], [srcdoc], [onerror], [onload]',
    )
    return [...elements]
      .map((element) => element.outerHTML)
      .concat('broken' in window ? ['script'] : [])
  })
  expect(alive).toEqual([])
}

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => {
    throw new Error(`A dialog came up: ${dialog.message()}`)
  })
})

/** Keeps a name, and brings in a file that has a fast with a note for each payload, one a day. */
async function enter(person: Person, url: string, name: string): Promise<void> {
  expect((await callAs(person, url, 'PUT', '/user/profile', { name })).status).toBe(200)
  const fasts = PAYLOADS.map((note, n) => {
    const startMs = Date.now() - (n + 2) * DAY_MS
    const [startTime, endTime] = [startMs, startMs + DAY_MS / 2].map((ms) => new Date(ms))
    return { startTime, endTime, targetHours: 12, note }
  })
  const answer = await fetch(`${url}/api/fasts/import`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${person.token}`,
      'content-type': 'application/octet-stream',
    },
    body: JSON.stringify({ fasts }),
  })
  const { report } = (await answer.json()) as { report: { fasts: { added: number } } }
  expect(report.fasts.added).toBe(PAYLOADS.length)
}

test('A17 what a person entered as a name and as notes is text on every page', async ({
  page,
  person,
  server,
}) => {
  test.slow() // It walks them all.
  await enter(person, server.url, ALL_AT_ONCE)
  for (const path of paths) {
    await open(page, path)
    await expectNothingAlive(page)
  }
  await open(page, '/dashboard')
  for (const payload of PAYLOADS) {
    await expect(page.getByRole('main').getByText(payload).first()).toBeAttached()
  }
  await expectNothingAlive(page)
})

test('A17 whatever a person is called is shown as it is', async ({ page, person, server }) => {
  test.slow()
  for (const name of [...PAYLOADS, ALL_AT_ONCE]) {
    await callAs(person, server.url, 'PUT', '/user/profile', { name })
    await open(page, '/account')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    await expect(page.getByLabel('Name')).toHaveValue(name)
    await expectNothingAlive(page)
  }
})

test('A17 CB-10 whatever comes back to the callback is text', async ({ page }) => {
  test.slow()
  for (const payload of [
    ...PAYLOADS,
    '%',
    '%E0%A4%A',
    '%253Cb%2520id%253Dbroken%253E',
    'x'.repeat(5000),
  ]) {
    await page.goto(`/auth/callback?error=${encodeURIComponent(payload)}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(payload.slice(0, 60)).first()).toBeVisible()
    await expectNothingAlive(page)
  }
})

test('A6 A17 LOGIN-06 no address that comes along leads away or runs', async ({
  page,
  person,
  server,
}) => {
  // Every other way to write one is in web/paths.test.ts.
  for (const from of [
    '//evil.example',
    '/\\evil.example',
    'javascript:window.broken=1',
    '/login',
  ]) {
    await page.goto(`/auth/callback?token=${person.token}&from=${encodeURIComponent(from)}`)
    await expect(page, from).toHaveURL(`${server.url}/dashboard`)
    await expectNothingAlive(page)
  }
})
