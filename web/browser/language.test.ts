import { beforeEach, expect, test, vi } from 'vitest'
import { chooseLanguage, followLanguage } from './language.ts'

const reload = vi.fn()

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: what a browser kept before.
  document.cookie = 'language=; Max-Age=0; Path=/'
  reload.mockReset()
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
})

test('the page comes anew in the language of the account, and the browser keeps that', async () => {
  expect(followLanguage('hi-IN')).toBe(true)
  expect(document.cookie).toContain('language=hi')
  await expect.poll(() => reload.mock.calls.length).toBe(1)
})

test.each(['en', 'en-GB', 'fr'])('for an account of the locale %s the page stays', (locale) => {
  expect(followLanguage(locale)).toBe(false)
  expect(document.cookie).not.toContain('hi')
  expect(reload).not.toHaveBeenCalled()
})

test('a page that came in another language than was asked for is not asked for again', async () => {
  followLanguage('hi')
  expect(followLanguage('hi')).toBe(false)
  await expect.poll(() => reload.mock.calls.length).toBe(1)
})

test('but who chooses it gets it', async () => {
  followLanguage('hi')
  expect(chooseLanguage('hi')).toBe(true)
  await expect.poll(() => reload.mock.calls.length).toBe(2)
})

test('where the browser keeps nothing the page stays as it is', () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('')
  expect(followLanguage('hi')).toBe(false)
  expect(chooseLanguage('hi')).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
