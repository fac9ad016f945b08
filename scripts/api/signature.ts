import type { Node } from '../mutation/syntax.ts'

const nodeIn = (node: Node, field: string): Node | null => (node[field] as Node | null) ?? null

/** A declaration as it is written, without what a caller need not see: bodies, first values, and the private. */
export function signatureOf(declaration: Node, source: string): string {
  const { start, end, type } = declaration
  const write = (to: number): string => source.slice(start, to).trimEnd()
  if (type === 'FunctionDeclaration') return write(nodeIn(declaration, 'body')?.start ?? end)
  if (type === 'ClassDeclaration') return classOf(declaration, source)
  if (type === 'VariableDeclaration') return write(seenOf(declaration) ?? end)
  return write(end)
}

/** How much of a constant says its type; null where only its value does. */
function seenOf(declaration: Node): number | null {
  const [only] = declaration.declarations as Node[]
  const told = only && nodeIn(nodeIn(only, 'id') as Node, 'typeAnnotation')
  if (told) return told.end
  let made = only ? nodeIn(only, 'init') : null
  while (made?.type === 'ArrowFunctionExpression') {
    const answer = nodeIn(made, 'returnType')
    if (answer) return answer.end
    made = nodeIn(made, 'body')
  }
  return null
}

function classOf(declaration: Node, source: string): string {
  const body = nodeIn(declaration, 'body')
  if (body === null) return ''
  const members = (body.body as Node[]).filter(isPublic)
  const head = source.slice(declaration.start, body.start).trimEnd()
  if (members.length === 0) return `${head} {}`
  return `${head} {\n${members.map((one) => `${docOf(one, source)}  ${memberOf(one, source)}\n`).join('')}}`
}

const isPublic = (member: Node): boolean =>
  nodeIn(member, 'key')?.type !== 'PrivateIdentifier' && member.accessibility !== 'private'

function memberOf(member: Node, source: string): string {
  const { start, end } = member
  const value = nodeIn(member, 'value')
  const body = value && nodeIn(value, 'body')
  const told = nodeIn(member, 'typeAnnotation')
  const to = member.type === 'MethodDefinition' ? body?.start : told?.end
  return source.slice(start, to ?? end).trimEnd()
}

/** The docstring in the line above a member, with its line's end. */
const docOf = ({ start }: Node, source: string): string =>
  / *\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n(?= *$)/.exec(source.slice(0, start))?.[0] ?? ''
