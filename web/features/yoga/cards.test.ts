import { describe, expect, it } from 'vitest'
import { catalogue } from '#content/yoga/catalogue.ts'
import { cards } from './cards.ts'
import { placeAt } from './place.ts'

describe('the cards of the grid', () => {
  it('YOGA-43 say what the catalogue says, in its order', () => {
    expect(cards.map(({ load, ...card }) => card)).toEqual(
      catalogue.map(({ exercises, ...category }) => ({
        ...category,
        exerciseIds: exercises.map(({ id }) => id),
      })),
    )
  })

  it.each(cards)('$name leads to its own exercises', async ({ id, load }) => {
    expect((await load()).id).toBe(id)
  })
})

describe('the place that an address names', () => {
  it('is an exercise in its category, or a category', () => {
    const place = placeAt('#tree-pose')
    expect([place?.card.id, place?.exerciseId]).toEqual(['brain-health', 'tree-pose'])
    const category = placeAt('#yoga-for-kids')
    expect([category?.card.id, category?.exerciseId]).toEqual(['yoga-for-kids', null])
  })

  it.each([
    '',
    '#',
    '#main',
    '#TREE-POSE',
    '#tree-pose/',
    '#tree-pose%20',
    '#__proto__',
    '#constructor',
    '#<img src=x onerror=alert(1)>',
    '#javascript:alert(1)',
    `#${'tree-pose'.repeat(10_000)}`,
  ])('is nowhere for %.40s', (hash) => {
    expect(placeAt(hash)).toBeNull()
  })
})
