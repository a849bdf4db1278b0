import { canvas, type Pose } from '#content/yoga/poses/pose.ts'

/** The part of the canvas a figure shows, in canvas units; always 5 wide by 4 high. */
export type Window = { left: number; top: number; width: number; height: number }

/** As close as all frames allow with air around them, the floor always at the same height of the picture. */
export const windowOf = (pose: Pose): Window => {
  if (pose.window) {
    const [left, top, width] = pose.window
    return { left, top, width, height: width * 0.8 }
  }
  const xs: number[] = []
  const ys: number[] = []
  for (const frame of pose.frames) {
    const { head, ...chains } = frame
    xs.push(head[0] - 9, head[0] + 9)
    ys.push(head[1] - 12)
    for (const chain of Object.values(chains)) {
      chain.forEach((n, i) => {
        ;(i % 2 ? ys : xs).push(n)
      })
    }
  }
  for (const { kind, at } of pose.props ?? []) {
    if (kind === 'wall' || kind === 'blanket' || kind === 'strap') continue
    const [x = 0, y = 0, w = 0] = at
    xs.push(x, x + w)
    ys.push(y)
  }
  const [left, right, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys)]
  const width = Math.round(
    Math.min(200, Math.max(112, right - left + 34, (canvas.floorY - top + 26) * 1.25)),
  )
  const height = width * 0.8
  // Seen from above there is no floor line to stand on: the body lies in the middle.
  const middle = (top + Math.max(...ys)) / 2
  return {
    left: Math.round((left + right - width) / 2),
    top: Math.round(pose.view === 'above' ? middle - height / 2 : canvas.floorY - height * 0.9),
    width,
    height,
  }
}
