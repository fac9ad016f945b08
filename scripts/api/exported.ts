import { isNode, type Node, treeOf } from '../mutation/syntax.ts'
import { signatureOf } from './signature.ts'

/** One exported thing, as its source says it; `doc` is empty where nothing stands above it. */
export type Exported = { name: string; doc: string; signature: string }

type Comment = { type: string; value: string; start: number; end: number }

/** What a source file declares and exports, in its order; throws where something is exported apart from its declaration. */
export function exportedFrom(file: string, source: string): Exported[] {
  const { program, comments } = treeOf(file, source)
  return (program.body as Node[]).flatMap(({ type, start, declaration }) => {
    if (!type.startsWith('Export')) return []
    if (!isNode(declaration)) throw new Error(`${file}: write "export" before each declaration`)
    const doc = docAbove(source, comments, start)
    const signature = signatureOf(declaration, source)
    return namesOf(declaration).map((name) => ({ name, doc, signature }))
  })
}

function namesOf({ id, declarations }: Node): string[] {
  const holders = Array.isArray(declarations) ? (declarations as Node[]) : [{ id }]
  return holders.map((holder) => String((holder.id as { name?: unknown }).name))
}

const LINES = /\/\/.*/g

/** The docstring right above a place, in one line a paragraph; a word to the linter may stand between. */
function docAbove(source: string, comments: readonly Comment[], place: number): string {
  const above = comments.findLast(({ type, end }) => type === 'Block' && end <= place)
  if (above === undefined || !above.value.startsWith('*')) return ''
  if (source.slice(above.end, place).replace(LINES, '').trim() !== '') return ''
  const lines = above.value.slice(1).split('\n')
  return lines
    .map((line) => line.replace(/^\s*\* ?/, '').trim())
    .join('\n')
    .trim()
}
