import { mutators, type Put } from './mutators.ts'
import { beneath, type Node, treeOf } from './syntax.ts'

/** Where a mark can stand that runs whenever the fault's own statement or arrow does: `to` is the end of an arrow's body. */
export type Mark = { at: number; to: number | null }

/** One small fault: `text` in the place of what stands from `start` to `end` in the file. */
export type Fault = Put & { file: string; line: number; change: string; mark: Mark }

/** Types, imports and names carry no behaviour of their own, and how a thing looks is judged by eye. */
const SILENT = /^(TS(?!As|Satisfies|NonNull)|Import|ExportAll|JSXText|TaggedTemplate)/
const TYPES = /^(typeAnnotation|typeParameters|typeArguments|returnType|implements|tag|key)$/
const LOOKS =
  /^(className|style|d|viewBox|variant|tone|size|side|sideOffset|align|strokeWidth|lines|rows)$/

/** What of a node may hold faults. */
function* inside(node: Node): Generator<Node> {
  for (const [field, child] of beneath(node)) {
    if (TYPES.test(field) || SILENT.test(child.type)) continue
    if (child.type !== 'JSXAttribute') yield child
    else if (isJudged(child)) yield child.value as Node
  }
}

/** An attribute's braces, and none of how it looks. */
const isJudged = ({ name, value }: Node): boolean =>
  (value as Node | null)?.type === 'JSXExpressionContainer' &&
  !LOOKS.test(String((name as { name?: unknown }).name))

const BLOCK = /^(Program|BlockStatement|SwitchCase)$/

/** The mark of what stands in `child`: its own statement or arrow, else that of what is around it. */
function markOf(node: Node, child: Node, around: Mark): Mark {
  if (BLOCK.test(node.type) && child !== node.test) return { at: child.start, to: null }
  const isBody = node.type === 'ArrowFunctionExpression' && child === node.body
  if (isBody && child.type !== 'BlockStatement') return { at: child.start, to: child.end }
  return around
}

/** All small faults one source file offers, in the order of the file. */
export function faultsIn(file: string, source: string): Fault[] {
  const found: Fault[] = []
  const visit = (node: Node, mark: Mark): void => {
    for (const put of mutators(node, source))
      found.push({ ...put, ...told(file, source, put), mark })
    for (const child of inside(node)) visit(child, markOf(node, child, mark))
  }
  visit(treeOf(file, source).program, { at: 0, to: null })
  return found.sort((a, b) => a.start - b.start || a.end - b.end || a.text.localeCompare(b.text))
}

function told(file: string, source: string, { start, end, text }: Put) {
  const line = source.slice(0, start).split('\n').length
  const was = short(source.slice(start, end))
  return { file, line, change: `${was || 'nothing'} → ${short(text) || 'nothing'}` }
}

const short = (text: string): string => {
  const one = text.replace(/\s+/g, ' ').trim()
  return one.length > 70 ? `${one.slice(0, 69)}…` : one
}

/** The source with its fault in it. */
export const withFault = (source: string, { start, end, text }: Fault): string =>
  source.slice(0, start) + text + source.slice(end)

/** The source with a mark at each place: whoever runs it says the fault's number aloud. */
export function withMarks(source: string, marks: [number: number, mark: Mark][]): string {
  const inserts = marks.flatMap(([number, { at, to }]): [at: number, put: string][] => {
    // for tests that compile what they find, and for those that read it for numbers
    const call = `Reflect.get(globalThis, 'reached')?.('f${number}')`
    return to === null
      ? [[at, `${call};`]]
      : [
          [at, `(${call},`],
          [to, ')'],
        ]
  })
  return inserts
    .toSorted(([a, one], [b, other]) => b - a || rank(one) - rank(other))
    .reduce<string>((text, [at, put]) => text.slice(0, at) + put + text.slice(at), source)
}

/** Of what is put in at one place, what is put in last stands first: the end of what came before, a statement, an arrow. */
const rank = (put: string): number => (put.startsWith('(') ? 0 : put === ')' ? 2 : 1)
