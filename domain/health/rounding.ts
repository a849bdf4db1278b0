// Binary fractions put 18.45 a hair below the tie that a person sees; 12 digits bring it back.
const TRUSTED_DIGITS = 12

/** A number to so many decimals, half up as a person rounds it, for numbers from 0 up. */
export function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals
  return Math.round(Number((value * scale).toPrecision(TRUSTED_DIGITS))) / scale
}
