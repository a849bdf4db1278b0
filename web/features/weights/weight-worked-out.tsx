import { Trans } from '@lingui/react/macro'
import { Explained, Explanation, Formula } from '#web/ui/explanation.tsx'

/** How the trend comes about, why it says more than a day, and who says so. */
export function WeightWorkedOut() {
  return (
    <Explanation summary={<Trans>How is this worked out</Trans>}>
      <Explained>
        <p>
          <Trans>
            From one day to the next your weight goes up and down with water, salt, food and sleep.
            The dots are what you typed. The line is the trend: it takes in a little of each day, so
            the swings even out and what stays is where your weight is going.
          </Trans>
        </p>
        <Formula>
          <Trans>trend = trend before + (1 − 0.9ᵈ) × (weight − trend before)</Trans>
        </Formula>
        <p>
          <Trans>
            d is the number of days since the entry before, so an entry after one day counts for a
            tenth, after a week for about half. It is called an exponentially weighted moving
            average.
          </Trans>
        </p>
        <p>
          <a
            href="https://www.fourmilab.ch/hackdiet/www/subsection1_4_1_0_1.html"
            target="_blank"
            rel="noopener noreferrer"
          >
            John Walker. The Hacker’s Diet.
          </a>
        </p>
      </Explained>
    </Explanation>
  )
}
