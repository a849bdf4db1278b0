import { Trans } from '@lingui/react/macro'
import { Upload } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { User } from '#contract/user.ts'
import { lazyScreen } from '#web/lazy-screen.tsx'
import { LoadFailure } from '#web/load-failure.tsx'
import { BRING_HASH } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './account.module.css'
import { Exports } from './exports.tsx'
import { Section } from './section.tsx'

const DeleteDialog = lazyScreen(async () => ({
  default: (await import('./delete-dialog.tsx')).DeleteDialog,
}))
const ImportDialog = lazyScreen(async () => ({
  default: (await import('./import/import-dialog.tsx')).ImportDialog,
}))

/** What a person may do with all that is kept of them: take it along, bring it, and have it gone. */
export function DataSection({ user, onDeleted }: { user: User; onDeleted: () => void }) {
  const [deleting, setDeleting] = useState(false)
  const [importing, setImporting] = useState(() => window.location.hash === BRING_HASH)

  function closeImport() {
    setImporting(false)
    // Else it would be back with the page.
    if (window.location.hash) window.history.replaceState(null, '', window.location.pathname)
  }

  return (
    <Section
      title={<Trans>Your data</Trans>}
      lead={<Trans>It is yours: to take along, and to have gone.</Trans>}
    >
      <Exports isGentle={user.gentleMode} />
      <div className={styles.bring}>
        <p>
          <Trans>Do you come from another app, or have you saved a file here before?</Trans>
        </p>
        <Button look="quiet" onClick={() => setImporting(true)}>
          <Upload size={18} aria-hidden="true" />
          <Trans>Bring your fasts…</Trans>
        </Button>
      </div>
      <div className={styles.danger}>
        <h3>
          <Trans>Delete your account</Trans>
        </h3>
        <p>
          <Trans>With everything in it, for good.</Trans>
        </p>
        <Button look="danger" onClick={() => setDeleting(true)}>
          <Trans>Delete account…</Trans>
        </Button>
      </div>
      <LoadFailure>
        <Suspense>
          {importing && <ImportDialog isGentle={user.gentleMode} onClose={closeImport} />}
          {deleting && (
            <DeleteDialog user={user} onDeleted={onDeleted} onClose={() => setDeleting(false)} />
          )}
        </Suspense>
      </LoadFailure>
    </Section>
  )
}
