import { globSync, readFileSync } from 'node:fs'
import { beneath, isNode, type Node, treeOf } from '../../scripts/mutation/syntax.ts'

/** A rule of the specification; `piece` is the work it waits for, null when it is due. */
export type Rule = { id: string; sentence: string; piece: string | null }

export const RULE = /^- \*\*([A-Z]{2}\d+)\*\* (.+?)(?: · open: (.+))?$/

/** The rules of a page, in its order. */
export const rulesIn = (text: string): Rule[] =>
  text
    .split('\n')
    .map((line) => RULE.exec(line))
    .filter((found) => found !== null)
    .map(([, id = '', sentence = '', piece]) => ({ id, sentence, piece: piece ?? null }))

const IDS = /^(?:\[[A-Z]{2}\d+(?:, ?[A-Z]{2}\d+)*\] ?)+/
const COMMENTED = /^\s*(?:\/\/|\*|\/\*).*$/gm

/** The name a call begins with: `it` of `it.each(…)(…)`; none of one that never runs. */
function calledOf(node: unknown): string {
  if (!isNode(node)) return ''
  if (node.type === 'Identifier') return String(node.name)
  if (node.type === 'TaggedTemplateExpression') return calledOf(node.tag)
  if (node.type === 'CallExpression') return calledOf(node.callee)
  const way = isNode(node.property) ? String(node.property.name) : ''
  return /^(skip|todo)$/.test(way) ? '' : calledOf(node.object)
}

/** What a text begins with, as far as it is written down. */
function beginningOf(node: unknown): string {
  if (!isNode(node)) return ''
  if (node.type === 'Literal') return String(node.value)
  const [first] =
    node.type === 'TemplateLiteral' ? (node.quasis as { value: { cooked: string } }[]) : []
  return first?.value.cooked ?? ''
}

/** The titles of a test file: what stands first in a call of `it`, `test` or `describe`, and no other text. */
function titlesIn(file: string, source: string): string[] {
  const titles: string[] = []
  const visit = (node: Node): void => {
    if (node.type === 'CallExpression' && /^(it|test|describe)$/.test(calledOf(node.callee)))
      titles.push(beginningOf((node.arguments as unknown[])[0]))
    for (const [, child] of beneath(node)) visit(child)
  }
  visit(treeOf(file, source).program)
  return titles
}

/** The ids the titles of a test file name: `[ST1] …`, `[ST1] [ST2] …` or `[ST1, ST2] …`. */
export const idsIn = (source: string, file = 'titles.test.ts'): string[] =>
  titlesIn(file, source).flatMap((title) =>
    [...(IDS.exec(title)?.[0] ?? '').matchAll(/[A-Z]{2}\d+/g)].map(([id]) => id),
  )

const STOPPED =
  /\b(?:it|test|describe)(?:\.\w+)*\.(?:skip|todo|only|fails)\b|\b[xf](?:it|describe)\(/g

/** The calls of a test file that run nothing, or keep others from running. */
export const stoppedIn = (source: string): string[] =>
  [...source.replace(COMMENTED, '').matchAll(STOPPED)].map(([call]) => call)

/** The pages of rules and the sources of the tests, as they stand on the disk. */
export function readRules() {
  const page = readFileSync('tests/rules.md', 'utf8')
  const ahead = readFileSync('tests/rules-ahead.md', 'utf8')
  const files = globSync(['tests/**/*.test.{ts,tsx}', 'tests/e2e/**/*.{ts,tsx,mjs}'])
  const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
  const ids = new Map([...sources].map(([file, source]) => [file, idsIn(source, file)]))
  const tested = new Set([...ids.values()].flat())
  return { page, ahead, rules: rulesIn(page), sources, ids, tested }
}
