import { startTransition, useCallback, useEffect, useState } from 'react'
import type { Site } from '#contract/site.ts'

/** The settings of whoever runs this, as far as they have come. */
export interface SiteState {
  readonly site: Site | null
  readonly failed: boolean
  readonly retry: () => void
}

// They do not change while a page is open, so one answer does for all who ask.
let coming: Promise<Site> | undefined
let here: Site | null = null

function load(): Promise<Site> {
  coming ??= import('./site-api.ts')
    .then(({ fetchSite }) => fetchSite())
    .then(
      (site) => {
        here = site
        return site
      },
      (error: unknown) => {
        coming = undefined // The next who asks tries again.
        throw error
      },
    )
  return coming
}

/** The settings, fetched when first asked for. */
export function useSite(): SiteState {
  const [site, setSite] = useState(here)
  const [failed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another run
  useEffect(() => {
    let stale = false
    // Never urgent: what shows it may still be on its way.
    const tell = (site: Site | null) => {
      if (stale) return
      startTransition(() => {
        setSite(site)
        setFailed(site === null)
      })
    }
    load().then(tell, () => tell(null))
    return () => {
      stale = true
    }
  }, [tries])

  const retry = useCallback(() => setTries((count) => count + 1), [])
  return { site, failed, retry }
}
