import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'

/**
 * Leaves out what the bundler puts around each import of code that comes later: it preloads styles and chunks, of
 * which our pages have none, and would stand on every page.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load()' : null),
  }
}
