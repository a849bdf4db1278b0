import { useCallback, useEffect, useState } from 'react'
import { type Place, placeAt, showInAddress } from './place.ts'

/** Where the person is, and how to go elsewhere. A link to an exercise leads there when the page comes alive. */
export function usePlace(): readonly [
  place: Place | null,
  setPlace: (place: Place | null) => void,
] {
  const [place, setPlace] = useState<Place | null>(null)

  useEffect(() => {
    function follow() {
      const linked = placeAt(window.location.hash)
      if (linked) setPlace(linked)
    }
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])

  const go = useCallback((next: Place | null) => {
    setPlace(next)
    // The link that led here no longer says where this is.
    if (placeAt(window.location.hash)) showInAddress('')
  }, [])

  return [place, go]
}
