import { GENDERS } from '#domain/health/body.ts'
import { ACTIVITIES, GOALS } from '#domain/health/calories.ts'
import { DEFAULT_CHOICES, type HealthChoices } from '#domain/health/choices.ts'
import type { TypedMeasures } from '#domain/health/measures.ts'

/** The form as it stands: measures as they were typed, and choices. The names are those of its fields. */
export interface Inputs extends TypedMeasures, HealthChoices {}

export const NO_INPUTS: Inputs = { ageYears: '', weightKg: '', heightCm: '', ...DEFAULT_CHOICES }

/** Takes from anything what the form can hold; the rest is as at the beginning. */
export function toInputs(fields: Readonly<Record<string, unknown>>): Inputs {
  return {
    ageYears: text(fields.ageYears),
    weightKg: text(fields.weightKg),
    heightCm: text(fields.heightCm),
    gender: oneOf(GENDERS, fields.gender) ?? DEFAULT_CHOICES.gender,
    activity: oneOf(keysOf(ACTIVITIES), fields.activity) ?? DEFAULT_CHOICES.activity,
    goal: oneOf(keysOf(GOALS), fields.goal) ?? DEFAULT_CHOICES.goal,
  }
}

export function readForm(form: HTMLFormElement): Inputs {
  return toInputs(Object.fromEntries(new FormData(form)))
}

export function fillForm(form: HTMLFormElement, inputs: Inputs): void {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input,select')) {
    const value = inputs[field.name as keyof Inputs] as string | undefined
    if (value === undefined) continue
    if (field.type === 'radio') (field as HTMLInputElement).checked = field.value === value
    else field.value = value
  }
}

export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(table) as Key[]
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 20) : ''
}

function oneOf<Value>(values: readonly Value[], value: unknown): Value | undefined {
  return values.find((known) => known === value)
}
