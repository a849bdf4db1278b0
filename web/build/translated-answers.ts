import type { Plugin } from 'vite'
import type { Translation } from './translation.ts'

/** Fills web/answers.ts: what the server says, in the language of the build. */
export function translatedAnswers({ answers }: Translation): Plugin {
  const table = Object.fromEntries(
    [...answers.values()].map(({ english, translation }) => [english, translation]),
  )
  return {
    name: 'translated-answers',
    enforce: 'pre',
    load: (id) =>
      id.endsWith('/web/answers.ts') ? `export const answers = ${JSON.stringify(table)}` : null,
  }
}
