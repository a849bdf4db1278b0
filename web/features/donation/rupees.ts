/** Whole rupees as they are written, in every language grouped the Indian way: ₹5,000 and ₹5,00,000. */
export function rupees(amountInr: number): string {
  // Intl would say the same, after a slow phone's tenth of a second to learn how.
  return `₹${String(amountInr).replaceAll(/\B(?=(?:\d\d)*\d{3}$)/g, ',')}`
}
