import { COPIED_MS, PAYMENT_REDIRECT_MS } from '#web/timing.ts'
import { expectAccessible, expectNoViolations } from './axe.ts'
import { support } from './donation.ts'
import { expect, test } from './fixtures.ts'
import { noteNavigations } from './navigations.ts'
import { PAYEE } from './payee.ts'
import { startServer, type TestServer } from './server.ts'
import { expectNoShift, noteShifts } from './shifts.ts'
import { stopClock } from './stopped-clock.ts'

/** A server whose host has said whom to pay. */
const withPayee = test.extend<object, { server: TestServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const server = await startServer(PAYEE)
      await use(server)
      await server.dispose()
    },
    { scope: 'worker' },
  ],
})

// One after the other: their server is of a kind of its own, and need not be started for each worker.
test.describe.configure({ mode: 'default' })

test.describe('the payment where nobody is set up', () => {
  test('PAY-05 PAY-09 SEC-13 AMB-30 AMB-32 shows 50 rupees, no QR code and nobody, and says why, where nothing jumps for it @phone', async ({
    page,
  }) => {
    await noteShifts(page)
    await page.goto('/payment')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('₹50')
    await expect(page.getByText('QR Code image not found', { exact: true })).toBeVisible()
    await expect(page.getByText(/has no payee set up\. Thank you/)).toBeVisible()
    await expectNoShift(page)
    await expect(page.getByRole('button', { name: /Copy/ })).toHaveCount(0)
    for (const donationAmount of [9, 10.5, '500', null]) {
      await page.evaluate((amount) => {
        history.replaceState({ donationAmount: amount }, '', '/payment')
      }, donationAmount)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('₹50')
    }
  })

  test('a way to pay that could not be had is told, and asked for again', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/ERR_FAILED.*\/api\/site/)
    await page.route('**/api/site', (route) => route.abort())
    await page.goto('/payment')
    await expect(page.getByRole('alert')).toContainText('could not be loaded')
    await expect(page.getByText('QR Code image not found')).toBeVisible()
    await expectNoViolations(page, 'settings that cannot be had')
    await page.unroute('**/api/site')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(/has no payee set up/)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

withPayee.describe('the payment', () => {
  withPayee.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  withPayee(
    'PAY-02 PAY-03 PAY-06 PAY-07 PAY-08 PAY-10 by UPI: a code, an ID and a link, from here alone @phone',
    async ({ page }) => {
      await page.goto('/donation')
      await support(page).click()
      await expect(page.getByRole('tab')).toHaveText(['UPI', 'International (Wise)'])
      await expect(page.getByRole('tab', { name: 'UPI' })).toHaveAttribute('aria-selected', 'true')
      const panel = page.getByRole('tabpanel')
      await expect(panel.getByRole('img', { name: /QR code/ })).toBeVisible()
      await expect(panel.getByText('QR Code image not found')).toHaveCount(0)
      await expect(panel).toContainText('upvas@examplebank')
      await expect(panel.getByRole('link', { name: /UPI app/ })).toHaveAttribute(
        'href',
        'upi://pay?pa=upvas@examplebank&pn=Example%20Payee&am=50&cu=INR',
      )
      await expectNoViolations(page, 'the way by UPI')
      await page.getByRole('link', { name: 'Back to the donation' }).click()
      await expect(page).toHaveURL('/donation')
    },
  )

  withPayee('PAY-11 PAY-12 PAY-13 PAY-31 a copy is told for two seconds', async ({ page }) => {
    await page.goto('/payment')
    const copy = page.getByRole('button', { name: /UPI ID/ })
    await expect(copy).toHaveText(/^Copy/)
    await stopClock(page)
    await copy.click()
    await expect(copy).toHaveText(/^Copied!/)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('upvas@examplebank')
    await page.clock.runFor(COPIED_MS - 200)
    await expect(copy).toHaveText(/^Copied!/)
    await page.clock.runFor(400)
    await expect(copy).toHaveText(/^Copy(?!i)/)
  })

  withPayee('PAY-32 a copy that fails is logged and no more', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
    })
    await page.goto('/payment')
    const logged = page.waitForEvent('console', (line) => line.text().includes('Copying'))
    const copy = page.getByRole('button', { name: /UPI ID/ })
    await copy.click()
    expect((await logged).type()).toBe('warning')
    await expect(copy).toHaveText(/^Copy(?!i)/)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  withPayee(
    'PAY-01 PAY-14 to PAY-23 AMB-31 from abroad: steps, two options and one link @phone',
    async ({ page, isMobile }) => {
      await page.goto('/payment')
      await page.getByRole('tab', { name: 'International (Wise)' }).click()
      const panel = page.getByRole('tabpanel')
      await expect(panel).toContainText('80+ countries')
      await expect(panel).toContainText('hours to 1 business day')
      expect(await panel.getByRole('listitem').count()).toBeGreaterThanOrEqual(3)
      const option = (name: string) =>
        panel.locator('section').filter({ has: page.getByRole('heading', { name }) })
      await expect(option('UPI transfer').locator('dd')).toContainText([
        ...['Example Payee', 'upvas@examplebank'],
      ])
      const link = panel.getByRole('link', { name: /Send money with Wise/ })
      await expect(link).toHaveAttribute('href', 'https://wise.com/pay/example')
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', /noopener/)

      const bank = option('Bank transfer')
      const details = [
        ['Name', 'Example Payee'],
        ['Bank', 'Example Bank'],
        ['Account', '000011112222'],
        ['IFSC', 'EXAM0000001'],
        ['Country', 'India'],
      ] as const
      await expect(bank.locator('dt')).toHaveText(details.map(([what]) => what))
      for (const [what, text] of details) {
        const copy = bank.getByRole('button', { name: new RegExp(`Copy\\s*${what}$`) })
        await copy.click()
        await expect(bank.getByText('Copied!').first()).toBeVisible()
        if (isMobile) continue
        // The one before may still say so.
        await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text)
      }
      await expectAccessible(page, 'the way from abroad')
    },
  )

  withPayee(
    'PAY-24 to PAY-30 DON-21 AMB-29 a payment said to be made is thanked for, and asked about nowhere',
    async ({ page }) => {
      // It stays, so that it can be looked at.
      await page.addInitScript((redirectMs) => {
        const later = window.setTimeout.bind(window)
        const never = (run: TimerHandler, ms?: number) => (ms === redirectMs ? 0 : later(run, ms))
        window.setTimeout = never as typeof window.setTimeout
      }, PAYMENT_REDIRECT_MS)
      await page.goto('/donation')
      await page.getByRole('radio', { name: '₹500' }).check()
      await support(page).click()
      await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
      const asked: string[] = []
      page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`))
      await page.getByRole('button', { name: "I've Completed the Payment" }).click()
      await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeFocused()
      await expect(page.getByText(/Thank you.*₹500/)).toBeVisible()
      await expect(page.getByText('Redirecting you back...')).toBeVisible()
      await expectNoViolations(page, 'payment done')
      expect(asked.filter((line) => line.startsWith('POST') || line.includes('/api/'))).toEqual([])
    },
  )

  withPayee('PAY-28 PAY-29 after three seconds it goes back, with its state', async ({ page }) => {
    await page.addInitScript(() => {
      const replace = history.replaceState.bind(history)
      history.replaceState = (given, unused, url) => {
        if (given) sessionStorage.setItem('returned', JSON.stringify({ given, url }))
        replace(given, unused, url)
      }
    })
    await page.goto('/donation')
    await page.getByRole('radio', { name: '₹500' }).check()
    await support(page).click()
    await stopClock(page)
    await page.getByRole('button', { name: "I've Completed the Payment" }).click()
    await page.clock.runFor(PAYMENT_REDIRECT_MS - 200)
    await expect(page).toHaveURL('/payment')
    await page.clock.runFor(400)
    await expect(page).toHaveURL('/donation')
    await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toContainText('₹500')
    const returned = await page.evaluate(() => sessionStorage.getItem('returned'))
    expect(JSON.parse(returned ?? '')).toEqual({
      given: { paymentSuccess: true, amount: 500 },
      url: '/donation',
    })
    await page.clock.resume()
    await expectNoViolations(page, 'back at the donation')

    await page.reload()
    await expect(support(page)).toBeEnabled()
    await expect(page.getByText(/Thank you/)).toHaveCount(0)
  })

  withPayee('a payment that was passed no amount leaves its address alone', async ({ page }) => {
    const navigations = await noteNavigations(page)
    await page.goto('/payment')
    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
    expect(await navigations()).toEqual([])
  })

  withPayee(
    'PAY-05 AMB-30 a reloaded payment was passed no amount: 50 rupees, in its code and link too',
    async ({ page }) => {
      await page.goto('/donation')
      await page.getByRole('radio', { name: '₹500' }).check()
      await support(page).click()
      const link = page.getByRole('link', { name: /UPI app/ })
      await expect(link).toHaveAttribute('href', /am=500&/)
      await page.reload()
      await expect(link).toHaveAttribute('href', /am=50&/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are giving ₹50')
      await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
      await page.getByRole('link', { name: 'Back to the donation' }).click()
      await page.goBack()
      await expect(link).toHaveAttribute('href', /am=50&/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are giving ₹50')
    },
  )

  withPayee(
    'NAV-44 NAV-49 the footer tells how to reach the host, once it is near',
    async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await page.goto('/')
      await page.waitForLoadState('networkidle')
      expect(asked.filter((url) => url.includes('/api/site'))).toEqual([])
      const footer = page.getByRole('contentinfo')
      await footer.scrollIntoViewIfNeeded()
      await expect(footer.getByRole('link', { name: 'hello@example.org' })).toHaveAttribute(
        'href',
        'mailto:hello@example.org',
      )
      await expect(footer.getByRole('link', { name: 'Mastodon' })).toHaveAttribute(
        'href',
        'https://social.example/@upvas',
      )
    },
  )
})
