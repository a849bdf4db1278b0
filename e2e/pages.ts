import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { isSignedInPath } from '#web/paths.ts'
import { root } from '../ops/folders.ts'
import { expect } from './fixtures.ts'

const built = readFileSync(join(root, 'dist/web/pages.json'), 'utf8')

/** The path of every page of the app. */
export const paths = Object.keys(JSON.parse(built) as object)

/** The pages that ask for a sign-in. */
export const signedInPaths = paths.filter(isSignedInPath)

/** Opens a page and waits until it stands: its screen, or the one that it leads to. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached()
}

/** Waits until the page's script has taken it over: its theme switch works from then on. */
export async function comeAlive(page: Page, theme: 'Light' | 'Dark' = 'Light'): Promise<void> {
  await expect(async () => {
    await page.getByRole('contentinfo').getByRole('radio', { name: theme }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme.toLowerCase(), {
      timeout: 500,
    })
  }).toPass()
}
