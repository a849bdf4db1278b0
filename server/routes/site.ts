import { site } from '#contract/site.ts'
import type { Config } from '../config.ts'
import type { Serve } from '../serve.ts'

export function siteRoutes(serve: Serve, config: Pick<Config, 'site' | 'oidc'>): void {
  const settings = { ...config.site, socialSignIn: config.oidc !== null }
  serve(site, async () => settings)
}
