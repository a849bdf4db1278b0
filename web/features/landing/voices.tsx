import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { classes } from '#web/ui/classes.ts'
import section from './section.module.css'
import styles from './voices.module.css'

interface Voice {
  readonly name: string | MessageDescriptor
  readonly words: string | MessageDescriptor
  readonly isExample: boolean
}

// From the setting TESTIMONIALS; what a person said is shown in the language they said it in.
const real: readonly Voice[] = (
  JSON.parse(import.meta.env.VITE_TESTIMONIALS ?? '[]') as { name: string; words: string }[]
).map((voice) => ({ ...voice, isExample: false }))

const examples: readonly Voice[] = [
  {
    name: msg`Meera, night-shift nurse`,
    words: msg`I forget to press the button every other night. Here I just set the time right and go on.`,
    isExample: true,
  },
  {
    name: msg`Tomás, host for a family of five`,
    words: msg`It runs on the little computer in our hall. The whole family uses it, and nobody else sees a thing.`,
    isExample: true,
  },
]

const SHOWN = 2
const voices = [...real, ...examples].slice(0, SHOWN)

/** Two testimonials; examples are plainly marked as such. */
export function Voices() {
  const { t } = useLingui()
  const say = (text: string | MessageDescriptor) => (typeof text === 'string' ? text : t(text))
  return (
    <section className={classes(section.section, styles.voices)} aria-labelledby="voices">
      <h2 id="voices">
        {real.length > 0 ? <Trans>What people say</Trans> : <Trans>How it might sound</Trans>}
      </h2>
      <ul>
        {voices.map(({ name, words, isExample }) => (
          <li key={say(name)}>
            <figure>
              <blockquote>
                <p>{say(words)}</p>
              </blockquote>
              <figcaption>
                {say(name)}
                {isExample && (
                  <span className={styles.tag}>
                    <Trans>Example</Trans>
                  </span>
                )}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
