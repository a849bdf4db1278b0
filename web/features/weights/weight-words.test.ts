import { afterEach, expect, test } from 'vitest'
import { i18n } from '#web/i18n.ts'
import { weightText } from './weight-words.ts'

afterEach(() => i18n.activate('en'))

test('a weight is written as people write it', () => {
  expect(weightText(70.5, 'kg')).toBe('70.5 kg')
  expect(weightText(70.5, 'lb')).toBe('155.4 lb')
  i18n.loadAndActivate({ locale: 'hi', messages: {} })
  expect(weightText(70.5, 'kg')).toBe('70.5 किग्रा')
  expect(weightText(70.5, 'lb')).toBe('155.4 पौंड')
})
