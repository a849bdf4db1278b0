import { useEffect, useRef, useState } from 'react'

/**
 * Whether a drawing may move now: only after hydration, never against the
 * person's wish for less motion, and paused while it is out of view. React
 * renders once when it starts; the browser's own SVG clock does the rest.
 */
export const useMotion = (wanted: boolean) => {
  const ref = useRef<SVGSVGElement>(null)
  const [moving, setMoving] = useState(false)

  useEffect(() => {
    const svg = ref.current
    if (!wanted || !svg) return
    const less = matchMedia('(prefers-reduced-motion: reduce)')
    let seen = false
    const update = () => {
      if (less.matches) return setMoving(false)
      if (seen) {
        setMoving(true)
        svg.unpauseAnimations?.()
      } else svg.pauseAnimations?.()
    }
    const observer = new IntersectionObserver((entries) => {
      seen = entries.at(-1)?.isIntersecting ?? false
      update()
    })
    observer.observe(svg)
    less.addEventListener('change', update)
    return () => {
      observer.disconnect()
      less.removeEventListener('change', update)
      setMoving(false)
    }
  }, [wanted])

  // The clock of an SVG runs from its first paint: set it back so that motion starts from the still.
  useEffect(() => {
    if (moving) ref.current?.setCurrentTime?.(0)
  }, [moving])

  return { ref, moving }
}
