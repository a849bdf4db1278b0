import { describe, expect, test } from 'vitest'
import { fillForm, type Inputs, NO_INPUTS, readForm, toInputs } from './inputs.ts'
import { forget, keep, readKept } from './kept-inputs.ts'

const inputs: Inputs = {
  ageYears: '29',
  weightKg: '62.5',
  heightCm: '168',
  gender: 'female',
  activity: 'very_active',
  goal: 'lose_gradual',
}

describe('kept inputs', () => {
  test('come back as they were, under one key, and are forgotten', () => {
    expect(readKept()).toBeNull()
    keep(inputs)
    expect(Object.keys(localStorage)).toEqual(['calculator_inputs'])
    expect(readKept()).toEqual(inputs)
    forget()
    expect(readKept()).toBeNull()
    expect(localStorage).toHaveLength(0)
  })

  test.each(['', 'null', '7', '"text"', '{', '[]'])('%j in storage does no harm', (stored) => {
    localStorage.setItem('calculator_inputs', stored)
    expect([null, NO_INPUTS]).toContainEqual(readKept())
  })

  test('take over what the form can hold and nothing else', () => {
    expect(
      toInputs({ ageYears: 29, weightKg: '62', gender: 'toString', goal: 'fly', more: 'x' }),
    ).toEqual({ ...NO_INPUTS, weightKg: '62' })
  })
})

test('CALC-05 CALC-06 CALC-07 a form is filled and read', () => {
  document.body.innerHTML = `<form>
    <input name="ageYears"><input name="weightKg"><input name="heightCm">
    <input type="radio" name="gender" value="male" checked>
    <input type="radio" name="gender" value="female">
    <select name="activity"><option>moderately_active</option><option>very_active</option></select>
    <select name="goal"><option>maintain</option><option>lose_gradual</option></select>
  </form>`
  const form = document.querySelector('form') as HTMLFormElement
  expect(readForm(form)).toEqual(NO_INPUTS)
  fillForm(form, inputs)
  expect(readForm(form)).toEqual(inputs)
})
