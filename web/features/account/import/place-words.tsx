import { Trans } from '@lingui/react/macro'
import type { ImportReport, LeftOut } from '#contract/imports.ts'

interface PlaceWordsProps {
  readonly format: ImportReport['format']
  readonly inFile: Pick<LeftOut, 'list' | 'place'>
}

/** Where something stands in a file: a line of a table, or the number in a list. */
export function PlaceWords({ format, inFile: { list, place } }: PlaceWordsProps) {
  if (format.endsWith('csv')) return <Trans>Line {place}:</Trans>
  if (list === 'weights') return <Trans>Weight {place}:</Trans>
  return list === 'plans' ? <Trans>Plan {place}:</Trans> : <Trans>Fast {place}:</Trans>
}
