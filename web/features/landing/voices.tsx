import { Trans } from '@lingui/react/macro'
import styles from './voices.module.css'

/** Two testimonials, plainly marked as examples. */
export function Voices() {
  return (
    <section className={styles.voices} aria-labelledby="voices">
      <h2 id="voices">
        <Trans>How it might sound</Trans>
      </h2>
      <ul>
        <li>
          <figure>
            <blockquote>
              <p>
                <Trans>
                  I forget to press the button every other night. Here I just set the time right and
                  go on.
                </Trans>
              </p>
            </blockquote>
            <figcaption>
              <Trans>Meera, night-shift nurse</Trans>
              <span className={styles.tag}>
                <Trans>Example</Trans>
              </span>
            </figcaption>
          </figure>
        </li>
        <li>
          <figure>
            <blockquote>
              <p>
                <Trans>
                  It runs on the little computer in our hall. The whole family uses it, and nobody
                  else sees a thing.
                </Trans>
              </p>
            </blockquote>
            <figcaption>
              <Trans>Tomás, host for a family of five</Trans>
              <span className={styles.tag}>
                <Trans>Example</Trans>
              </span>
            </figcaption>
          </figure>
        </li>
      </ul>
    </section>
  )
}
