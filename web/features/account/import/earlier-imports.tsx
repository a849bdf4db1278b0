import { Plural, Trans } from '@lingui/react/macro'
import type { Import } from '#contract/imports.ts'
import { useFetched } from '#web/api/use-fetched.ts'
import { dayAndTime } from '#web/browser/local-time.ts'
import { serverNow } from '#web/browser/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { formatNames } from './format-names.ts'
import styles from './import.module.css'
import { listImports } from './import-api.ts'

/** What was brought in before, each to be taken back. Where it cannot be had, nothing stands here. */
export function EarlierImports({ onUndo }: { onUndo: (added: Import) => void }) {
  const { data } = useFetched(listImports)
  if (!data || data.length === 0) return null
  return (
    <section className={styles.earlier} aria-labelledby="earlier-imports">
      <h3 id="earlier-imports">
        <Trans>Brought in before</Trans>
      </h3>
      <ul>
        {data.map((one) => (
          <li key={one._id}>
            <div>
              <p>
                <Plural value={one.fasts} _0="Other entries" one="# fast" other="# fasts" />
              </p>
              <p className={styles.soft}>
                {formatNames[one.format]} ·{' '}
                <time dateTime={one.at}>{dayAndTime(Date.parse(one.at), serverNow())}</time>
              </p>
            </div>
            <Button look="plain" onClick={() => onUndo(one)}>
              <Trans>Undo</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
