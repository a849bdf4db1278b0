import { defineConfig } from '@lingui/cli'

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en'],
  catalogs: [{ path: 'web/locales/{locale}', include: ['web'] }],
  orderBy: 'origin',
})
