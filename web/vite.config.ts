import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compiledMessages } from './build/compiled-messages.ts'

// English stays in the code beside its place, so that a screen's chunk carries its own words and no more;
// other languages come as one catalogue each.
const macros = linguiTransformerBabelPreset({ descriptorFields: 'message' })

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), lingui(), babel({ presets: [macros], plugins: [compiledMessages] })],
  css: { modules: { generateScopedName: '[local]-[hash:base64:4]' } },
  server: {
    strictPort: true,
    proxy: { '/api': process.env.UPVAS_API ?? 'http://127.0.0.1:3001' },
  },
  build: {
    target: 'es2022',
    // The first browsers with light-dark(), on which both themes stand.
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    manifest: true,
    // One sheet for all pages: it is inlined into each, so no page ever waits for styles.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: `${import.meta.dirname}/main.tsx`,
      output: {
        // Few chunks: the library, the shell that every page has, the calls, and one a screen.
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              priority: 3,
              test: /node_modules[/](react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|@lingui)[/]/,
            },
            {
              name: 'shell',
              priority: 2,
              minShareCount: 2,
              test: /[/]web[/](ui|browser|features[/]auth|api[/]api-error|[^/]+$)|lucide-react/,
            },
            { name: 'calls', test: /[/](contract|web[/]api|node_modules[/]zod)[/]/ },
          ],
        },
      },
    },
  },
})
