import { expect, test } from 'vitest'
import { i18n, say } from './i18n.ts'

test('a sentence of the server is said in the language of the page where it is known', () => {
  i18n.messages['Fast not found'] = 'उपवास नहीं मिला'
  expect(say('Fast not found')).toBe('उपवास नहीं मिला')
  expect(say('Something else')).toBe('Something else')
  delete i18n.messages['Fast not found']
})
