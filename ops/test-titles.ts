import { type ESTree, parseSync, Visitor } from 'vite'

export interface Title {
  /** As it stands in the file: the title of a test or group, or the first cell of a row of a table. */
  readonly text: string
  /** The same for a reader: a row stands in the title of its `each`, or has its other cells beside it. */
  readonly whole: string
}

/** What takes a title: that of the test tools, and what our tests make of it. */
const TITLED = /^(?:test|it|describe|withPayee|onBothEngines)\b/
const NEVER_RUN = /\.(?:skip|todo|fixme)\b/
const PLACE = /%[a-z]/g

/** The titles of the tests and groups of a file, and the rows of its tables. */
export function titlesIn(file: string, source: string): Title[] {
  const titles: Title[] = []
  const tables: { title: string; start: number; end: number }[] = []
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      const called = source.slice(callee.start, callee.end)
      const text = textOf(first)
      if (text === null || !TITLED.test(called) || NEVER_RUN.test(called)) return
      titles.push({ text, whole: text })
      if (callee.type === 'CallExpression') tables.push({ ...callee, title: text })
    },
    ArrayExpression({ elements, start }) {
      const text = textOf(elements[0])
      if (text === null) return
      const table = tables.find((table) => table.start < start && start < table.end)
      const cells = elements.map(cellOf)
      const whole = table?.title.replace(PLACE, (it) => cells.shift() ?? it)
      titles.push({ text, whole: whole ?? cells.filter((cell) => cell !== null).join(' ') })
    },
  }).visit(parseSync(file, source).program)
  return titles
}

/** What is written between the quotes of a text, with … for what is put in; null for anything else. */
function textOf(node: ESTree.Node | null | undefined): string | null {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  if (node?.type !== 'TemplateLiteral') return null
  return node.quasis.map(({ value }) => value.cooked).join('…')
}

function cellOf(node: ESTree.Node | null): string | null {
  return textOf(node) ?? (node?.type === 'Literal' ? node.raw : null)
}
