import styles from './weights.module.css'

/** What the card will show once there is something to show: dots that go up and down, and a quiet line. */
export function SampleTrend() {
  return (
    <div className={styles.sample}>
      <svg viewBox="0 0 320 96" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.grid} d="M0 95.5h320" />
        <path
          className={styles.dots}
          d="M20 44h0M52 24h0M84 50h0M116 36h0M148 66h0M180 38h0M212 60h0M244 44h0M276 66h0M304 50h0"
        />
        <path className={styles.trend} d="M20 36C90 34 120 50 180 50s80 6 124 6" />
      </svg>
    </div>
  )
}
