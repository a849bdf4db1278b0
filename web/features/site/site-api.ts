import { type Site, site } from '#contract/site.ts'
import { call } from '#web/api/call.ts'

/** In a chunk of its own: no page needs it at first sight. */
export const fetchSite = (): Promise<Site> => call(site, {})
