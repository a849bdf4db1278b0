import { describe, expect, test } from 'vitest'
import { guides } from './guides.ts'

test('BEN-01 BEN-02 three guides under their exact titles, fasting first', () => {
  expect(guides.map(({ id, title }) => [id, title])).toEqual([
    ['fasting', 'Intermittent Fasting'],
    ['yoga', 'Yoga Practice'],
    ['walking', 'Regular Walking'],
  ])
})

describe.each(guides)('$title', (guide) => {
  test('BEN-16 BEN-05 BEN-06 BEN-09 BEN-10 it has its texts', () => {
    expect(Object.keys(guide)).toEqual([
      'id',
      'title',
      'subtitle',
      'description',
      'benefits',
      'warning',
      'gettingStarted',
    ])
    expect(guide.subtitle.length).toBeGreaterThan(10)
    for (const text of [guide.description, guide.warning, guide.gettingStarted]) {
      expect(text.length).toBeGreaterThan(100)
    }
  })

  test('BEN-07 ten benefits, no two alike', () => {
    expect(guide.benefits).toHaveLength(10)
    expect(new Set(guide.benefits.map(({ title }) => title)).size).toBe(10)
    expect(new Set(guide.benefits.map(({ source }) => source.title)).size).toBe(10)
  })

  test.each(guide.benefits)('BEN-08 BEN-15 $title: a title, a description, a source', (benefit) => {
    expect(Object.keys(benefit)).toEqual(['title', 'description', 'source'])
    expect(benefit.title).toMatch(/^[A-Z]\S*( \S+)+$/)
    expect(benefit.description).toMatch(/^[A-Z].{80,}\.$/)
  })
})

test('BEN-12 the fasting tip suggests 12:12 and 14:10', () => {
  expect(guides[0]?.gettingStarted).toMatch(/12:12.*14:10/)
})

test('BEN-13 BEN-14 the walking tip goes from 10 to 15 minutes to 30 daily', () => {
  expect(guides[2]?.gettingStarted).toMatch(/10 to 15 minute walks.*30 minutes daily/)
})
