import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ImportReport } from '#contract/imports.ts'
import type { DateOrder } from '#domain/import/written-times.ts'
import { presentName, timeZones } from '#web/browser/time-zones.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TimeZoneField } from '../time-zone-field.tsx'
import styles from './import.module.css'
import type { Reading } from './import-api.ts'

interface ReadingFieldsProps {
  readonly report: ImportReport
  readonly onReadAs: (change: Reading) => void
}

/** What a file leaves open: where its times were lived, and which number of a date is the month. */
export function ReadingFields({ report, onReadAs }: ReadingFieldsProps) {
  const { t } = useLingui()
  const [zones] = useState(timeZones)
  const { zoneUse, dateOrder } = report
  const orders: { value: DateOrder; label: string }[] = [
    { value: 'month-day', label: t`Month first: 3/12 is 12 March` },
    { value: 'day-month', label: t`Day first: 3/12 is 3 December` },
  ]
  return (
    <>
      {zoneUse !== 'nothing' && (
        <div>
          <TimeZoneField
            zones={zones}
            label={<Trans>Where these fasts were lived</Trans>}
            defaultValue={presentName(report.timeZone)}
            error={null}
            onZone={(timeZone) => onReadAs({ timeZone })}
          />
          <p className={styles.soft}>
            {zoneUse === 'times' ? (
              <Trans>
                The file has clock times without a time zone, so this decides the times.
              </Trans>
            ) : (
              <Trans>The times are exact; this decides which days they belong to.</Trans>
            )}
          </p>
        </div>
      )}
      {dateOrder !== null && (
        <SelectField
          label={<Trans>How its dates are written</Trans>}
          options={orders}
          value={dateOrder}
          onChange={(event) => onReadAs({ dateOrder: event.target.value as DateOrder })}
        />
      )}
    </>
  )
}
