import { useLingui } from '@lingui/react/macro'
import { Choice } from '#web/ui/choice.tsx'
import { setUnit, useUnit } from './kept-unit.ts'

/** Kilograms or pounds. */
export function UnitChoice() {
  const { t } = useLingui()
  return (
    <Choice
      legend={t`Unit`}
      size="small"
      options={[
        { value: 'kg', label: t`kg` },
        { value: 'lb', label: t`lb` },
      ]}
      value={useUnit()}
      onChange={setUnit}
    />
  )
}
