import {
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  DeleteQueryNode,
  IdentifierNode,
  InsertQueryNode,
  type Kysely,
  type KyselyPlugin,
  type OperationNode,
  ParensNode,
  RawNode,
  ReferenceNode,
  SelectQueryNode,
  TableNode,
  UpdateQueryNode,
  ValueNode,
} from 'kysely'
import type { Tables } from '../store/schema.ts'

/** What a table is spread over machines by: every query names one value of it. Everything of a person goes by the person. */
export const spreadBy: Partial<Record<keyof Tables, string>> = {
  users: 'id',
  emails: 'email',
  identity_owners: 'subject',
  limits: 'key',
  push_keys: 'name',
}

/** Queries over many machines at once, each with why it may. */
const WIDE = [
  // The sweep of what has run out: rare, and nobody waits for it.
  'delete limits by resets_at',
  // What is due is anybody's: a look at one index and a claim, six times a minute where nothing is.
  'select reminders by next_at',
  'update reminders by next_at',
]

/** The same database, but a query that could not be sent to one machine alone throws. */
export function spread(db: Kysely<Tables>): Kysely<Tables> {
  return db.withPlugin(new Spread())
}

class Spread implements KyselyPlugin {
  transformQuery: KyselyPlugin['transformQuery'] = ({ node }) => {
    const problem = problemOf(node)
    if (problem) throw new Error(`This query leaves its machine: ${problem}`)
    return node
  }
  transformResult: KyselyPlugin['transformResult'] = async ({ result }) => result
}

/** Why a query could not be sent to one machine; null where it can. */
export function problemOf(node: OperationNode): string | null {
  if (RawNode.is(node)) return isHarmless(node) ? null : 'it is raw'
  if (InsertQueryNode.is(node)) {
    const table = nameOf(node.into)
    const columns = node.columns?.map(({ column }) => column.name) ?? []
    return columns.includes(keyOf(table)) ? null : `insert ${table} without ${keyOf(table)}`
  }
  if (UpdateQueryNode.is(node)) return unnamed('update', node.table, node.where?.where)
  if (DeleteQueryNode.is(node)) {
    return (
      node.from.froms.map((from) => unnamed('delete', from, node.where?.where)).find(Boolean) ??
      null
    )
  }
  if (!SelectQueryNode.is(node)) return null
  const froms = node.from?.froms ?? []
  if (froms.length !== 1) return 'it reads several tables that nothing joins'
  const [first] = froms
  for (const { table, on } of node.joins ?? []) {
    if (!on || !isSamePerson(on.on, nameOf(table)))
      return `${nameOf(table)} is joined by another than its person`
  }
  return unnamed('select', first, node.where?.where)
}

function unnamed(
  verb: string,
  from: OperationNode | undefined,
  where: OperationNode | undefined,
): string | null {
  const table = nameOf(from)
  const columns = conditions(where).flatMap((condition) => fixedColumn(condition) ?? [])
  if (columns.includes(keyOf(table))) return null
  const compared = conditions(where).flatMap((condition) => comparedColumn(condition) ?? [])
  const query = `${verb} ${table} by ${compared.join(', ') || 'nothing'}`
  return WIDE.includes(query) ? null : query
}

function keyOf(table: string): string {
  return spreadBy[table as keyof Tables] ?? 'user_id'
}

/** What must all be true. */
function conditions(node: OperationNode | undefined): OperationNode[] {
  if (!node) return []
  if (ParensNode.is(node)) return conditions(node.node)
  return AndNode.is(node) ? [...conditions(node.left), ...conditions(node.right)] : [node]
}

/** The column that a condition gives one value. */
function fixedColumn(node: OperationNode): string | null {
  if (!BinaryOperationNode.is(node) || !ValueNode.is(node.rightOperand)) return null
  const isEqual = 'operator' in node.operator && node.operator.operator === '='
  return isEqual ? comparedColumn(node) : null
}

function comparedColumn(node: OperationNode): string | null {
  return BinaryOperationNode.is(node) ? columnOf(node.leftOperand) : null
}

function isSamePerson(on: OperationNode, table: string): boolean {
  return conditions(on).some((condition) => {
    if (!BinaryOperationNode.is(condition)) return false
    const { leftOperand, rightOperand } = condition
    const sides = [columnOf(leftOperand), columnOf(rightOperand)]
    return sides.includes(keyOf(table)) && sides.includes('user_id')
  })
}

function columnOf(node: OperationNode): string | null {
  if (!ReferenceNode.is(node) || !ColumnNode.is(node.column)) return null
  return node.column.column.name
}

function nameOf(node: OperationNode | undefined): string {
  if (node && TableNode.is(node)) return node.table.identifier.name
  return node && IdentifierNode.is(node) ? node.name : String(node?.kind)
}

// What names no table leaves no machine.
function isHarmless({ sqlFragments }: RawNode): boolean {
  return !/\b(from|into|update|table|lock|join)\b/i.test(sqlFragments.join(' '))
}
