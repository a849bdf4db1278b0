import { longTarget } from '#content/care.ts'
import { Answers } from '#web/ui/answers.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import styles from './timer.module.css'

interface LongTargetDialogProps {
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asked each time before a fast of a day or more. */
export function LongTargetDialog({ onConfirm, onCancel }: LongTargetDialogProps) {
  return (
    <Dialog title={longTarget.title} onClose={onCancel}>
      <p>{longTarget.intro}</p>
      <ul className={styles.advice}>
        {longTarget.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Answers>
        <Button onClick={onConfirm}>{longTarget.confirm}</Button>
        <Button look="quiet" onClick={onCancel}>
          {longTarget.cancel}
        </Button>
      </Answers>
    </Dialog>
  )
}
