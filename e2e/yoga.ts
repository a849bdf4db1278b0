import type { Page, Route } from '@playwright/test'
import { expect } from './fixtures.ts'

export const PAGE = '/yoga-exercises'
const THUMBNAILS = 'https://i.ytimg.com/**'
const EMBEDS = 'https://www.youtube-nocookie.com/**'
export const VIDEO_SITE = [
  /^Request to another host: https:\/\/i\.ytimg\.com\/vi\/[\w-]{11}\/hqdefault\.jpg$/,
  /^Request to another host: https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?autoplay=1&rel=0&playsinline=1$/,
]
export const UNREACHABLE =
  /Failed to load resource: net::ERR_\w+ https:\/\/(i\.ytimg|www\.youtube-nocookie)\.com\//

export const COUNTS = [
  ['YOGA-09', 'Brain Health', 5],
  ['YOGA-10', 'Back Pain Relief', 5],
  ['YOGA-11', 'Boosting Metabolism', 4],
  ['YOGA-12', 'Fertility', 7],
  ['YOGA-13', 'Arthritis Relief', 5],
  ['YOGA-14', 'Shoulder Pain', 4],
  ['YOGA-15', 'Pregnancy Yoga', 6],
  ['YOGA-16', 'Yoga for Kids', 6],
  ['YOGA-17', 'Yoga for PCOS', 7],
] as const

const picture = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="90"><rect width="100%" height="100%"/></svg>`

/** The video site as it answers where it can be reached; gives what it was asked for. */
export async function reachable(page: Page, width = 480): Promise<Route[]> {
  const asked: Route[] = []
  await page.route(THUMBNAILS, (route) => {
    asked.push(route)
    return route.fulfill({ contentType: 'image/svg+xml', body: picture(width) })
  })
  await page.route(EMBEDS, (route) => {
    asked.push(route)
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>The video plays' })
  })
  return asked
}

export async function unreachable(page: Page): Promise<void> {
  for (const url of [THUMBNAILS, EMBEDS]) await page.route(url, (route) => route.abort())
}

export const card = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Categories' }).getByRole('listitem').filter({ hasText: name })
export const details = (page: Page, name: string) =>
  page.getByRole('button', { name: `View Details of ${name}` })
export const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
export const exercise = (page: Page, name: string) =>
  page.getByRole('article', { name, exact: true })

/** Goes to the page and waits until its script has taken it over: React keeps an element's handlers at the element. */
export async function visit(page: Page, hash = '') {
  await page.goto(PAGE + hash)
  await page.waitForFunction(() => {
    const button = document.querySelector('main [aria-expanded]')
    return button && Object.keys(button).some((key) => key.startsWith('__reactProps'))
  })
}

export async function openCategory(page: Page, name: string) {
  await visit(page)
  await details(page, name).click()
  await expect(region(page, name).getByRole('article').first()).toBeVisible()
}

/** Settles what moves, so that a place on the screen can be asked for. */
export async function atRest(page: Page) {
  await page.waitForFunction(async () => {
    const from = window.scrollY
    await new Promise((resolve) => setTimeout(resolve, 150))
    return window.scrollY === from
  })
}
