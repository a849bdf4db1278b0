import { Trans } from '@lingui/react/macro'
import { howToSteps } from '#content/how-to.ts'
import styles from './yoga-page.module.css'

export function HowToUse() {
  return (
    <section className={styles.howTo} aria-labelledby="how-to">
      <h2 id="how-to">
        <Trans>How to Use This App</Trans>
      </h2>
      <ol>
        {howToSteps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
