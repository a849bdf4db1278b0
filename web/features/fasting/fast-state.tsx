import { Trans } from '@lingui/react/macro'
import { useFasting } from './fasting-provider.tsx'

/** Whether a fast runs, in words; that nobody has said so far is neither. */
export function FastState() {
  const { isRunning, isKnown } = useFasting()
  if (isRunning) return <Trans>Fast is running</Trans>
  return isKnown ? <Trans>Not fasting</Trans> : <Trans>No answer yet</Trans>
}
