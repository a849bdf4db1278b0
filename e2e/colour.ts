import type { Locator } from '@playwright/test'

/** What colour a thing's background has: how far from grey, and its hue in degrees (5 rose, 95 yellow, 158 leaf). */
export async function backgroundOf(thing: Locator): Promise<{ chroma: number; hue: number }> {
  const colour = await thing.evaluate((element) => getComputedStyle(element).backgroundColor)
  const [, chroma, hue] = /^oklch\(\S+ (\S+) (\S+)\)$/.exec(colour) ?? []
  return { chroma: Number(chroma), hue: Number(hue) }
}
