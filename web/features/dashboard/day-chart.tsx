import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './chart.module.css'

interface DayChartProps {
  readonly label: string
  readonly count: number
  /** The day that is chosen before anybody chooses one: today. */
  readonly first: number
  /** How many days each arrow key moves. */
  readonly steps: Readonly<Record<string, number>>
  /** What is said of a day. */
  readonly describe: (index: number) => string
  readonly children: (chosen: number, choose: (index: number) => void) => ReactNode
}

/**
 * A chart whose days are walked through with the arrow keys or a tap: one stop for the keyboard, and a line that says
 * what the chosen day holds. To a screen reader it is a slider over days.
 */
export function DayChart({ label, count, first, steps, describe, children }: DayChartProps) {
  const [moved, setMoved] = useState<number | null>(null)
  const chart = useRef<HTMLDivElement>(null)
  const last = count - 1
  const chosen = Math.min(last, moved ?? first)
  const said = describe(chosen)
  const choose = (index: number) => setMoved(Math.min(last, Math.max(0, index)))

  useEffect(() => {
    if (moved === null) return
    chart.current
      ?.querySelector('[data-chosen]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [moved])

  function onKeyDown(event: KeyboardEvent) {
    const ends: Record<string, number> = { Home: 0, End: last }
    const step = steps[event.key]
    const index = step === undefined ? ends[event.key] : chosen + step
    if (index === undefined) return
    event.preventDefault()
    choose(index)
  }

  return (
    <>
      <div className={styles.scroller} ref={startAtEnd}>
        <div
          ref={chart}
          className={styles.chart}
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={last}
          aria-valuenow={chosen}
          aria-valuetext={said}
          onKeyDown={onKeyDown}
        >
          {children(chosen, choose)}
        </div>
      </div>
      <p className={styles.readout}>{said}</p>
    </>
  )
}

// What is wider than its card shows its latest days.
function startAtEnd(scroller: HTMLElement | null) {
  if (scroller) scroller.scrollLeft = scroller.scrollWidth
}
