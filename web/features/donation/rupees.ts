// Rupees are grouped the Indian way in every language.
const format = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
})

/** Whole rupees as they are written: ₹5,000. */
export function rupees(amountInr: number): string {
  return format.format(amountInr)
}
