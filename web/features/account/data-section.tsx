import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { User } from '#contract/user.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './account.module.css'
import { DeleteDialog } from './delete-dialog.tsx'
import { ExportButton } from './export-button.tsx'
import { Section } from './section.tsx'

/** What a person may do with all that is kept of them: take it along, and have it gone. */
export function DataSection({ user, onDeleted }: { user: User; onDeleted: () => void }) {
  const [deleting, setDeleting] = useState(false)
  return (
    <Section
      title={<Trans>Your data</Trans>}
      lead={<Trans>It is yours: to take along, and to have gone.</Trans>}
    >
      <p>
        <Trans>
          One file with all that is kept of you: your profile, every fast with its times and notes,
          everything else that you have entered, your sign-ins. For you to keep, or to read
          elsewhere (JSON).
        </Trans>
      </p>
      <ExportButton />
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
      {deleting && (
        <DeleteDialog user={user} onDeleted={onDeleted} onClose={() => setDeleting(false)} />
      )}
    </Section>
  )
}
