import { type DonationChoice, selectPreset, typeCustom } from '#domain/donation.ts'

/** The names of the form's two ways to say an amount. */
export const PRESET = 'preset'
export const CUSTOM = 'custom'

/** The choice as the form holds it; a typed amount wins. */
export function readChoice(form: HTMLFormElement): DonationChoice {
  const data = new FormData(form)
  const custom = String(data.get(CUSTOM) ?? '')
  const preset = data.get(PRESET)
  return custom.trim() !== '' || preset === null ? typeCustom(custom) : selectPreset(Number(preset))
}

/** Clears the one way after the other was used. */
export function clearOther(form: HTMLFormElement, used: string): void {
  for (const field of form.querySelectorAll('input')) {
    if (used === PRESET && field.name === CUSTOM) field.value = ''
    if (used === CUSTOM && field.name === PRESET) field.checked = false
  }
}
