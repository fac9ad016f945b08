import { extname } from 'node:path'
import { parseSync } from 'vite'

/** A node of a syntax tree, as far as it is walked here: `start` and `end` are places in the source. */
export type Node = {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

const LANGUAGES: Record<string, 'js' | 'tsx'> = { '.mjs': 'js', '.tsx': 'tsx' }

/** The syntax tree of a source file; throws when the file cannot be read as its ending says. */
export function treeOf(file: string, source: string) {
  const lang = LANGUAGES[extname(file)] ?? 'ts'
  const { program, errors, module, comments } = parseSync(file, source, { lang })
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  return { program: program as unknown as Node, module, comments }
}

/** True of a node, and of nothing else that stands in a syntax tree. */
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** The nodes right beneath a node, each with the field it stands in. */
export function* beneath(node: Node): Generator<[field: string, child: Node]> {
  for (const [field, value] of Object.entries(node))
    for (const one of Array.isArray(value) ? value : [value]) if (isNode(one)) yield [field, one]
}
