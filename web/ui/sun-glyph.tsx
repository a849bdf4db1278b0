const RADIUS = 9

/** A small sun, risen as far as a share of 0 to 1. What it tells stands in words beside it. */
export function SunGlyph({ share }: { share: number }) {
  const top = 12 + RADIUS - 2 * RADIUS * share
  return (
    <svg viewBox="0 0 24 24" width="32" height="32" aria-hidden="true">
      <circle cx="12" cy="12" r={RADIUS} fill="none" stroke="var(--control)" strokeWidth="1.5" />
      <path d={segment(top)} fill="var(--sun)" />
    </svg>
  )
}

// The part of the disc below a height.
function segment(top: number): string {
  const inner = RADIUS - 1.75
  const y = Math.min(12 + inner, Math.max(12 - inner, top))
  const half = Math.sqrt(Math.max(0, inner ** 2 - (y - 12) ** 2))
  const large = y < 12 ? 1 : 0
  if (y <= 12 - inner) return `M12 ${12 - inner}a${inner} ${inner} 0 1 1 -.01 0z`
  return `M${12 - half} ${y}A${inner} ${inner} 0 ${large} 0 ${12 + half} ${y}z`
}
