import { Trans, useLingui } from '@lingui/react/macro'
import { Printer } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { ACTIVITIES, GOALS } from '#domain/health/calories.ts'
import { type HealthInput, healthProfile } from '#domain/health/profile.ts'
import { Button } from '#web/ui/button.tsx'
import { Bmi } from './bmi.tsx'
import { Burns } from './burns.tsx'
import { Care } from './care.tsx'
import { careFor } from './care-for.ts'
import { Energy } from './energy.tsx'
import { Protocols } from './protocols.tsx'
import styles from './results.module.css'
import { Tips } from './tips.tsx'
import { Walking } from './walking.tsx'

/** The whole answer, from what concerns everyone to what is only an illustration. */
export default function Results({ input }: { input: HealthInput }) {
  const { t, i18n } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  const profile = healthProfile(input)
  const care = careFor(input)

  // Who asked is led to the answer: by focus, and by the eye where it lies out of sight.
  useEffect(() => {
    const { current } = heading
    if (!current) return
    current.focus({ preventScroll: true })
    const { top } = current.getBoundingClientRect()
    if (top < 0 || top > window.innerHeight / 2) current.scrollIntoView()
  }, [])

  const gender = input.gender === 'male' ? t`Male` : t`Female`
  const age = input.ageYears
  const weight = i18n.number(input.weightKg)
  const height = i18n.number(input.heightCm)
  const activity = ACTIVITIES[input.activity].label
  const goal = GOALS[input.goal].label
  return (
    <article className={styles.results} data-print-alone>
      <header className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          <Trans>Your health profile</Trans>
        </h2>
        <p>
          <Trans>
            {gender}, {age} years, {weight} kg, {height} cm. {activity}. {goal}.
          </Trans>
        </p>
      </header>
      <Care notes={care.notes} />
      <Energy profile={profile} input={input} minor={care.minor} />
      <Bmi profile={profile} minor={care.minor} />
      <Walking profile={profile} />
      <Burns burns={profile.exerciseCalories} />
      <Protocols profile={profile} minor={care.minor} />
      <Tips />
      <footer className={styles.foot}>
        <p>
          <Trans>
            Every number here is an estimate for adults and no medical advice. When in doubt, ask
            your doctor.
          </Trans>
        </p>
        <Button look="quiet" onClick={() => window.print()}>
          <Printer size={18} aria-hidden="true" />
          <Trans>Print</Trans>
        </Button>
      </footer>
    </article>
  )
}
