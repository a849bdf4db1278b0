import { type Plugin, parseAst } from 'vite'

/** What is shorter is looked over and compiled in no time. */
const MIN_LENGTH = 1000

/**
 * Puts the functions that hold the libraries' CommonJS modules in brackets. V8 compiles such a function at once;
 * any other it looks over first, only to compile it a moment later: a third of what it takes to begin with React.
 */
export const eagerModules: Plugin = {
  name: 'eager-modules',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type === 'chunk' && chunk.name === 'vendor') chunk.code = inBrackets(chunk.code)
    }
  },
}

/** The code with brackets around each long function that a call at its top level is given. */
export function inBrackets(code: string): string {
  return parseAst(code)
    .body.flatMap((statement) =>
      statement.type === 'VariableDeclaration' ? statement.declarations : [],
    )
    .flatMap(({ init }) => (init?.type === 'CallExpression' ? init.arguments : []))
    .filter(
      ({ type, start, end }) => type === 'ArrowFunctionExpression' && end - start >= MIN_LENGTH,
    )
    .toReversed()
    .reduce(
      (made, { start, end }) =>
        `${made.slice(0, start)}(${made.slice(start, end)})${made.slice(end)}`,
      code,
    )
}
