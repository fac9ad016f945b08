import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { beneath, type Node, treeOf } from '../../scripts/mutation/syntax.ts'

/** At how many places of a file an empty word says something. */
const SAYS_SOMETHING: Readonly<Record<string, number>> = {
  // a noun may go on without a particle
  'reading/ja/read-idea.ts': 2,
  // there is no word for no tens, and for one
  'reading/en/numbers.ts': 1,
  // what an idea says nothing of is told in no word: it has no owner, and nobody beside its player
  'engine/by-idea.ts': 2,
  'engine/company-words.ts': 1,
  // nobody owns the cover, and nothing can be told of a picture before it is painted
  'assistant/offer-painting.ts': 2,
}
/** Files that are nothing but words: there a saying is never empty either. */
const WORDS_ALONE = /^(?:assistant\/words|reading\/lexicon|reading\/typed\/vocabulary)\//
const EMPTY_ALTERNATIVE = /\|\||\(\?:\||\|\)|^\||\|$/

const isEmpty = (node: unknown): boolean =>
  (node as Node | null)?.type === 'Literal' && (node as Node).value === ''
const named = ({ name }: Node): string => String(name)

/** Does this node hold a word that stands everywhere, or says nothing? */
function holdsNothing(node: Node, wordsAlone: boolean): boolean {
  const args = node.arguments as Node[]
  switch (node.type) {
    case 'ArrayExpression':
      return (node.elements as unknown[]).some(isEmpty)
    case 'VariableDeclarator':
      return isEmpty(node.init) && /^[A-Z_]+$/.test(named(node.id as Node))
    case 'NewExpression':
      return named(node.callee as Node) === 'RegExp' && isEmpty(args[0])
    case 'Literal': {
      const pattern = (node.regex as { pattern: string } | undefined)?.pattern.replace(/\\./g, 'x')
      return pattern !== undefined && EMPTY_ALTERNATIVE.test(pattern)
    }
    case 'Property':
      return wordsAlone && isEmpty(node.value)
    case 'ArrowFunctionExpression':
      return wordsAlone && isEmpty(node.body)
    default:
      return false
  }
}

function emptyIn(file: string): string[] {
  const source = readFileSync(`server/storyteller/${file}`, 'utf8')
  const found: string[] = []
  const visit = (node: Node): void => {
    if (holdsNothing(node, WORDS_ALONE.test(file)))
      found.push(`${file}:${source.slice(0, node.start).split('\n').length}`)
    for (const [, child] of beneath(node)) visit(child)
  }
  visit(treeOf(file, source).program)
  return found
}

it('[TL61] no list, pattern or saying of the storyteller holds an empty word', () => {
  const files = globSync('{assistant,builtin,engine,reading}/**/*.ts', {
    cwd: 'server/storyteller',
  })
  expect(files.length).toBeGreaterThan(150)
  const found = Object.entries(
    Object.groupBy(files.flatMap(emptyIn), (place) => place.replace(/:\d+$/, '')),
  )
  expect(Object.fromEntries(found.map(([file, places]) => [file, places?.length]))).toEqual(
    SAYS_SOMETHING,
  )
})
