import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Toast } from '#web/ui/toast.tsx'

/** Says that there is a newer build. It comes when a person asks for it, or once no page of the old one is left. */
export function NewVersion({ onReload }: { onReload: () => void }) {
  const { t } = useLingui()
  const [isDismissed, setDismissed] = useState(false)
  const [isComing, setComing] = useState(false)
  if (isDismissed) return null
  return (
    <Toast
      action={
        <>
          <Button
            look="plain"
            busy={isComing}
            disabled={isComing}
            onClick={() => {
              setComing(true)
              onReload()
            }}
          >
            <Trans>Reload</Trans>
          </Button>
          <Button look="plain" aria-label={t`Later`} onClick={() => setDismissed(true)}>
            <X size={18} aria-hidden="true" />
          </Button>
        </>
      }
    >
      <Trans>A new version is ready</Trans>
    </Toast>
  )
}
