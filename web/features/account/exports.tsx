import { Trans, useLingui } from '@lingui/react/macro'
import { duration } from '#web/browser/local-time.ts'
import styles from './account.module.css'
import { ExportButton } from './export-button.tsx'
import type { Exported, ExportFile } from './export-files.ts'

// What writes the files comes when one is asked for.
const files = () => import('./export-files.ts')

function everything(data: Exported): ExportFile {
  const text = JSON.stringify(data, null, 2)
  return { about: '', ending: 'json', text, type: 'application/json' }
}

/** The files in which a person may take along what is kept of them. */
export function Exports({ isGentle }: { isGentle: boolean }) {
  const { t } = useLingui()
  const titleOf = (ms: number) => {
    const lasted = duration(ms)
    return t`Fast, ${lasted}`
  }
  return (
    <>
      <p>
        <Trans>
          One file with all that is kept of you: your profile, every fast with its times and notes,
          everything else that you have entered, your sign-ins. For you to keep, to bring back, or
          to read elsewhere (JSON).
        </Trans>
      </p>
      <ExportButton fileOf={everything}>
        <Trans>Download my data</Trans>
      </ExportButton>
      <p>
        <Trans>Or for other programs:</Trans>
      </p>
      <div className={styles.answers}>
        <ExportButton fileOf={async (data) => (await files()).fastsTable(data)}>
          <Trans>Fasts for a spreadsheet</Trans>
        </ExportButton>
        {!isGentle && (
          <ExportButton fileOf={async (data) => (await files()).weightsTable(data)}>
            <Trans>Weights for a spreadsheet</Trans>
          </ExportButton>
        )}
        <ExportButton
          fileOf={async (data) => (await files()).fastsCalendar(data, t`My fasts`, titleOf)}
        >
          <Trans>Fasts for a calendar</Trans>
        </ExportButton>
      </div>
    </>
  )
}
