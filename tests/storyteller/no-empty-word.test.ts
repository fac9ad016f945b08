import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { beneath, type Node, treeOf } from '../../scripts/mutation/syntax.ts'

/** Where an empty word says something. */
const SAYS_SOMETHING: Readonly<Record<string, string>> = {
  'reading/ja/read-idea.ts': 'no particle at all is one of the ways to go on after a noun',
  'reading/en/numbers.ts': 'there is no word for no tens and for one ten',
  'assistant/offer-painting.ts': 'an address under nothing is the whole part',
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
  const empty = files.flatMap(emptyIn)
  expect(empty.filter((place) => !(place.replace(/:\d+$/, '') in SAYS_SOMETHING))).toEqual([])
  for (const file of Object.keys(SAYS_SOMETHING))
    expect(
      empty.some((place) => place.startsWith(file)),
      file,
    ).toBe(true)
})
