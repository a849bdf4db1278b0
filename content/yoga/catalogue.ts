import { categories } from './categories.ts'

/** The categories with their exercises, all of them: for checks, as a screen loads one at a time. */
export const catalogue = await Promise.all(
  categories.map(async ({ load, ...category }) => ({ ...category, ...(await load()) })),
)
