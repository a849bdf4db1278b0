import type { Frame, LimbName, PartName, Pose } from '#content/yoga/poses/pose.ts'
import { head, neck } from './head.ts'
import { blob, circle, curveTo, limb, moveTo, pathOf } from './outline.ts'
import type { Stroke } from './stroke.ts'
import { add, between, direction, type Point, pointsOf, quarterTurn } from './vector.ts'

// Half-widths in canvas units, trunk to tip; drawn by eye on a body of 111 units.
const armRadii = [4, 3.1, 2.3, 1.6]
const legRadii = [7.4, 5, 3.1, 1.9]

/** Half-widths of the trunk at pelvis, waist, chest, shoulder, neck: towards the chest, and the back. */
const trunk = {
  side: { chest: [6.4, 5.8, 8, 6.6, 3.2], back: [8, 5.2, 6, 5.8, 3.6], seat: 7 },
  front: { chest: [9.6, 7.8, 10, 11, 4], back: [9.6, 7.8, 10, 11, 4], seat: 6 },
}
const bump = [8, 13.5, 13, 7.4, 3.2]

const torso = (pose: Pose, frame: Frame): Stroke[] => {
  const side = pose.view === 'side'
  const width = side ? trunk.side : trunk.front
  const chest = side && pose.body === 'expecting' ? bump : width.chest
  const [pelvis, waist, upper, neck] = pointsOf(frame.spine) as [Point, Point, Point, Point]
  const spine = [pelvis, waist, upper, between(upper, neck, 0.6), neck]
  const across = spine.map((_, i) =>
    quarterTurn(direction(spine[Math.max(0, i - 1)] as Point, spine[Math.min(4, i + 1)] as Point)),
  )
  const edge = (widths: number[], sign: 1 | -1) =>
    spine.map((point, i) => add(point, across[i] as Point, (widths[i] as number) * sign))
  const seat = add(pelvis, direction(waist, pelvis), width.seat)
  const [ahead, behind] = [edge(chest, 1), edge(width.back, -1)]
  const d = blob([...ahead, ...behind.toReversed(), seat])
  const waistband = [behind, ahead].map((line) => between(line[0] as Point, line[1] as Point, 0.72))
  const strokes: Stroke[] = [
    { role: 'top', d },
    { role: 'legs', d: blob([...waistband, ahead[0] as Point, seat, behind[0] as Point]) },
    { role: 'outline', d },
  ]
  if (!side && pose.body === 'expecting') {
    // Seen from the front a bump is only its lower edge.
    const low = between(pelvis, waist, 0.85)
    const [left, right] = [add(low, across[1] as Point, -6.5), add(low, across[1] as Point, 6.5)]
    const up = direction(pelvis, waist)
    strokes.push({
      role: 'detail',
      d: pathOf(
        moveTo(add(left, up, 5)),
        curveTo(add(left, up, -1.5), add(right, up, -1.5), add(right, up, 5)),
      ),
    })
  }
  return strokes
}

/** Where a limb joins the trunk: a disc under the trunk's outline and, a line's width smaller, over it. */
const joint = (frame: Frame, name: LimbName, inset = 0): string => {
  const radius = (name.endsWith('Arm') ? armRadii : legRadii)[0] as number
  return circle([frame[name][0], frame[name][1]], radius - inset)
}

const arm = (frame: Frame, name: LimbName, far: boolean): Stroke[] => {
  const d = limb(frame[name], armRadii, 0.4)
  return [
    { role: 'skin', d: joint(frame, name, 0.5) },
    { role: far ? 'bareFar' : 'bare', d },
  ]
}

const leg = (frame: Frame, name: LimbName, far: boolean): Stroke[] => {
  const chain = frame[name]
  const d = limb(chain, legRadii, 0.7)
  const [, knee, ankle, toe] = pointsOf(chain) as [Point, Point, Point, Point]
  const hem = between(knee, ankle, 0.8)
  return [
    { role: 'legs', d: joint(frame, name, 0.5) },
    { role: 'legs', d },
    { role: 'skin', d: limb([...hem, ...ankle, ...toe], [3.4, 3.1, 1.9], 0) },
    { role: far ? 'outlineFar' : 'outline', d },
  ]
}

const usualOrder: Record<'side' | 'front', PartName[]> = {
  side: ['farArm', 'farLeg', 'torso', 'head', 'nearLeg', 'nearArm'],
  front: ['torso', 'head', 'farLeg', 'nearLeg', 'farArm', 'nearArm'],
}

/** The body of one frame as paths, back to front. */
export const scene = (pose: Pose, frame: Frame): Stroke[] => {
  const side = pose.view === 'side'
  const order = pose.order ?? usualOrder[side ? 'side' : 'front']
  return order.flatMap((part, i): Stroke[] => {
    if (part === 'head') return head(pose, frame)
    if (part === 'torso') {
      const onTop = order.slice(i).filter((later) => later !== 'torso' && later !== 'head')
      return [
        ...onTop.map((name): Stroke => ({ role: 'outline', d: joint(frame, name) })),
        ...torso(pose, frame),
        ...neck(pose, frame),
      ]
    }
    const far = side && part.startsWith('far')
    if (part.endsWith('Arm')) return arm(frame, part, far)
    const behind = i < order.indexOf('torso')
    const hip: Stroke = { role: far ? 'outlineFar' : 'outline', d: joint(frame, part) }
    return [...(behind ? [hip] : []), ...leg(frame, part, far)]
  })
}
