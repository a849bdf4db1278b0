import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { User } from '#contract/user.ts'
import { messageOf } from '#web/api/api-error.ts'
import { say } from '#web/i18n.ts'
import { classes } from '#web/ui/classes.ts'
import { Message } from '#web/ui/message.tsx'
import { Switch } from '#web/ui/switch.tsx'
import styles from './account.module.css'
import { updateProfile } from './account-api.ts'
import { accountSentences } from './account-sentences.ts'

/** Whether streaks, calories and weight are kept out of sight. It is saved as soon as it is switched. */
export function GentleMode({ user, onSaved }: { user: User; onSaved: (user: User) => void }) {
  /** What it is being switched to. */
  const [wanted, setWanted] = useState<boolean | null>(null)
  const [saved, setSaved] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function change(gentleMode: boolean) {
    if (wanted !== null) return
    setWanted(gentleMode)
    setSaved(false)
    setProblem(null)
    try {
      onSaved(await updateProfile({ gentleMode }))
      setSaved(true)
    } catch (error) {
      setProblem(say(messageOf(error, accountSentences.saveFailed)))
    }
    setWanted(null)
  }

  return (
    <>
      {problem && <Message tone="error">{problem}</Message>}
      <div>
        <Switch
          label={<Trans>No streaks, no calories, no weight</Trans>}
          note={
            <Trans>
              Wherever your fasts are shown. Nothing is deleted: switch it off and all of it is
              back. The health calculator is about little else and stays as it is.
            </Trans>
          }
          on={wanted ?? user.gentleMode}
          onChange={(on) => void change(on)}
        />
        <span className={classes(styles.saved, styles.below)} role="status">
          {saved && <Trans>Saved</Trans>}
        </span>
      </div>
    </>
  )
}
