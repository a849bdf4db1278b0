import { Trans } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { download } from '#web/browser/download.ts'
import { serverNow } from '#web/browser/server-clock.ts'
import { useForm } from '#web/form/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import styles from './account.module.css'
import { exportData } from './account-api.ts'
import { accountSentences } from './account-sentences.ts'
import type { Exported, ExportFile } from './export-files.ts'

interface ExportButtonProps {
  readonly children: ReactNode
  /** Makes the file of all that is kept. */
  readonly fileOf: (data: Exported) => ExportFile | Promise<ExportFile>
}

/** Downloads a file of what is kept of the person. */
export function ExportButton({ children, fileOf }: ExportButtonProps) {
  const [had, setHad] = useState(false)
  const { form, busy, ready, problem } = useForm({
    send: async () => {
      setHad(false)
      const { about, ending, text, type } = await fileOf(await exportData())
      const day = new Date(serverNow()).toISOString().slice(0, 10)
      download(`upvas${about}-${day}.${ending}`, text, type)
      setHad(true)
    },
    fallback: accountSentences.exportFailed,
  })
  return (
    <form {...form} className={styles.form}>
      {problem && <Message tone="error">{problem}</Message>}
      <div className={styles.answers}>
        <Button type="submit" look="quiet" disabled={!ready} busy={busy}>
          <Download size={18} aria-hidden="true" />
          {busy ? <Trans>Gathering...</Trans> : children}
        </Button>
        <span className={styles.saved} role="status">
          {had && <Trans>It is among your downloads.</Trans>}
        </span>
      </div>
    </form>
  )
}
