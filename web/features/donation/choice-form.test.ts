import { beforeEach, expect, test } from 'vitest'
import { clearOther, readChoice } from './choice-form.ts'

let form: HTMLFormElement
beforeEach(() => {
  document.body.innerHTML = `<form>
    <input type="radio" name="preset" value="10">
    <input type="radio" name="preset" value="50" checked>
    <input name="custom">
  </form>`
  form = document.querySelector('form') as HTMLFormElement
})

const field = (selector: string) => form.querySelector(selector) as HTMLInputElement

test('DON-04 50 stands chosen', () => {
  expect(readChoice(form)).toEqual({ presetInr: 50, customText: '' })
})

test('DON-09 DON-11 a typed amount wins and clears the preset, also when it is emptied again', () => {
  field('[name=custom]').value = '75'
  expect(readChoice(form)).toEqual({ presetInr: null, customText: '75' })
  clearOther(form, 'custom')
  expect(field(':checked')).toBeNull()
  field('[name=custom]').value = ''
  expect(readChoice(form)).toEqual({ presetInr: null, customText: '' })
})

test('DON-08 a preset clears the typed amount', () => {
  field('[name=custom]').value = '75'
  field('[value="10"]').checked = true
  clearOther(form, 'preset')
  expect(readChoice(form)).toEqual({ presetInr: 10, customText: '' })
})
