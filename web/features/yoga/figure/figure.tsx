import { canvas, type Pose } from '#content/yoga/poses/pose.ts'
import { Body, Props } from './body.tsx'
import styles from './figure.module.css'
import { circle } from './outline.ts'
import { useMotion } from './use-motion.ts'
import { type Window, windowOf } from './window.ts'

type FigureProps = {
  pose: Pose
  /** read to a screen reader; without one the drawing is decoration */
  title?: string
  /** moves where the pose has motion, the person allows it and the figure is in view */
  animate?: boolean
}

/** Where a flow goes next, and where it came from. */
const Echoes = ({ pose }: { pose: Pose }) =>
  (pose.echoes ?? []).map(([frame, x, scale]) => (
    <g
      key={frame}
      className={styles.echo}
      transform={`translate(${x} ${Math.round(canvas.floorY * (1 - scale))}) scale(${scale})`}
    >
      <Body pose={{ ...pose, frames: [pose.frames[frame] ?? pose.frames[0]] }} moving={false} />
    </g>
  ))

/** The sun behind a figure, and the arc of its path from floor to floor. */
const Sun = ({ window: { left, top, width, height }, arc }: { window: Window; arc: boolean }) => {
  const reach = Math.round(width * 0.38)
  const middle = left + width / 2
  return (
    <>
      <path className={styles.sun} d={circle([middle, top + height * 0.52], height * 0.33)} />
      {arc && (
        <path
          className={styles.arc}
          d={`M${middle - reach} ${canvas.floorY}a${reach} ${reach} 0 0 1 ${2 * reach} 0`}
        />
      )}
    </>
  )
}

/** A yoga pose as line art, in the theme's colours. */
export const Figure = ({ pose, title, animate = false }: FigureProps) => {
  const { ref, moving } = useMotion(animate && pose.frames.length > 1)
  const window = windowOf(pose)
  const { left, top, width, height } = window
  return (
    <svg
      ref={ref}
      className={styles.figure}
      viewBox={`${left} ${top} ${width} ${Math.round(height * 10) / 10}`}
      // The same line at the same size on the page, however close the figure is.
      strokeWidth={(width / 118).toFixed(2)}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <Sun window={window} arc={pose.view !== 'above'} />
      {pose.view !== 'above' && (
        <path className={styles.floor} d={`M${left - width} ${canvas.floorY}h${3 * width}`} />
      )}
      <Echoes pose={pose} />
      <Props pose={pose} front={false} />
      <Body pose={pose} moving={moving} />
      <Props pose={pose} front />
    </svg>
  )
}
