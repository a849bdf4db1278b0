import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { type Language, languageOf } from '#domain/language.ts'
import { browserContract } from './build/browser-contract.ts'
import { className } from './build/class-names.ts'
import { compiledMessages } from './build/compiled-messages.ts'
import { eagerModules } from './build/eager-modules.ts'
import { noWorker } from './build/no-worker.ts'
import { plainImports } from './build/plain-imports.ts'
import { pointedHover } from './build/pointed-hover.ts'
import { smallParts } from './build/small-parts.ts'
import { translatedAnswers } from './build/translated-answers.ts'
import { translatedTexts } from './build/translated-texts.ts'
import { readTranslation } from './build/translation.ts'

// The words stay in the code beside their place, so that a screen's chunk carries its own and no more.
const macros = linguiTransformerBabelPreset({ descriptorFields: 'message' })

const SHELL =
  /[/]web[/](ui|browser|features[/](auth|navigation)|api[/]api-error|[^/]+$)|[/]domain[/]account|lucide-react/
// What only some screens need: fields, choices in a form, signing in, what comes of a letter, fasts with what goes with
// them, buttons without words and dates have a chunk each, the rest goes where it is used.
const FIELDS = /[/]web[/](form[/](?!save-or-cancel)|ui[/]field|features[/]auth[/]auth-card)/
const CHOICES = /[/]web[/]ui[/](radio-chips|select-field)/
const SIGN_IN =
  /[/]web[/]features[/]auth[/](google|social|login|register)|[/]contract[/]providers[.]/
const OUTCOME =
  /[/]web[/](ui[/]sun-place|browser[/]address-token|features[/]auth[/](outcome|recovery|link-gate))/
const FASTING =
  /[/]web[/]features[/]fasting[/](fasting-|kept-(end|fast)[.]|fast-clock|server-sentence)/
const FAST_PARTS = /[/]web[/]features[/]fasting[/]/
const ANSWERS = /[/]web[/](ui[/](answers|retry-message)|form[/]save-or-cancel)/
const ICONS =
  /[/]web[/]ui[/](icon-button|close-button|row-buttons|stat-tile)|[/]icons[/](trash|refresh|pencil)/
const DATES = /[/](local-time|day-numbers|days|targets|clock|rounding)[.]ts$/
const NOT_AT_FIRST =
  /[/](language|local-time|time-zones|server-clock|radio-chips|tabs|select-field|switch|copy-button|empty-state|explanation|data-table|titled-card|retry-message|bell|bell-ring|stat-tile|source-note|refresh-cw|trash|trash-2|pencil|badge-check|external-link)[.]/

/** How the web app is built in a language. */
export async function webConfig(language: Language): Promise<UserConfig> {
  const translation = await readTranslation(language)
  return {
    root: import.meta.dirname,
    plugins: [
      react(),
      lingui(),
      plainImports(),
      noWorker(),
      smallParts(),
      eagerModules,
      translation && translatedAnswers(translation),
      babel({
        presets: [macros],
        plugins: [
          compiledMessages(translation?.messages),
          browserContract,
          ...(translation ? [translatedTexts(translation.texts)] : []),
        ],
      }),
    ],
    define: { 'import.meta.env.LANGUAGE': JSON.stringify(language) },
    css: { modules: { generateScopedName: className }, postcss: { plugins: [pointedHover] } },
    server: {
      strictPort: true,
      proxy: { '/api': process.env.UPVAS_API ?? 'http://127.0.0.1:3001' },
    },
    build: {
      target: 'es2022',
      // The first browsers with light-dark(), on which both themes stand.
      cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
      manifest: true,
      // A chunk names what it needs in its first lines; a list of that for each costs more than it saves.
      modulePreload: false,
      reportCompressedSize: false,
      // Compressed, its output is a fiftieth smaller than that of the bundler's own.
      minify: 'terser',
      terserOptions: { ecma: 2020, compress: { passes: 3, pure_getters: true } },
      rolldownOptions: {
        input: `${import.meta.dirname}/main.tsx`,
        output: {
          // Few chunks: the library, the shell that every page has, what forms need, the calls, and one a screen.
          codeSplitting: {
            groups: [
              {
                name: 'vendor',
                priority: 3,
                test: /rolldown[/]runtime|node_modules[/](react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|@lingui)[/]/,
              },
              {
                name: 'shell',
                priority: 2,
                minShareCount: 2,
                test: (id: string) =>
                  SHELL.test(id) &&
                  ![FIELDS, SIGN_IN, OUTCOME, FAST_PARTS, ANSWERS, ICONS, NOT_AT_FIRST].some(
                    (kind) => kind.test(id),
                  ),
              },
              { name: 'choices', priority: 1, minShareCount: 2, test: CHOICES },
              { name: 'fields', priority: 1, minShareCount: 2, test: FIELDS },
              { name: 'outcome', priority: 1, minShareCount: 2, test: OUTCOME },
              { name: 'sign-in', minShareCount: 2, test: SIGN_IN },
              { name: 'fasting', priority: 1, minShareCount: 2, test: FASTING },
              { name: 'fast-parts', minShareCount: 2, test: FAST_PARTS },
              { name: 'answers', priority: 1, minShareCount: 2, test: ANSWERS },
              { name: 'icon-button', priority: 1, minShareCount: 2, test: ICONS },
              { name: 'dates', priority: 2, minShareCount: 2, test: DATES },
              // But for those that few pages make, and for the ways to sign in.
              {
                name: 'calls',
                priority: 2,
                test: /[/](contract[/](?!(reminders|providers|imports|export|site)[.])|web[/]api[/]|node_modules[/]zod[/])/,
              },
            ],
          },
        },
      },
    },
  }
}

export default defineConfig(() => webConfig(languageOf(process.env.UPVAS_LANGUAGE ?? '')))
