import type { NodePath, PluginObj, types as Types } from '@babel/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Catalogue } from './catalogue.ts'

/**
 * Compiles the English messages that the lingui macros leave in the code, so that the browser needs no parser
 * for them: `{ id, message: 'Hello {name}' }` becomes `{ id, message: ['Hello ', ['name']] }`, which is what the
 * runtime makes of it anyway. With a catalogue the code gets its messages instead, and one that it lacks is an error.
 */
export function compiledMessages(catalogue?: Catalogue) {
  return ({ types: t }: { types: typeof Types }): PluginObj => ({
    name: 'compiled-messages',
    visitor: {
      ObjectExpression(path) {
        const [id, message] = [property(t, path.node, 'id'), property(t, path.node, 'message')]
        if (!t.isStringLiteral(id?.value) || !t.isStringLiteral(message?.value)) return
        const text = catalogue ? translated(catalogue, id.value.value, path) : message.value.value
        message.value = t.valueToNode(compileMessage(text))
      },
    },
  })
}

function translated(catalogue: Catalogue, id: string, path: NodePath): string {
  const translation = catalogue.get(id)?.translation
  if (!translation) throw path.buildCodeFrameError('This message is not translated.')
  return translation
}

function property(t: typeof Types, node: Types.ObjectExpression, name: string) {
  return node.properties.find(
    (each) => t.isObjectProperty(each) && t.isIdentifier(each.key, { name }),
  ) as Types.ObjectProperty | undefined
}
