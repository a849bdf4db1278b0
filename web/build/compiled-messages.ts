import type { PluginObj, types as Types } from '@babel/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'

/**
 * Compiles the English messages that the lingui macros leave in the code, so that the browser needs no parser
 * for them: `{ id, message: 'Hello {name}' }` becomes `{ id, message: ['Hello ', ['name']] }`, which is what the
 * runtime makes of it anyway.
 */
export function compiledMessages({ types: t }: { types: typeof Types }): PluginObj {
  return {
    name: 'compiled-messages',
    visitor: {
      ObjectExpression({ node }) {
        const message = property(t, node, 'message')
        if (!message || !property(t, node, 'id') || !t.isStringLiteral(message.value)) return
        message.value = t.valueToNode(compileMessage(message.value.value))
      },
    },
  }
}

function property(t: typeof Types, node: Types.ObjectExpression, name: string) {
  return node.properties.find(
    (each) => t.isObjectProperty(each) && t.isIdentifier(each.key, { name }),
  ) as Types.ObjectProperty | undefined
}
