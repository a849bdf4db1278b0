import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const SCHEMAS = fileOf('../api/answer-schemas.ts')
const ICON = fileOf('../ui/lucide-icon.ts')

/** Has what is built take small stand-ins for two parts of libraries of which a page uses little. */
export function smallParts(): Plugin {
  return {
    name: 'small-parts',
    // While the app is changed nothing is left out of contract/, and all of zod is asked for.
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer = '') {
      if (id === 'zod/mini') return SCHEMAS
      return id.endsWith('/createLucideIcon.mjs') && importer.includes('/icons/') ? ICON : null
    },
    // What tells React one line of an icon from another: ours are not told apart.
    transform: (code, id) =>
      id.includes('/lucide-react/dist/esm/icons/') ? code.replaceAll(/, key: "\w+"/g, '') : null,
  }
}
