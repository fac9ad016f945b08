import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { beneath, isNode, type Node, treeOf } from '../../scripts/mutation/syntax.ts'

/** What waits for a second, where nobody says for how long. */
const WAITING = /^(waitUntil|waitFor)$/

const isWaiting = ({ type, callee }: Node): boolean =>
  type === 'CallExpression' &&
  isNode(callee) &&
  isNode(callee.object) &&
  callee.object.name === 'vi' &&
  isNode(callee.property) &&
  WAITING.test(String(callee.property.name))

/** The lines of a test at which it waits for no longer than its tools do by themselves. */
function impatientIn(file: string, source: string): string[] {
  const found: string[] = []
  function walk(node: Node): void {
    const given = Array.isArray(node.arguments) ? node.arguments.length : 0
    if (isWaiting(node) && given < 2)
      found.push(`${file}:${source.slice(0, node.start).split('\n').length}`)
    for (const [, child] of beneath(node)) walk(child)
  }
  walk(treeOf(file, source).program)
  return found
}

it('[KL7] no test waits for something as short as the second its tools give it', () => {
  const files = globSync('tests/**/*.{ts,tsx}')
  const waiting = files
    .map((file) => [file, readFileSync(file, 'utf8')] as const)
    .filter(([, source]) => source.includes('vi.wait'))
  expect(waiting.length).toBeGreaterThan(50)
  expect(waiting.flatMap(([file, source]) => impatientIn(file, source))).toEqual([])
})

it('[KL7] one that does is told by its line', () => {
  const source = 'await vi.waitUntil(() => done)\nawait vi.waitFor(look, { timeout: 9_000 })\n'
  expect(impatientIn('a.test.ts', source)).toEqual(['a.test.ts:1'])
})
