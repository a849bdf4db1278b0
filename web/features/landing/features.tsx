import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Flower2, type LucideIcon, Sprout, Timer } from 'lucide-react'
import { Link } from 'wouter'
import { TokenGate } from '#web/browser/gate.tsx'
import { paths } from '#web/paths.ts'
import { classes } from '#web/ui/classes.ts'
import styles from './features.module.css'
import section from './section.module.css'

interface Feature {
  readonly icon: LucideIcon
  readonly title: MessageDescriptor
  readonly text: MessageDescriptor
  readonly to: string
  readonly open: MessageDescriptor
}

const features: readonly Feature[] = [
  {
    icon: Timer,
    title: msg`Smart Fasting Timer`,
    text: msg`Counts from your true start, on every device, through sleep, restarts and daylight saving. Every time can be corrected.`,
    to: paths.timer,
    open: msg`Open the timer`,
  },
  {
    icon: Flower2,
    title: msg`Guided Yoga`,
    text: msg`Gentle exercises by what people choose them for, each with a drawn pose, its steps and its cautions.`,
    to: paths.yoga,
    open: msg`See the exercises`,
  },
  {
    icon: Sprout,
    title: msg`Health Insights`,
    text: msg`Your history in plain numbers, each with how it is worked out, and how far it can be trusted.`,
    to: paths.dashboard,
    open: msg`Open the dashboard`,
  },
]

interface FeaturesProps {
  /** Opens the sign-in over the page; without a script the links lead to its screen. */
  readonly onSignIn: () => void
}

export function Features({ onSignIn }: FeaturesProps) {
  const { t } = useLingui()
  return (
    <section className={classes(section.section, styles.features)} aria-labelledby="features">
      <h2 id="features">
        <Trans>Three things, done with care</Trans>
      </h2>
      <ul>
        {features.map(({ icon: Icon, title, text, to, open }) => (
          <li key={to}>
            <Icon size={28} aria-hidden="true" />
            <h3>{t(title)}</h3>
            <p>{t(text)}</p>
            <TokenGate
              signedIn={<Link to={to}>{t(open)}</Link>}
              signedOut={
                <Link
                  to={paths.login}
                  state={{ from: to }}
                  aria-haspopup="dialog"
                  onClick={(event) => {
                    event.preventDefault()
                    onSignIn()
                  }}
                >
                  <Trans>
                    Sign in to begin<span className="visually-hidden">: {t(title)}</span>
                  </Trans>
                </Link>
              }
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
