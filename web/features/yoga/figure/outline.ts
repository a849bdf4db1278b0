import { add, between, direction, lengthOf, type Point, pointsOf, quarterTurn } from './vector.ts'

/** One command of a path's data; it ends at the last of its points. */
type Command = { letter: 'm' | 'c' | 'q' | 'a' | 'z'; shape?: string; points: readonly Point[] }

export const moveTo = (p: Point): Command => ({ letter: 'm', points: [p] })
export const curveTo = (c1: Point, c2: Point, p: Point): Command => ({
  letter: 'c',
  points: [c1, c2, p],
})
export const bendTo = (c: Point, p: Point): Command => ({ letter: 'q', points: [c, p] })
export const arcTo = (radius: number, long: 0 | 1, sweep: 0 | 1, p: Point): Command => {
  const r = tenths(radius) / 10
  return { letter: 'a', shape: `${r} ${r} 0 ${long} ${sweep} `, points: [p] }
}
export const close: Command = { letter: 'z', points: [] }

const tenths = (n: number): number => Math.round(n * 10)

/** A path's data, each command from where the last one ended: a fifth fewer bytes than from the corner of the canvas. */
export const pathOf = (...commands: Command[]): string => {
  // What is written is rounded and not the steps between, which would add up.
  let [penX, penY] = [0, 0]
  return commands
    .map(({ letter, shape = '', points }) => {
      const ends = points.map(([x, y]) => [tenths(x), tenths(y)] as const)
      const steps = ends.map(([x, y]) => `${(x - penX) / 10} ${(y - penY) / 10}`)
      ;[penX, penY] = ends.at(-1) ?? [penX, penY]
      return `${letter}${shape}${steps.join(' ')}`.replaceAll(' -', '-')
    })
    .join('')
}

export const circle = (centre: Point, radius: number): string => {
  const left = add(centre, [-radius, 0])
  const right = add(centre, [radius, 0])
  return pathOf(moveTo(left), arcTo(radius, 1, 1, right), arcTo(radius, 1, 1, left), close)
}

/** Two cubic steps of one side of a limb: along a bone, then round the joint at its end. */
type Step = readonly [Point, Point, Point]

const sideOf = (joints: Point[], radii: number[], bulge: number, side: 1 | -1): Step[] => {
  const bones = joints.slice(1).map((joint, i) => direction(joints[i] as Point, joint))
  const out = (bone: Point): Point => [quarterTurn(bone)[0] * side, quarterTurn(bone)[1] * side]
  let from = add(joints[0] as Point, out(bones[0] as Point), radii[0])
  const steps: Step[] = [[from, from, from]]
  bones.forEach((bone, i) => {
    const joint = joints[i + 1] as Point
    const radius = radii[i + 1] as number
    const next = bones[i + 1] ?? bone
    const turn = Math.atan2(
      bone[0] * next[1] - bone[1] * next[0],
      bone[0] * next[0] + bone[1] * next[1],
    )
    let enter = add(joint, out(bone), radius)
    let leave = add(joint, out(next), radius)
    // Curve handles that make a circular arc of this turn (the usual 4/3·tan(θ/4)).
    let handle = (4 / 3) * Math.tan(Math.abs(turn) / 4) * radius
    if (turn * side > 0.01) {
      // Inside of a bend: both edges meet in one crease, where calf lies on thigh.
      const room =
        0.55 *
        Math.min(lengthOf(joints[i] as Point, joint), lengthOf(joint, joints[i + 2] as Point))
      const reach = Math.min(radius / Math.cos(turn / 2), Math.hypot(radius, room))
      enter = add(joint, direction(bone, next), reach)
      leave = enter
      handle = 0
    }
    const swell = out(bone)
    steps.push([
      add(between(from, enter, 1 / 3), swell, bulge),
      add(between(from, enter, 2 / 3), swell, bulge),
      enter,
    ])
    if (bones[i + 1]) steps.push([add(enter, bone, handle), add(leave, next, -handle), leave])
    from = leave
  })
  return steps
}

/**
 * The outline of a limb that tapers from joint to joint, open at the trunk so that
 * the drawn line melts into the body. Every limb of the same number of joints has
 * the same commands, which is what lets one outline move into another.
 */
export const limb = (chain: readonly number[], radii: number[], bulge = 0.6): string => {
  const joints = pointsOf(chain)
  const left = sideOf(joints, radii, bulge, -1)
  const right = sideOf(joints, radii, bulge, 1)
  const leftEnd = (left.at(-1) as Step)[2]
  const rightEnd = (right.at(-1) as Step)[2]
  const tip = direction(joints.at(-2) as Point, joints.at(-1) as Point)
  const cap = (4 / 3) * (radii.at(-1) as number)
  const back = right
    .map(([c1, c2], i): Step => [c2, c1, (right[i - 1] ?? [c1, c1, c1])[2]])
    .slice(1)
    .reverse()
  return pathOf(
    moveTo((left[0] as Step)[2]),
    ...left.slice(1).map((step) => curveTo(...step)),
    curveTo(add(leftEnd, tip, cap), add(rightEnd, tip, cap), rightEnd),
    ...back.map((step) => curveTo(...step)),
  )
}

/** A closed, smooth line through points (Catmull-Rom). */
export const blob = (points: Point[]): string => {
  const at = (i: number) => points[(i + points.length) % points.length] as Point
  return pathOf(
    moveTo(at(0)),
    ...points.map((point, i) =>
      curveTo(
        add(point, [at(i + 1)[0] - at(i - 1)[0], at(i + 1)[1] - at(i - 1)[1]], 1 / 6),
        add(at(i + 1), [at(i + 2)[0] - point[0], at(i + 2)[1] - point[1]], -1 / 6),
        at(i + 1),
      ),
    ),
    close,
  )
}
