import type { Page } from '@playwright/test'

export const support = (page: Page) => page.getByRole('button', { name: 'Support Us' })
