import type { Node } from './syntax.ts'

/** What is put in the place of a piece of the source, and what kind of fault that is. */
export type Put = { kind: string; start: number; end: number; text: string }

const COMPARED: Record<string, string[]> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
}
const COUNTED: Record<string, string> = { '+': '-', '-': '+', '*': '/', '/': '*', '%': '*' }
const JOINED: Record<string, string> = { '&&': '||', '||': '&&' }
/** Calls that can be left out: what they are called on has the same shape. */
const LEFT_OUT = /^(filter|sort|toSorted|reverse|toReversed|slice|trim|toLowerCase|toUpperCase)$/
/** Words of a style sheet, not of a person. */
const CLASSES =
  /^[a-z0-9:[\]()/.,%#_!&>*-]+( [a-z0-9:[\]()/.,%#_!&>*-]+)+$|^[a-z0-9:]+-[a-z0-9[\]/.-]+$/

type Mutator = (node: Node, source: string) => Put[]

const part = (node: Node, field: string): Node => node[field] as Node
const list = (node: Node, field: string): Node[] => node[field] as Node[]
const whole = (kind: string, { start, end }: Node, text: string): Put => ({
  kind,
  start,
  end,
  text,
})
const textOf = ({ start, end }: Node, source: string): string => source.slice(start, end)

function operator(node: Node, source: string, kind: string, others: string[]): Put[] {
  const was = String(node.operator)
  const start = source.indexOf(was, part(node, 'left').end)
  return others.map((text) => ({ kind, start, end: start + was.length, text }))
}

const isWords = ({ type }: Node, value: unknown): boolean =>
  type === 'TemplateLiteral' || typeof value === 'string'

const binary: Mutator = (node, source) => {
  const was = String(node.operator)
  const [left, right] = [part(node, 'left'), part(node, 'right')]
  const joinsWords = isWords(left, left.value) || isWords(right, right.value)
  const counted = COUNTED[was]
  return [
    ...operator(node, source, 'comparison', COMPARED[was] ?? []),
    ...(counted && !joinsWords ? operator(node, source, 'arithmetic', [counted]) : []),
  ]
}

const logical: Mutator = (node, source) => {
  const joined = JOINED[String(node.operator)]
  if (joined) return operator(node, source, 'and/or', [joined])
  return [whole('default left out', node, textOf(part(node, 'left'), source))]
}

const condition: Mutator = (node, source) => {
  const test = part(node, 'test')
  return [whole('condition', test, `!(${textOf(test, source)})`)]
}

const literal: Mutator = (node, source) => {
  const { value } = node
  if (typeof value === 'boolean') return [whole('truth', node, String(!value))]
  if (typeof value === 'number')
    return near(value).map((text) => whole('number', node, `(${text})`))
  if (typeof value !== 'string' || CLASSES.test(value)) return []
  return [whole('text', node, value === '' ? `'x'` : `''`)].filter(() => source !== '')
}

/** Of a small number its neighbours; of a great one, where one more is no fault, the double and the half. */
const near = (value: number): number[] =>
  Math.abs(value) < 50 ? [value + 1, value - 1] : [value * 2, value / 2]

const body: Mutator = (node) => {
  const { start } = part(node, 'body')
  const statements =
    part(node, 'body').type === 'BlockStatement' ? list(part(node, 'body'), 'body') : []
  const answers = statements.some(({ type }) => type === 'ReturnStatement')
  if (statements.length < 2 || answers) return []
  return [{ kind: 'early return', start: start + 1, end: start + 1, text: ' return;' }]
}

const MUTATORS: Record<string, Mutator> = {
  BinaryExpression: binary,
  LogicalExpression: logical,
  IfStatement: condition,
  ConditionalExpression: condition,
  Literal: literal,
  TemplateLiteral: (node) => [whole('text', node, `''`)],
  UnaryExpression: (node, source) =>
    node.operator === '!'
      ? [whole('condition', node, `(${textOf(part(node, 'argument'), source)})`)]
      : [],
  ArrayExpression: (node) => (list(node, 'elements').length > 0 ? [whole('list', node, '[]')] : []),
  ExpressionStatement: (node) =>
    typeof node.directive === 'string' ? [] : [whole('statement left out', node, '{}')],
  MemberExpression: (node, source) => {
    const start = source.indexOf('?.', part(node, 'object').end)
    const text = node.computed ? '' : '.'
    return node.optional ? [{ kind: 'chain', start, end: start + 2, text }] : []
  },
  CallExpression: (node, source) => {
    const callee = part(node, 'callee')
    const named = String((callee.property as { name?: unknown } | undefined)?.name ?? '')
    if (callee.type !== 'MemberExpression' || !LEFT_OUT.test(named)) return []
    return [whole('call left out', node, textOf(part(callee, 'object'), source))]
  },
  ArrowFunctionExpression: body,
  FunctionDeclaration: body,
}

/** The small faults that can be put in the place of one node. */
export const mutators: Mutator = (node, source) => MUTATORS[node.type]?.(node, source) ?? []
