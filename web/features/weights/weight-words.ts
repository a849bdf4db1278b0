import { inUnit, type WeightUnit } from '#domain/health/weight-unit.ts'
import { i18n } from '#web/i18n.ts'

const names = { kg: 'kilogram', lb: 'pound' } as const

/** A weight of so many kg as it is written in a unit: `70.5 kg`, `155.4 lb`. */
export function weightText(weightKg: number, unit: WeightUnit): string {
  const style = { style: 'unit', unit: names[unit], minimumFractionDigits: 1 } as const
  const text = i18n.number(inUnit(weightKg, unit), style)
  // Hindi marks each letter of कि॰ग्रा॰ as shortened; people write किग्रा.
  return text.replaceAll('॰', '')
}
