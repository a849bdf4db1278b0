import { Plural, Trans } from '@lingui/react/macro'
import type { Import } from '#contract/imports.ts'
import { paths } from '#web/paths.ts'
import { Answers } from '#web/ui/answers.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'

interface AddedProps {
  readonly added: Import
  readonly isGentle: boolean
  readonly onUndo: () => void
  readonly onClose: () => void
}

/** Says what was added, and offers to take it back. */
export function Added({ added, isGentle, onUndo, onClose }: AddedProps) {
  return (
    <>
      <Message
        tone="good"
        action={
          <Button look="plain" size="small" onClick={onUndo}>
            <Trans>Undo</Trans>
          </Button>
        }
      >
        <Plural
          value={added.fasts}
          _0="What was in the file is here now."
          one="# fast is here now."
          other="# fasts are here now."
        />{' '}
        {!isGentle && added.weights > 0 && (
          <Plural value={added.weights} one="And # weight." other="And # weights." />
        )}
      </Message>
      <p>
        <Trans>
          They count in every figure. You can also undo it later, here; what you have corrected by
          then stays.
        </Trans>
      </p>
      <Answers>
        <ButtonLink to={paths.dashboard}>
          <Trans>See your history</Trans>
        </ButtonLink>
        <Button look="quiet" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </Answers>
    </>
  )
}

interface UndoneProps {
  /** How many entries were corrected or deleted since. */
  readonly stayed: number
  readonly onAnother: () => void
  readonly onClose: () => void
}

/** Says that an import was taken back. */
export function Undone({ stayed, onAnother, onClose }: UndoneProps) {
  return (
    <>
      <Message tone="good">
        {stayed === 0 ? (
          <Trans>Taken back: everything is as it was before.</Trans>
        ) : (
          <Plural
            value={stayed}
            one="Taken back, but for # entry that you have changed since."
            other="Taken back, but for # entries that you have changed since."
          />
        )}
      </Message>
      <Answers>
        <Button look="quiet" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
        <Button look="plain" onClick={onAnother}>
          <Trans>Choose another file</Trans>
        </Button>
      </Answers>
    </>
  )
}
