import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './connection.module.css'
import type { ConnectionStatus } from './fasting-state.ts'

const words: Readonly<Record<ConnectionStatus, () => ReactNode>> = {
  connecting: () => <Trans>Connecting...</Trans>,
  connected: () => <Trans>Connected</Trans>,
  disconnected: () => <Trans>Disconnected</Trans>,
  error: () => <Trans>Connection Error</Trans>,
}

export function ConnectionIndicator({ status }: { status: ConnectionStatus }) {
  return (
    <p className={styles.connection} data-status={status} role="status">
      {words[status]()}
    </p>
  )
}
