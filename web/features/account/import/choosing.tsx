import { Trans, useLingui } from '@lingui/react/macro'
import { FileDown } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import type { Import } from '#contract/imports.ts'
import { Answers } from '#web/ui/answers.tsx'
import { Button } from '#web/ui/button.tsx'
import { EarlierImports } from './earlier-imports.tsx'
import styles from './import.module.css'

interface ChoosingProps {
  readonly onFile: (file: File) => void
  readonly onUndo: (added: Import) => void
  readonly onClose: () => void
}

/** Where a file is chosen, or dropped. */
export function Choosing({ onFile, onUndo, onClose }: ChoosingProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }

  return (
    <>
      <p>
        <Trans>
          From Zero (its CSV file, or biodata.json), from FastTimes (JSON), or from a file that
          Upvas saved.
        </Trans>
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a place to drop a file on, beside the button that does the same */}
      <div
        className={styles.place}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <FileDown size={32} aria-hidden="true" />
        <Button onClick={() => input.current?.click()}>
          <Trans>Choose a file</Trans>
        </Button>
        <p className={styles.soft}>
          <Trans>or drop it here. Nothing is added before you have seen what is in it.</Trans>
        </p>
        <input
          ref={input}
          type="file"
          accept=".csv,.json,.txt,text/csv,application/json"
          aria-label={t`File to bring in`}
          tabIndex={-1}
          hidden
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file) onFile(file)
          }}
        />
      </div>
      <EarlierImports onUndo={onUndo} />
      <Answers>
        <Button look="quiet" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </Answers>
    </>
  )
}
