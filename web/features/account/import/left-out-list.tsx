import { Plural } from '@lingui/react/macro'
import type { ImportReport } from '#contract/imports.ts'
import { classes } from '#web/ui/classes.ts'
import account from '../account.module.css'
import { FaultWords } from './fault-words.tsx'
import styles from './import.module.css'
import { PlaceWords } from './place-words.tsx'

interface LeftOutListProps {
  readonly report: ImportReport
  readonly isGentle: boolean
}

/** A few stand open; more are a click away. */
const OPEN = 5

/** What of a file is left out, each with its place and its reason. */
export function LeftOutList({ report: { format, leftOut }, isGentle }: LeftOutListProps) {
  const shown = leftOut.first.filter(({ list }) => !isGentle || list !== 'weights')
  const more = leftOut.count - leftOut.first.length
  if (shown.length === 0) return null
  return (
    <details className={classes(account.more, styles.list)} open={leftOut.count <= OPEN}>
      <summary>
        <Plural value={leftOut.count} one="# entry is left out" other="# entries are left out" />
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it can be scrolled, by the keyboard as well */}
      <ul tabIndex={0}>
        {shown.map((one) => (
          <li key={`${one.list} ${one.place}`}>
            <strong>
              <PlaceWords format={format} inFile={one} />
            </strong>{' '}
            <FaultWords leftOut={one} />
          </li>
        ))}
        {more > 0 && (
          <li>
            <Plural value={more} one="And # more." other="And # more." />
          </li>
        )}
      </ul>
    </details>
  )
}
