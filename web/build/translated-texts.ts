import type { NodePath, PluginObj, types as Types } from '@babel/core'
import { type Catalogue, translationOf } from './catalogue.ts'

/** Where people's words are. What domain/export/ writes, other programs read. */
const STRICT = /[/](web|content|domain(?![/]export))[/]/
/** How an English sentence is written: what looks so is read by people. */
const SENTENCE =
  /^[A-Z][a-z’']*[,:]? [\p{Script=Latin}\p{Script=Common}]*[a-z]{2}[\p{Script=Latin}\p{Script=Common}]*$/u
const WORDS = /[a-z]{3} [a-z]{2}/

/**
 * Puts a language's texts in the place of the English ones that stand in the code as plain strings. A sentence that is
 * not translated is an error, but where only a developer meets it. What contract/ says is looked up when it is shown.
 */
export function translatedTexts(texts: Catalogue) {
  return ({ types: t }: { types: typeof Types }): PluginObj => ({
    name: 'translated-texts',
    visitor: {
      StringLiteral(path, { filename = '' }) {
        if (isNoValue(path)) return
        const { value } = path.node
        const translation = translationOf(texts, value)
        if (translation) path.replaceWith(t.stringLiteral(translation))
        else if (
          SENTENCE.test(value) &&
          STRICT.test(filename) &&
          !isDevelopers(path) &&
          !isNotOurs(path)
        ) {
          throw path.buildCodeFrameError('This sentence is not translated.')
        }
        path.skip()
      },
      TemplateElement(path, { filename = '' }) {
        if (WORDS.test(path.node.value.raw) && STRICT.test(filename) && !isDevelopers(path)) {
          throw path.buildCodeFrameError('A sentence with values belongs in a message.')
        }
      },
    },
  })
}

// What is thrown as it is, or stands in the console.
function isDevelopers(path: NodePath): boolean {
  const around = path.findParent((each) => each.isNewExpression() || each.isCallExpression())
  return /^((Aggregate)?Error|console[.]\w+)$/.test(around?.get('callee').toString() ?? '')
}

// What stays in its own language: all that has authors, and what others call their videos.
function isNotOurs({ parentPath: property }: NodePath): boolean {
  if (!property?.isObjectProperty()) return false
  const all = [property, ...property.getAllPrevSiblings(), ...property.getAllNextSiblings()]
  return (
    /^video(?:Title|Channel)$/.test(nameOf(property)) ||
    all.some((each) => nameOf(each) === 'authors')
  )
}

function nameOf(property: NodePath): string {
  return property.isObjectProperty() ? property.get('key').toString() : ''
}

function isNoValue({ parentPath, key }: NodePath): boolean {
  return (
    parentPath?.isModuleDeclaration() ||
    parentPath?.isTSLiteralType() ||
    // The macros' messages are another plugin's.
    (parentPath?.isObjectProperty() === true && (key === 'key' || nameOf(parentPath) === 'message'))
  )
}
