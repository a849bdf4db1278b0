import { Trans } from '@lingui/react/macro'
import styles from './what-comes.module.css'

/** Stands where the answer will: what one gets, and what happens to what one types. */
export default function WhatComes() {
  return (
    <section className={styles.comes} aria-labelledby="what-comes">
      <h2 id="what-comes">
        <Trans>What you will see</Trans>
      </h2>
      <ul>
        <li>
          <Trans>
            <strong>Metabolic rate</strong> what your body uses at rest
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Calorie target</strong> for your goal, and never below a safe floor
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Body mass index</strong> with what it cannot know
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Walking plan</strong> steps, distance and stride
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Exercise burns</strong> half an hour of four kinds of movement
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Fasting options</strong> three ways to part the day
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>All of it is worked out in your browser. Nothing you type here is sent.</Trans>
      </p>
    </section>
  )
}
