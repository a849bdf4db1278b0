import { classes } from './classes.ts'
import sky from './sky.module.css'
import styles from './sun-place.module.css'

/** How something stands, as the sun's place: on its way, about to rise, high, or set. */
export function SunPlace({ at }: { at: 'moving' | 'rising' | 'up' | 'set' }) {
  return (
    <svg
      viewBox="0 0 160 76"
      width="160"
      height="76"
      className={classes(styles.sky, at === 'up' && styles.up)}
      aria-hidden="true"
    >
      {at === 'up' && <circle cx="80" cy="22" r="22" className={styles.glow} />}
      <path d="M32 66a48 44 0 0 1 96 0" className={sky.path} />
      {at === 'up' && (
        <>
          <path d="M32 66a48 44 0 0 1 48-44" className={styles.walked} />
          <circle cx="80" cy="22" r="13" className={sky.sun} />
        </>
      )}
      {at === 'moving' && <circle r="11" className={classes(sky.sun, styles.moving)} />}
      {at === 'rising' && <path d="M19 66a13 13 0 0 1 26 0z" className={sky.sun} />}
      {at === 'set' && <path d="M115 66a13 13 0 0 0 26 0" className={styles.night} />}
      <path d="M8 66.5h144" className={sky.horizon} />
    </svg>
  )
}
