import { Trans } from '@lingui/react/macro'
import { exerciseTips, nutritionTips, type Tip } from '#content/tips.ts'
import styles from './results.module.css'
import { WorkedOut } from './worked-out.tsx'

/** The same for everyone. */
export function Tips() {
  return (
    <div className={styles.tips}>
      <section>
        <h3>
          <Trans>Nutrition tips</Trans>
        </h3>
        <List tips={nutritionTips} />
        <WorkedOut figures={nutritionTips.flatMap(({ figure }) => figure ?? [])} />
      </section>
      <section>
        <h3>
          <Trans>Exercise tips</Trans>
        </h3>
        <List tips={exerciseTips} />
      </section>
    </div>
  )
}

function List({ tips }: { tips: readonly Tip[] }) {
  return (
    <dl>
      {tips.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
