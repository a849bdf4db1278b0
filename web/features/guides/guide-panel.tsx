import { Trans } from '@lingui/react/macro'
import type { Guide } from '#content/guides/guide.ts'
import { guides } from '#content/guides/guides.ts'
import { citation, sourceUrl } from '#content/sources.ts'
import { SourceNote } from '#web/ui/source-note.tsx'
import styles from './guide-panel.module.css'

export function GuidePanel({ id }: { id: Guide['id'] }) {
  const guide = guides.find((each) => each.id === id)
  if (!guide) return null
  return (
    <article className={styles.guide}>
      <header className={styles.intro}>
        <h2>{guide.subtitle}</h2>
        <p>{guide.description}</p>
      </header>
      <ol className={styles.benefits}>
        {guide.benefits.map((benefit) => (
          <li key={benefit.title}>
            <h3>{benefit.title}</h3>
            <p>{benefit.description}</p>
            <SourceNote citation={citation(benefit.source)} href={sourceUrl(benefit.source)} />
          </li>
        ))}
      </ol>
      <div className={styles.advice}>
        <section className={styles.notice}>
          <h3>
            <Trans>Important Notice</Trans>
          </h3>
          <p>{guide.warning}</p>
        </section>
        <section className={styles.start}>
          <h3>
            <Trans>Getting Started</Trans>
          </h3>
          <p>{guide.gettingStarted}</p>
        </section>
      </div>
    </article>
  )
}
