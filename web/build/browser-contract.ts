import type { NodePath, PluginObj, types as Types } from '@babel/core'

/** What only the server asks of an endpoint: the browser sends what its types say and lets the server check it. */
const OF_THE_SERVER = new Set(['summary', 'params', 'query', 'status', 'refusals', 'file'])

/**
 * Leaves out of contract/ what a browser has no use for, so that a page carries the answers of the calls that it makes
 * and no more: of an endpoint the checks of what comes in, of which a body is only there or not; and, because making a
 * schema does nothing else, every schema that nobody uses.
 */
export function browserContract({ types: t }: { types: typeof Types }): PluginObj {
  return {
    name: 'browser-contract',
    visitor: {
      Program(program, state) {
        if (!/[/]contract[/][\w-]+\.ts$/.test(state.filename ?? '')) return
        program.traverse({ CallExpression: { enter: trim, exit: annotate } })
      },
    },
  }

  function trim({ node }: NodePath<Types.CallExpression>): void {
    const [value] = node.arguments
    if (!t.isIdentifier(node.callee, { name: 'endpoint' }) || !t.isObjectExpression(value)) return
    value.properties = value.properties.filter((each) => !OF_THE_SERVER.has(nameOf(each)))
    for (const each of value.properties) {
      if (nameOf(each) === 'body' && t.isObjectProperty(each)) each.value = t.booleanLiteral(true)
    }
  }

  function annotate({ node }: NodePath<Types.CallExpression>): void {
    t.addComment(node, 'leading', '#__PURE__')
  }

  function nameOf(property: Types.ObjectExpression['properties'][number]): string {
    return t.isObjectProperty(property) && t.isIdentifier(property.key) ? property.key.name : ''
  }
}
