import { site } from '#contract/site.ts'
import type { Config } from '../config.ts'
import type { VapidKeys } from '../push/keys.ts'
import type { Serve } from '../serve.ts'

export function siteRoutes(
  serve: Serve,
  config: Pick<Config, 'site' | 'providers' | 'offline'>,
  keys: VapidKeys,
): void {
  const settings = { ...config.site, socialSignIn: config.providers.google !== null }
  serve(site, async () => {
    // Nothing that is pushed would be shown.
    if (!config.offline) return { ...settings, pushKey: null }
    // Whoever comes to pay or to write must not wait for a database that is away.
    const pushKey = await keys.get().then(
      ({ publicKey }) => publicKey,
      () => null,
    )
    return { ...settings, pushKey }
  })
}
