import { encode } from 'uqr'

/** A QR code as one path of unit squares, with the quiet zone of four that the standard asks for. */
export interface QrDrawing {
  readonly size: number
  readonly path: string
}

export function drawQr(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const runs = data.flatMap((row, y) => darkRuns(row).map(([x, to]) => `M${x} ${y}H${to}v1H${x}z`))
  return { size, path: runs.join('') }
}

// Beginning and end of each stretch of dark squares, so that no seams show between them.
function darkRuns(row: readonly boolean[]): [from: number, to: number][] {
  const runs: [number, number][] = []
  row.forEach((dark, x) => {
    const last = runs.at(-1)
    if (dark && last?.[1] === x) last[1] = x + 1
    else if (dark) runs.push([x, x + 1])
  })
  return runs
}
