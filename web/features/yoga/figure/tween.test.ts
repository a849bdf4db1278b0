import { describe, expect, it } from 'vitest'
import { poses } from '#content/yoga/poses/poses.ts'
import { scene } from './scene.ts'
import { loop, tween } from './tween.ts'
import { pointsOf } from './vector.ts'

const { frames } = poses['cat-cow']
const [cat, cow] = [frames[0], frames[1] ?? frames[0]]

const bones = (chain: readonly number[]): number[] => {
  const joints = pointsOf(chain)
  return joints
    .slice(1)
    .map(([x, y], i) => Math.hypot(x - (joints[i]?.[0] ?? 0), y - (joints[i]?.[1] ?? 0)))
}

describe('tween', () => {
  it('starts at the one frame and ends at the other', () => {
    for (const [part, frame] of [
      [0, cat],
      [1, cow],
    ] as const) {
      const moment = tween(cat, cow, part)
      expect(moment.head[0]).toBeCloseTo(frame.head[0])
      moment.nearArm.forEach((n, i) => {
        expect(n).toBeCloseTo(frame.nearArm[i] ?? Number.NaN)
      })
    }
  })

  it('turns joints without shortening bones', () => {
    const [from, half, to] = [cat, tween(cat, cow, 0.5), cow].map(({ spine }) => bones(spine))
    half?.forEach((length, i) => {
      expect(length).toBeCloseTo(((from?.[i] ?? 0) + (to?.[i] ?? 0)) / 2)
    })
  })

  it('turns the short way', () => {
    const looking = (deg: number) => ({ ...cat, head: [0, 0, deg] as const })
    expect(Math.abs(tween(looking(170), looking(-170), 0.5).head[2])).toBeCloseTo(180)
  })
})

describe('loop', () => {
  const moving = Object.entries(poses).filter(([, pose]) => pose.frames.length > 1)

  it.each(moving)('%s comes back to its still and keeps its paths alike all the way', (_, pose) => {
    const moments = loop(pose.frames)
    expect(moments.at(-1)).toBe(pose.frames[0])
    const shapes = moments.map((frame) =>
      scene(pose, frame).map(({ role, d }) => role + d.replaceAll(/[^a-z]/g, '')),
    )
    for (const shape of shapes) expect(shape).toEqual(shapes[0])
  })
})
