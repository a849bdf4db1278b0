/** The mark: the sun on its arc over the night. */
export function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <path
        d="M4 22a12 12 0 0 1 24 0"
        fill="none"
        stroke="var(--night)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M4 22a12 12 0 0 1 12-12"
        fill="none"
        stroke="var(--leaf)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle cx="16" cy="10" r="5" fill="var(--sun)" />
      <path d="M2 26.5h28" stroke="var(--ink)" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  )
}
