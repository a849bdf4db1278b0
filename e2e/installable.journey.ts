import { PAPER } from '#web/theme-colours.ts'
import { expect, test } from './fixtures.ts'
import { kept } from './worker.ts'

test.use({ serviceWorkers: 'allow' })

test('a browser may install it, with its icons and its shortcuts', async ({ page, context }) => {
  for (const path of ['/', '/fasting-timer', '/yoga-exercises']) {
    await page.goto(path)
    await kept(page)
    const browser = await context.newCDPSession(page)
    const { data, errors, url } = await browser.send('Page.getAppManifest')
    expect([new URL(url).pathname, errors]).toEqual(['/manifest.webmanifest', []])
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
    // A context of the tests is a private window, in which nothing is installed.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])

    const manifest = JSON.parse(data ?? '')
    for (const { src, sizes } of manifest.icons) {
      const size = await page.evaluate(async (address) => {
        const { width, height } = await createImageBitmap(await (await fetch(address)).blob())
        return `${width}x${height}`
      }, src)
      expect(size, src).toBe(sizes)
    }
    for (const target of [
      manifest.start_url,
      ...manifest.shortcuts.map(({ url }: { url: string }) => url),
    ]) {
      expect((await page.request.get(target)).status(), target).toBe(200)
    }
  }
})

for (const theme of ['light', 'dark'] as const) {
  test(`what stands around a page has the colour of its ${theme} paper`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme })
    await page.goto('/')
    const paper = await page.evaluate(() => {
      const pen = Object.assign(document.createElement('canvas'), {
        width: 1,
        height: 1,
      }).getContext('2d')
      if (!pen) throw new Error('No canvas')
      pen.fillStyle = getComputedStyle(document.documentElement).backgroundColor
      pen.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data
      return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
    })
    expect(paper).toBe(PAPER[theme])
    await expect(page.locator(`meta[name="theme-color"][media*="${theme}"]`)).toHaveAttribute(
      'content',
      paper,
    )
  })
}
