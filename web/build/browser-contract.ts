import type { NodePath, PluginObj, types as Types } from '@babel/core'

/** What only the server asks of an endpoint: the browser sends what its types say and lets the server check it. */
const OF_THE_SERVER = new Set(['summary', 'params', 'query', 'status', 'refusals', 'file'])

/** What a schema says beyond its shape, by the name of the method that adds it. */
const BEYOND_SHAPE = new Set(['check', 'register'])

/** Schemas whose values are of a plainer type, by name. */
const PLAINER: Readonly<Record<string, string>> = {
  datetime: 'string',
  date: 'string',
  int: 'number',
}

/**
 * Leaves out of contract/ what a browser has no use for, so that a page carries the answers of the calls that it makes
 * and no more: of an endpoint the checks of what comes in, of which a body is only there or not; of a schema all but the
 * shape, as the server has checked the rest of what it sends; and, because making a schema does nothing else, every
 * schema that nobody uses.
 */
export function browserContract({ types: t }: { types: typeof Types }): PluginObj {
  return {
    name: 'browser-contract',
    visitor: {
      Program(program, state) {
        if (!/[/]contract[/][\w-]+\.ts$/.test(state.filename ?? '')) return
        program.traverse({ CallExpression: { enter: trim, exit: simplify } })
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

  function simplify(path: NodePath<Types.CallExpression>): void {
    const { callee } = path.node
    const method = t.isMemberExpression(callee) && nameIn(callee.property)
    if (method && BEYOND_SHAPE.has(method)) return void path.replaceWith(callee.object)
    const plainer = method && PLAINER[method]
    if (plainer) path.replaceWith(t.callExpression(inZod(plainer), []))
    // Which of them it is the browser may find out by trying.
    if (method === 'discriminatedUnion') {
      path.replaceWith(t.callExpression(inZod('union'), path.node.arguments.slice(1, 2)))
    }
    t.addComment(path.node, 'leading', '#__PURE__')
    path.skip()
  }

  function inZod(name: string): Types.MemberExpression {
    return t.memberExpression(t.identifier('z'), t.identifier(name))
  }

  function nameOf(property: Types.ObjectExpression['properties'][number]): string {
    return t.isObjectProperty(property) ? nameIn(property.key) : ''
  }

  function nameIn(node: Types.Node): string {
    return t.isIdentifier(node) ? node.name : ''
  }
}
