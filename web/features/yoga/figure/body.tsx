import type { Pose } from '#content/yoga/poses/pose.ts'
import styles from './figure.module.css'
import { propStrokes } from './props.ts'
import { scene } from './scene.ts'
import { loop } from './tween.ts'

/** The paths of a body, still or looping. */
export const Body = ({ pose, moving }: { pose: Pose; moving: boolean }) => {
  const still = scene(pose, pose.frames[0])
  const moments = moving ? loop(pose.frames).map((frame) => scene(pose, frame)) : []
  return still.map(({ role, d }, i) => {
    const values = moments.map((moment) => moment[i]?.d ?? d)
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the paths of a pose never change their order
      <path key={i} className={styles[role]} d={d}>
        {values.some((value) => value !== d) && (
          <animate
            attributeName="d"
            dur={`${pose.periodSeconds}s`}
            repeatCount="indefinite"
            values={values.join(';')}
          />
        )}
      </path>
    )
  })
}

export const Props = ({ pose, front }: { pose: Pose; front: boolean }) =>
  (pose.props ?? [])
    .filter((prop) => Boolean(prop.front) === front)
    .flatMap((prop) => propStrokes(prop))
    .map(({ role, d }) => <path key={role + d} className={styles[role]} d={d} />)
