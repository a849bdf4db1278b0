import type { Frame, Pose } from '#content/yoga/poses/pose.ts'
import { arcTo, bendTo, circle, close, limb, moveTo, pathOf } from './outline.ts'
import type { Stroke } from './stroke.ts'
import { add, direction, type Point, quarterTurn, toward } from './vector.ts'

/** A head to draw on: `on` gives a point so many radii along the nose and so many towards the crown. */
type Canvas = {
  on: (ahead: number, up: number) => Point
  /** the same by angle, clockwise from the nose for a face that looks right */
  turned: (deg: number, radii?: number) => Point
  radius: number
  child: boolean
  /** arcs run the other way round on a mirrored head */
  clockwise: 0 | 1
  roar: boolean
}

/** Eleven scallops round a small lion's head. */
const mane = (turned: Canvas['turned']): string =>
  pathOf(
    moveTo(turned(0, 1.35)),
    ...Array.from({ length: 11 }, (_, i) => {
      const step = 360 / 11
      return bendTo(turned((i + 0.5) * step, 2.1), turned((i + 1) * step, 1.35))
    }),
    close,
  )

const profile = ({ on, turned, radius, child, clockwise, roar }: Canvas): Stroke[] => {
  const bun = child ? on(-1.2, 0.35) : on(-0.86, 0.94)
  const skull = pathOf(
    moveTo(turned(24)),
    arcTo(radius, 1, clockwise, turned(-6)),
    bendTo(turned(-2, 1.06), turned(8, 1.2)),
    bendTo(turned(16, 1.16), turned(24)),
    close,
  )
  const hair = pathOf(
    moveTo(turned(128, 1.02)),
    arcTo(radius * 1.03, 1, clockwise, turned(-52, 1.05)),
    bendTo(on(-0.12, 0.5), on(-0.2, 0.05)),
    bendTo(on(-0.3, -0.5), turned(128, 1.02)),
    close,
  )
  const mouth: Stroke[] = roar
    ? [
        {
          role: 'hair',
          d: pathOf(
            moveTo(on(0.42, -0.38)),
            bendTo(on(0.8, -0.3), on(0.93, -0.34)),
            bendTo(on(0.9, -0.85), on(0.62, -0.86)),
            bendTo(on(0.4, -0.75), on(0.42, -0.38)),
          ),
        },
        {
          role: 'tongue',
          d: pathOf(
            moveTo(on(0.66, -0.62)),
            bendTo(on(1.1, -0.62), on(1.12, -0.98)),
            bendTo(on(0.82, -1.02), on(0.6, -0.78)),
            close,
          ),
        },
      ]
    : [
        {
          role: 'detail',
          d: pathOf(moveTo(on(0.58, -0.46)), bendTo(on(0.7, -0.58), on(0.86, -0.42))),
        },
      ]
  return [
    ...(roar ? [{ role: 'mane', d: mane(turned) } as const] : []),
    { role: 'hair', d: circle(bun, radius * (child ? 0.36 : 0.42)) },
    { role: 'bare', d: skull },
    { role: 'hair', d: hair },
    roar
      ? { role: 'hair', d: circle(on(0.55, 0.16), radius * 0.11) }
      : { role: 'detail', d: pathOf(moveTo(on(0.42, 0.1)), bendTo(on(0.6, -0.1), on(0.76, 0.08))) },
    ...mouth,
  ]
}

const fullFace = ({ on, turned, radius, child }: Canvas): Stroke[] => {
  const skull = circle(on(0, 0), radius)
  const hair = pathOf(
    moveTo(turned(172, 1.05)),
    arcTo(radius * 1.05, 1, 1, turned(8, 1.05)),
    bendTo(on(0.7, 0.55), on(0.05, 0.62)),
    bendTo(on(-0.7, 0.5), turned(172, 1.05)),
    close,
  )
  const buns = child ? [on(-0.95, 0.75), on(0.95, 0.75)] : [on(0, 1.25)]
  const eye = (x: number): Stroke => ({
    role: 'detail',
    d: pathOf(moveTo(on(x - 0.18, -0.02)), bendTo(on(x, -0.2), on(x + 0.18, -0.02))),
  })
  return [
    ...buns.map(
      (bun): Stroke => ({ role: 'hair', d: circle(bun, radius * (child ? 0.38 : 0.44)) }),
    ),
    { role: 'bare', d: skull },
    { role: 'hair', d: hair },
    eye(-0.4),
    eye(0.4),
    { role: 'detail', d: pathOf(moveTo(on(-0.18, -0.5)), bendTo(on(0, -0.64), on(0.18, -0.5))) },
  ]
}

const fromBehind = ({ on, radius }: Canvas): Stroke[] => [
  { role: 'hair', d: circle(on(0, 0), radius * 1.04) },
  { role: 'hair', d: circle(on(0, 1.1), radius * 0.46) },
]

/** Where the head is and how it is turned. */
const canvasOf = (pose: Pose, frame: Frame): Canvas => {
  const [x, y, faceDeg] = frame.head
  const centre: Point = [x, y]
  const child = pose.body === 'child'
  const radius = child ? 9 : 7.6
  const side = pose.view === 'side'
  const back = side && pose.gaze === 'back'
  const up = side ? toward(faceDeg - 90) : direction(neckOf(frame), centre)
  const ahead = side ? toward(back ? faceDeg + 180 : faceDeg) : quarterTurn(up)
  const on = (a: number, u: number): Point => add(add(centre, ahead, a * radius), up, u * radius)
  const turned = (deg: number, radii = 1): Point => {
    const [a, down] = toward(deg)
    return on(a * radii, -down * radii)
  }
  return {
    on,
    turned,
    radius,
    child,
    clockwise: back ? 0 : 1,
    roar: pose.expression === 'roar',
  }
}

const neckOf = ({ spine }: Frame): Point => [spine[6], spine[7]]

/** The neck, which belongs to the trunk so that arms can pass before it and behind the head. */
export const neck = (pose: Pose, frame: Frame): Stroke[] => {
  const base = neckOf(frame)
  const nape = canvasOf(pose, frame).on(
    pose.view === 'side' ? -0.3 : 0,
    pose.view === 'side' ? -0.3 : 0,
  )
  const d = limb([...add(base, direction(base, nape), -2), ...nape], [3.5, 3.1], 0)
  return [{ role: 'bare', d }]
}

/** Head, hair and the hint of a face. */
export const head = (pose: Pose, frame: Frame): Stroke[] => {
  const draw =
    pose.view === 'back'
      ? fromBehind
      : pose.view === 'side' && pose.gaze !== 'viewer'
        ? profile
        : fullFace
  return draw(canvasOf(pose, frame))
}
