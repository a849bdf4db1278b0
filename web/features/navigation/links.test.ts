import { expect, test } from 'vitest'
import { i18n } from '#web/i18n.ts'
import { navigationLinks } from './links.ts'

test.each(navigationLinks)('NAV-31 the link to $to has its fields', (link) => {
  expect(Object.keys(link)).toEqual(['to', 'label', 'icon', 'description', 'isSpecial'])
  expect(link.label.id).not.toBe(link.description.id)
  for (const text of [link.label, link.description]) expect(i18n._(text)).toMatch(/^[A-Z]/)
})

test('NAV-32 the donation alone is special', () => {
  expect(navigationLinks.filter(({ isSpecial }) => isSpecial).map(({ to }) => to)).toEqual([
    '/donation',
  ])
})
