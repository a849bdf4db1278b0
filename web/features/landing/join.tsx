import { Trans } from '@lingui/react/macro'
import { TokenGate } from '#web/browser/gate.tsx'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import styles from './join.module.css'

/** The last invitation of the page. */
export function Join() {
  return (
    <section className={styles.join} aria-labelledby="join">
      <h2 id="join">
        <Trans>Begin with tonight</Trans>
      </h2>
      <p>
        <Trans>Twelve hours, most of them asleep, is a fast already.</Trans>
      </p>
      <TokenGate
        signedIn={
          <ButtonLink to={paths.dashboard} size="large">
            <Trans>Join Our Community Today</Trans>
          </ButtonLink>
        }
        signedOut={
          <div className={styles.ways}>
            <ButtonLink to={paths.register} size="large">
              <Trans>Join Our Community Today</Trans>
            </ButtonLink>
            <div className={styles.choice}>
              <ButtonLink to={paths.register} look="quiet">
                <Trans>Create Free Account</Trans>
              </ButtonLink>
              <ButtonLink to={paths.login} look="plain">
                <Trans>I Have an Account</Trans>
              </ButtonLink>
            </div>
          </div>
        }
      />
    </section>
  )
}
