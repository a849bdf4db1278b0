import { describe, expect, it } from 'vitest'
import { placeAt } from './place.ts'

describe('the place that an address names', () => {
  it('is an exercise in its category, or a category', () => {
    const place = placeAt('#tree-pose')
    expect([place?.category.id, place?.exerciseId]).toEqual(['brain-health', 'tree-pose'])
    const wide = placeAt('#yoga-for-kids')
    expect([wide?.category.id, wide?.exerciseId]).toEqual(['yoga-for-kids', null])
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
