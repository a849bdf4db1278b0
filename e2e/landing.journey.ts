import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { comeAlive } from './pages.ts'
import { keepToken } from './person.ts'

const IN = ['Go to Dashboard']
const OUT = ['Start Free Today', 'Sign In']

declare global {
  interface Window {
    heroes: string[]
  }
}

for (const [who, right, wrong] of [
  ['a stranger', OUT, IN],
  ['a person', IN, OUT],
] as const) {
  test(`LAND-01 LAND-02 LAND-03 LAND-04 ${who} sees the right way in, in every frame from the first on @phone`, async ({
    page,
    context,
    server,
    account,
  }) => {
    if (who === 'a person') await keepToken(context, server.url, account.token)
    await page.addInitScript(
      (names) => {
        window.heroes = []
        const look = () => {
          const links = [...document.querySelectorAll('main a')]
          const seen = links.filter(
            (link) => link.checkVisibility() && names.includes(link.innerHTML),
          )
          const section = document.querySelector('main')
          if (section) window.heroes.push([...new Set(seen.map((link) => link.innerHTML))].join())
          requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      },
      [...IN, ...OUT],
    )
    const release = await hold(page, '**/assets/*.js')
    await page.goto('/', { waitUntil: 'commit' })
    const frames = () => page.evaluate(() => window.heroes.length)
    await expect.poll(frames).toBeGreaterThan(10)
    release()
    await comeAlive(page)
    const alive = await frames()
    await expect.poll(frames).toBeGreaterThan(alive + 10)

    expect(new Set(await page.evaluate(() => window.heroes))).toEqual(new Set([right.join()]))
    for (const name of wrong) {
      await expect(page.getByRole('link', { name, exact: true })).toBeHidden()
    }
  })
}
