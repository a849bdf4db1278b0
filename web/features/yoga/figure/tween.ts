import type { Chain, Frame, LimbName } from '#content/yoga/poses/pose.ts'
import { add, between, lengthOf, type Point, pointsOf, toward } from './vector.ts'

const degreesBetween = (a: Point, b: Point): number =>
  (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI

const mix = (a: number, b: number, part: number): number => a + (b - a) * part

/** The short way round, so that an arm at 170° goes to -170° over 180° and not over 0°. */
const mixDegrees = (a: number, b: number, part: number): number =>
  a + (((((b - a) % 360) + 540) % 360) - 180) * part

/** Joints turn while bones keep their length; straight lines between joints would shrink a limb on its way. */
const mixChain = (
  a: readonly number[],
  b: readonly number[],
  part: number,
  root?: Point,
): number[] => {
  const from = pointsOf(a)
  const to = pointsOf(b)
  let joint = root ?? between(from[0] as Point, to[0] as Point, part)
  const joints = [joint]
  for (let i = 1; i < from.length; i++) {
    const [p, q] = [from[i - 1] as Point, from[i] as Point]
    const [r, s] = [to[i - 1] as Point, to[i] as Point]
    const bone = toward(mixDegrees(degreesBetween(p, q), degreesBetween(r, s), part))
    joint = add(joint, bone, mix(lengthOf(p, q), lengthOf(r, s), part))
    joints.push(joint)
  }
  return joints.flat()
}

/** The frame on the way from one to another; `part` runs from 0 to 1. */
export const tween = (a: Frame, b: Frame, part: number): Frame => {
  const trunk = (frame: Frame) => [...frame.spine, frame.head[0], frame.head[1]]
  const spine = mixChain(trunk(a), trunk(b), part)
  const [headX = 0, headY = 0] = spine.splice(8)
  // Arms hang on the neck and legs on the pelvis wherever the spine has carried them.
  const limb = (name: LimbName) => {
    const on = name.endsWith('Arm') ? 6 : 0
    const root = [0, 1].map((axis) => {
      const at = on + axis
      const from = (a[name][axis] as number) - (a.spine[at] as number)
      const to = (b[name][axis] as number) - (b.spine[at] as number)
      return (spine[at] as number) + mix(from, to, part)
    })
    return mixChain(a[name], b[name], part, root as unknown as Point) as unknown as Chain
  }
  return {
    spine: spine as unknown as Chain,
    head: [headX, headY, mixDegrees(a.head[2], b.head[2], part)],
    nearArm: limb('nearArm'),
    farArm: limb('farArm'),
    nearLeg: limb('nearLeg'),
    farLeg: limb('farLeg'),
  }
}

/** How far the joint that moves most travels from one frame to the next, in canvas units. */
const travel = (a: Frame, b: Frame): number =>
  Math.max(
    ...(['spine', 'nearArm', 'farArm', 'nearLeg', 'farLeg'] as const).flatMap((part) => {
      const to = pointsOf(b[part])
      return pointsOf(a[part]).map((joint, i) => lengthOf(joint, to[i] as Point))
    }),
  )

/**
 * A loop through all frames and back to the first, with in-betweens that start and
 * stop softly: as many as it takes for joints to seem to turn, and no more, since
 * each is a whole outline in the page.
 */
export const loop = (frames: readonly Frame[]): Frame[] => {
  const ease = (part: number) => (1 - Math.cos(Math.PI * part)) / 2
  const widest = Math.max(
    ...frames.map((f, i) => travel(f, frames[i - 1] ?? (frames.at(-1) as Frame))),
  )
  // A flow of many frames is large already; its turns are short.
  const most = frames.length > 4 ? 4 : 6
  const steps = Math.min(most, Math.max(3, Math.ceil(widest / 6)))
  const moments = frames.flatMap((frame, i) =>
    Array.from({ length: steps }, (_, step) =>
      tween(frame, frames[(i + 1) % frames.length] as Frame, ease(step / steps)),
    ),
  )
  return [...moments, frames[0] as Frame]
}
