import { type RefObject, useEffect, useRef } from 'react'

/** When something that held the focus goes away, gives the focus to what stands in its place. */
export function useFocusAfter(showing: boolean, next: RefObject<HTMLElement | null>): void {
  const showed = useRef(false)
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body
    if (showed.current && !showing && lost) next.current?.focus({ preventScroll: true })
    showed.current = showing
  }, [showing, next])
}
