import type { Prop } from '#content/yoga/poses/pose.ts'

/** A prop as paths: bodies are filled and lined, lines only drawn, glows softly filled. */
export type PropStroke = {
  role: 'prop' | 'propLine' | 'glow' | 'accent' | 'mat' | 'blanket' | 'flame'
  d: string
}

const box = (x: number, y: number, w: number, h: number, round: number): string => {
  const r = Math.min(round, w / 2, h / 2)
  return `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}Z`
}

const body = (d: string): PropStroke => ({ role: 'prop', d })
const line = (d: string): PropStroke => ({ role: 'propLine', d })

/** The paths of one prop, from the numbers its pose gives. */
export const propStrokes = ({ kind, at }: Prop): PropStroke[] => {
  const [x = 0, y = 0, w = 0, h = 0] = at
  switch (kind) {
    case 'block':
      return [body(box(x, y, w, h, 2))]
    case 'cushion':
      return [body(box(x, y, w, h, 6))]
    case 'bolster':
      return [
        body(box(x, y, w, h, 9)),
        line(`M${x + 5} ${y + 3}v${h - 6}M${x + w - 5} ${y + 3}v${h - 6}`),
      ]
    case 'mat':
      return [{ role: 'mat', d: box(x, y, w, h, 4) }]
    case 'strap':
    case 'blanket': {
      // A free curve through points.
      const [first, ...rest] = Array.from(
        { length: at.length / 2 },
        (_, i) => `${at[2 * i]} ${at[2 * i + 1]}`,
      )
      const d = `M${first}C${rest.join(' ')}`
      return [kind === 'blanket' ? { role: 'blanket', d: `${d}Z` } : { role: 'accent', d }]
    }
    case 'turn':
      // Three quarters of a circle with an arrow head: centre and radius.
      return [
        {
          role: 'accent',
          d: `M${x - w} ${y}A${w} ${w} 0 1 1 ${x} ${y + w}m3.5 -3.5L${x} ${y + w}l3.5 3.5`,
        },
      ]
    case 'press':
      // A short arrow towards the left, where the belly draws in: its tip.
      return [{ role: 'accent', d: `M${x + 12} ${y}H${x}m3.5 -3.5L${x} ${y}l3.5 3.5` }]
    case 'wall':
      return [body(`M${x} ${y}h${w}v${h}h${-w}Z`)]
    case 'chair': {
      // Left top corner of the seat, its width, the height of the back above it; w < 0 turns it round.
      const away = Math.sign(w)
      return [
        line(
          `M${x} ${y}L${x - 4 * away} ${y - h}M${x + 2 * away} ${y + 4}L${x - away} 146M${x + w - 3 * away} ${y + 4}L${x + w} 146`,
        ),
        body(box(Math.min(x, x + w) - 1, y, Math.abs(w) + 2, 4.5, 2)),
      ]
    }
    case 'candle':
      return [
        { role: 'glow', d: `M${x} ${y - 20}a11 11 0 1 1 -.1 0Z` },
        body(box(x - 3, y, 6, h, 1.5)),
        {
          role: 'flame',
          d: `M${x} ${y - 13}C${x + 5} ${y - 6} ${x + 4} ${y - 2} ${x} ${y - 2}C${x - 4} ${y - 2} ${x - 5} ${y - 6} ${x} ${y - 13}Z`,
        },
      ]
    case 'breath':
      return [line(`M${x} ${y}q4 -3 8 0t8 0M${x + 1} ${y + 4}q4 -3 8 0t8 0`)]
    case 'waves':
      return [line(`M${x} ${y}${`q5 -4 10 0t10 0`.repeat(Math.round(w / 20))}`)]
    case 'fish':
      return [body(`M${x} ${y}q8 -9 17 0l6 -5v10l-6 -5q-9 9 -17 0Z`)]
  }
}
