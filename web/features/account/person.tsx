import { Trans } from '@lingui/react/macro'
import type { User } from '#contract/user.ts'
import { monthAndYear } from '#web/browser/local-time.ts'
import styles from './account.module.css'

/** Whose account it is. */
export function Person({ user }: { user: User }) {
  const since = monthAndYear(Date.parse(user.createdAt))
  return (
    <header className={styles.person}>
      <span className={styles.disc} aria-hidden="true">
        {firstLetter(user.name)}
      </span>
      <div>
        <h1>
          <span className="visually-hidden">
            <Trans>Your account:</Trans>{' '}
          </span>
          {user.name}
        </h1>
        <p>
          <Trans>With Upvas since {since}</Trans>
        </p>
      </div>
    </header>
  )
}

// A letter as a person sees it: अ, आ and क्ष are one each.
function firstLetter(name: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name.trim())
  return first?.segment.toUpperCase() ?? ''
}
