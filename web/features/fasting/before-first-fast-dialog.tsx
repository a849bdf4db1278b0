import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { beforeFirstFast } from '#content/care.ts'
import { type User, updateProfile } from '#contract/user.ts'
import { CARE_VERSION } from '#domain/care.ts'
import { messageOf } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { say } from '#web/i18n.ts'
import { Answers } from '#web/ui/answers.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Message } from '#web/ui/message.tsx'
import styles from './timer.module.css'

interface BeforeFirstFastDialogProps {
  /** They go on, and the account has kept it. */
  readonly onGoOn: (user: User) => void
  readonly onLeave: () => void
}

/** Asked once, before the first fast: whether fasting is for this person. */
export function BeforeFirstFastDialog({ onGoOn, onLeave }: BeforeFirstFastDialogProps) {
  const { t } = useLingui()
  const [saving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function goOn() {
    setSaving(true)
    setProblem(null)
    try {
      onGoOn((await call(updateProfile, { body: { careVersion: CARE_VERSION } })).user)
    } catch (error) {
      setProblem(say(messageOf(error, t`Your answer could not be saved.`)))
      setSaving(false)
    }
  }

  return (
    <Dialog title={beforeFirstFast.title} onClose={onLeave}>
      <p>{beforeFirstFast.intro}</p>
      <ul className={styles.advice}>
        {beforeFirstFast.conditions.map((condition) => (
          <li key={condition}>{condition}</li>
        ))}
      </ul>
      <p>{beforeFirstFast.outro}</p>
      {problem && <Message tone="error">{problem}</Message>}
      <Answers>
        <Button busy={saving} disabled={saving} onClick={() => void goOn()}>
          {beforeFirstFast.goOn}
        </Button>
        <Button look="quiet" onClick={onLeave}>
          {beforeFirstFast.leave}
        </Button>
      </Answers>
    </Dialog>
  )
}
