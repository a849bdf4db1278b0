import { Trans } from '@lingui/react/macro'
import { Dialog } from '#web/ui/dialog.tsx'
import { Message } from '#web/ui/message.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Added, Undone } from './added.tsx'
import { Choosing } from './choosing.tsx'
import { Looking } from './looking.tsx'
import { useImport } from './use-import.ts'

interface ImportDialogProps {
  /** Whether weights are kept out of sight. */
  readonly isGentle: boolean
  readonly onClose: () => void
}

/** Brings fasts along from a file: chosen, looked at, added, and taken back where it was the wrong one. */
export function ImportDialog({ isGentle, onClose }: ImportDialogProps) {
  const { step, work, problem, ...doing } = useImport()
  return (
    <Dialog title={<Trans>Bring your fasts</Trans>} onClose={onClose}>
      {problem !== null && <Message tone="error">{problem}</Message>}
      {work === 'adding' && <Spinner label={<Trans>Adding...</Trans>} />}
      {work === 'undoing' && <Spinner label={<Trans>Taking it back...</Trans>} />}
      {work === 'reading' && step.name === 'choosing' && (
        <Spinner label={<Trans>Reading your file...</Trans>} />
      )}
      {step.name === 'choosing' && work === null && (
        <Choosing onFile={doing.choose} onUndo={doing.undo} onClose={onClose} />
      )}
      {step.name === 'looking' && work !== 'adding' && (
        <Looking
          fileName={step.file.name}
          report={step.report}
          isGentle={isGentle}
          isReading={work === 'reading'}
          onReadAs={doing.readAs}
          onAdd={doing.add}
          onAnother={doing.startAnew}
        />
      )}
      {step.name === 'added' && work === null && (
        <Added
          added={step.added}
          isGentle={isGentle}
          onUndo={() => doing.undo(step.added)}
          onClose={onClose}
        />
      )}
      {step.name === 'undone' && (
        <Undone stayed={step.stayed} onAnother={doing.startAnew} onClose={onClose} />
      )}
    </Dialog>
  )
}
