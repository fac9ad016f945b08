import { expect, it } from 'vitest'
import type { ToldNode } from '#server/storyteller/engine/compile.ts'
import { storyFaults } from '#server/storyteller/engine/proof/faults.ts'
import { tellStory } from '#server/storyteller/engine/tell-story.ts'
import { graphOf } from '#server/storyteller/engine/walk.ts'
import { englishPlot, inputOf, provable } from './telling.ts'

/** The faults of a contest some of whose nodes became of another kind after it was told. */
function cast(kind: ToldNode['kind'], which: (node: ToldNode) => boolean): string[] {
  const game = tellStory(inputOf(englishPlot('contest-fair'), 'en_US', '0'))
  const nodes = game.nodes.map((node) => (which(node) ? { ...node, kind } : node))
  return storyFaults({ ...provable(game), nodes, graph: graphOf(nodes) })
}
const isRiddle = ({ kind }: ToldNode) => kind === 'puzzle' || kind === 'wordGame'

it.each<[string, string, ToldNode['kind'], (node: ToldNode) => boolean]>([
  [
    'an act with nothing to find out',
    'act 2 has nothing to find out',
    'text',
    (node) => node.act === 2 && isRiddle(node),
  ],
  [
    'an act without a choice',
    'act 2 has no option',
    'text',
    ({ act, kind }) => act === 2 && kind === 'option',
  ],
  ['a game without a word game', 'no wordGame', 'text', ({ kind }) => kind === 'wordGame'],
  ['an ending that leads on', 'no end: ', 'ending', ({ beat }) => beat === 'rivalMeets'],
])('[PG2] finds %s', (_, said, kind, which) => {
  const found = cast(kind, which).filter((fault) => fault.startsWith(said))
  expect(found).toHaveLength(1)
})

it('[PG2] lets an act go without a word game where there is something else to find out', () => {
  const faults = cast('puzzle', ({ act, kind }) => act === 2 && kind === 'wordGame')
  expect(faults.filter((fault) => fault.startsWith('act ') || fault.startsWith('no '))).toEqual([])
})
