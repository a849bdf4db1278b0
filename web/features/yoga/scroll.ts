/** Brings an element into view: smoothly, or at once for those who want less motion. */
export function scrollTo(element: Element, block: ScrollLogicalPosition = 'start'): void {
  element.scrollIntoView({ behavior: behavior(), block })
}

export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: behavior() })
}

function behavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}
