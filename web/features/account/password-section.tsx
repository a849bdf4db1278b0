import { Trans } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import type { User } from '#contract/user.ts'
import { lazyScreen } from '#web/lazy-screen.tsx'
import { LoadFailure } from '#web/load-failure.tsx'
import styles from './account.module.css'

const PasswordForm = lazyScreen(async () => ({
  default: (await import('./password-form.tsx')).PasswordForm,
}))

/** The way to another password, or to a first one; its form comes when it is opened. */
export function PasswordSection({ user, onSaved }: { user: User; onSaved: () => void }) {
  const [opened, setOpened] = useState(false)
  return (
    <details className={styles.more} onToggle={() => setOpened(true)}>
      <summary>
        {user.hasPassword ? <Trans>Change your password</Trans> : <Trans>Set a password</Trans>}
      </summary>
      {opened && (
        <LoadFailure>
          <Suspense>
            <PasswordForm user={user} onSaved={onSaved} />
          </Suspense>
        </LoadFailure>
      )}
    </details>
  )
}
