export type Point = readonly [x: number, y: number]

export const add = (a: Point, b: Point, times = 1): Point => [
  a[0] + b[0] * times,
  a[1] + b[1] * times,
]

export const between = (a: Point, b: Point, part: number): Point => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
]

export const lengthOf = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1])

/** The unit vector from one point to another; right where they coincide. */
export const direction = (from: Point, to: Point): Point => {
  const length = lengthOf(from, to)
  return length === 0 ? [1, 0] : [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
}

/** A quarter turn clockwise on the screen: from the way a body stands up to the way it looks. */
export const quarterTurn = (v: Point): Point => [-v[1], v[0]]

/** The unit vector at an angle, in degrees clockwise from the right. */
export const toward = (deg: number): Point => [
  Math.cos((deg * Math.PI) / 180),
  Math.sin((deg * Math.PI) / 180),
]

/** Pairs a flat list x, y, x, y, … into points. */
export const pointsOf = (flat: readonly number[]): Point[] =>
  Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i] ?? 0, flat[2 * i + 1] ?? 0])
