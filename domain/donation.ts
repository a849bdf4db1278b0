/** The amounts offered, whole rupees. */
export const DONATION_PRESETS_INR = [10, 50, 100, 500, 1000, 5000] as const

/** The amount that stands chosen at first, and the one that /payment shows when none came, rupees. */
export const DEFAULT_DONATION_INR = 50

/** Least that can be given, rupees. */
export const MIN_DONATION_INR = 10

/** A choice in the making: a preset in rupees, or what was typed. A preset and a typed text clear each other. */
export interface DonationChoice {
  readonly presetInr: number | null
  readonly customText: string
}

/** The choice before anyone has chosen. */
export const INITIAL_DONATION: DonationChoice = { presetInr: DEFAULT_DONATION_INR, customText: '' }

/** The choice after a preset was selected, rupees. */
export function selectPreset(presetInr: number): DonationChoice {
  return { presetInr, customText: '' }
}

/** The choice after typing; emptied again it is no amount, and the preset does not come back. */
export function typeCustom(customText: string): DonationChoice {
  return { presetInr: null, customText }
}

// Digits, plain or in groups of the Indian or Western kind; paise may follow and are dropped.
const RUPEES = /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d*)?$/

/** A typed amount in whole rupees, paise dropped: 10.9 is 10. Null for anything that is no amount. */
export function readRupees(text: string): number | null {
  const trimmed = text.trim()
  if (!RUPEES.test(trimmed)) return null
  const rupees = Math.trunc(Number(trimmed.replaceAll(',', '')))
  return Number.isSafeInteger(rupees) ? rupees : null
}

/** The amount that counts, whole rupees, which may be too small; a typed one wins over the preset, and null is none. */
export function chosenInr({ presetInr, customText }: DonationChoice): number | null {
  return customText.trim() === '' ? presetInr : readRupees(customText)
}

/** Whether the value is a whole number of rupees that can be given: 10 or more. */
export function isDonation(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= MIN_DONATION_INR
}

/** The amount that Support Us carries on, whole rupees; null while there is none or it is below the minimum. */
export function supportInr(choice: DonationChoice): number | null {
  const amountInr = chosenInr(choice)
  return isDonation(amountInr) ? amountInr : null
}

function field(state: unknown, name: string): unknown {
  return typeof state === 'object' && state !== null
    ? (state as Readonly<Record<string, unknown>>)[name]
    : undefined
}

/** The rupees that /payment shows for its navigation state; the default where none, or none that is valid, was passed. */
export function donationAmount(state: unknown): number {
  const amountInr = field(state, 'donationAmount')
  return isDonation(amountInr) ? amountInr : DEFAULT_DONATION_INR
}

/** The rupees to thank for on /donation, by the navigation state of a return from /payment; null without one. */
export function thankedInr(state: unknown): number | null {
  const amountInr = field(state, 'amount')
  return field(state, 'paymentSuccess') === true && isDonation(amountInr) ? amountInr : null
}

/** A query value with everything escaped that is not a letter, a digit or `-._~`. */
function escapeQuery(value: string): string {
  return encodeURIComponent(value.toWellFormed()).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

/** Whom a UPI payment goes to. */
export interface UpiPayee {
  /** UPI ID, such as `name@bank`. */
  readonly upiId: string
  readonly name: string
}

/** The link that opens a UPI app with payee and whole rupees filled in; the `@` of the UPI ID stays plain, as those apps write it. */
export function upiLink({ upiId, name }: UpiPayee, amountInr: number): string {
  const pa = escapeQuery(upiId).replace('%40', '@')
  return `upi://pay?pa=${pa}&pn=${escapeQuery(name)}&am=${amountInr}&cu=INR`
}
