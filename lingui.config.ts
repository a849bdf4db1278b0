import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'hi'],
  catalogs: [{ path: 'web/locales/{locale}', include: ['web'] }],
  // In the order of the alphabet and without the places in the code, so that moving code changes no catalogue.
  orderBy: 'message',
  format: formatter({ origins: false }),
})
