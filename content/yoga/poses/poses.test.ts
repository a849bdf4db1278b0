import { describe, expect, it } from 'vitest'
import { type Chain, canvas, type Frame, type LimbName, lengths } from './pose.ts'
import { poses } from './poses.ts'

// Joints are stored to half a unit, which alone moves a bone of 8 units by up to 9 %.
const roundingUnits = 0.75
const tolerance = 0.06

const bones = (chain: readonly number[]): number[] =>
  Array.from({ length: chain.length / 2 - 1 }, (_, i) => {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = chain.slice(2 * i, 2 * i + 4)
    return Math.hypot(x2 - x1, y2 - y1)
  })

const distance = (a: Chain, from: number, b: Chain, to: number): number =>
  Math.hypot((a[from] ?? 0) - (b[to] ?? 0), (a[from + 1] ?? 0) - (b[to + 1] ?? 0))

const chainsOf = (frame: Frame) =>
  [
    ['spine', frame.spine, lengths.spine],
    ['head', [...frame.spine.slice(6), ...frame.head.slice(0, 2)], [lengths.head]],
    ...(['nearArm', 'farArm'] as LimbName[]).map((n) => [n, frame[n], lengths.arm] as const),
    ...(['nearLeg', 'farLeg'] as LimbName[]).map((n) => [n, frame[n], lengths.leg] as const),
  ] as [LimbName | 'spine' | 'head', readonly number[], readonly number[]][]

describe.each(Object.entries(poses))('%s', (_, pose) => {
  it('keeps the body’s proportions; only limbs marked as foreshortened are shorter, none is longer', () => {
    for (const frame of pose.frames) {
      for (const [name, chain, canonical] of chainsOf(frame)) {
        const short = pose.foreshortened?.includes(name) ?? false
        bones(chain).forEach((length, i) => {
          const expected = canonical[i] as number
          const slack = expected * tolerance + roundingUnits
          expect(length, `${name} bone ${i}`).toBeLessThanOrEqual(expected + slack)
          if (!short) expect(length, `${name} bone ${i}`).toBeGreaterThanOrEqual(expected - slack)
        })
      }
    }
  })

  it('hangs arms and legs where the trunk is', () => {
    const [shoulderReach, hipReach] = pose.view === 'side' ? [9, 4] : [12, 7]
    for (const { spine, nearArm, farArm, nearLeg, farLeg } of pose.frames) {
      for (const arm of [nearArm, farArm]) {
        expect(distance(arm, 0, spine, 6)).toBeLessThanOrEqual(shoulderReach)
      }
      for (const leg of [nearLeg, farLeg]) {
        expect(distance(leg, 0, spine, 0)).toBeLessThanOrEqual(hipReach)
      }
    }
  })

  it('stays on the canvas', () => {
    for (const { head, ...chains } of pose.frames) {
      const joints = [head.slice(0, 2), ...Object.values(chains)].flat()
      joints.forEach((n, i) => {
        expect(n).toBeGreaterThanOrEqual(2)
        expect(n).toBeLessThanOrEqual((i % 2 ? canvas.height : canvas.width) - 2)
      })
    }
  })

  it('has a period exactly where it moves', () => {
    expect(pose.periodSeconds !== undefined).toBe(pose.frames.length > 1)
    if (pose.periodSeconds !== undefined) expect(pose.periodSeconds).toBeGreaterThan(1)
  })
})
