/**
 * A pose as joints on one canvas, drawn by the figure in the web room.
 *
 * x runs right, y runs down, the floor lies at `floorY`. In profile every body
 * faces right or lies with the head to the left, so that chest, knees and elbows
 * always fold the same way and the drawing can tell front from back by itself.
 */
export const canvas = { width: 200, height: 160, floorY: 146 } as const

/** Distances between neighbouring joints, in canvas units, for one body of about 111 units. */
export const lengths = {
  spine: [11, 12, 11],
  arm: [19, 17.5, 8],
  leg: [28, 26, 11],
  head: 12,
} as const

/** Four joints as x, y, x, y, …: from the trunk outwards, or from the pelvis up to the neck. */
export type Chain = readonly [number, number, number, number, number, number, number, number]

export type LimbName = 'nearArm' | 'farArm' | 'nearLeg' | 'farLeg'

export type Frame = {
  /** pelvis, waist, chest, neck */
  spine: Chain
  /** centre x, y and the way the nose points, in degrees clockwise from the right */
  head: readonly [x: number, y: number, faceDeg: number]
  /** shoulder, elbow, wrist, fingertip */
  nearArm: Chain
  farArm: Chain
  /** hip, knee, ankle, toe */
  nearLeg: Chain
  farLeg: Chain
}

export type PartName = LimbName | 'torso' | 'head'

type PropKind =
  | 'blanket'
  | 'block'
  | 'bolster'
  | 'breath'
  | 'candle'
  | 'chair'
  | 'cushion'
  | 'fish'
  | 'mat'
  | 'press'
  | 'strap'
  | 'turn'
  | 'wall'
  | 'waves'

/** Something beside the body. */
export type Prop = {
  kind: PropKind
  /** x, y, width, height from the left top corner; a curve’s points for a strap or a blanket */
  at: readonly number[]
  /** drawn over the body rather than behind it */
  front?: true
}

export type Pose = {
  /** which side of the body the viewer sees */
  view: 'side' | 'front' | 'back' | 'above'
  /** a child has a larger head; default adult */
  body?: 'child' | 'expecting'
  /** where the face turns when it does not follow the chest; only in profile */
  gaze?: 'viewer' | 'back'
  expression?: 'roar'
  /** one frame is a still; several are a loop that returns to the first */
  frames: readonly [Frame, ...Frame[]]
  /** seconds for one loop; absent where nothing moves */
  periodSeconds?: number
  /** limbs that point towards or away from the viewer and so look shorter than they are */
  foreshortened?: readonly (LimbName | 'spine' | 'head')[]
  /** painter's order, back to front, where the view's usual one would hide what matters */
  order?: readonly PartName[]
  props?: readonly Prop[]
  /** further frames of a flow, small and pale beside the body: frame, how far to the right, scale */
  echoes?: readonly (readonly [frame: number, x: number, scale: number])[]
  /** left, top and width of the part of the canvas to show; absent: as close as the body allows */
  window?: readonly [left: number, top: number, width: number]
}
