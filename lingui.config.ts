import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { FIRST_LANGUAGE, languages } from './domain/language.ts'

export default defineConfig({
  sourceLocale: FIRST_LANGUAGE,
  locales: languages,
  catalogs: [{ path: 'web/locales/{locale}', include: ['web'] }],
  // In the order of the alphabet and without the places in the code, so that moving code changes no catalogue.
  orderBy: 'message',
  format: formatter({ origins: false }),
})
