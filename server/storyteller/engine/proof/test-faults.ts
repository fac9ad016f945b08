import { toldBefore } from '../walk.ts'
import type { ProvableStory } from './story.ts'

/** Each test has one solution by enumeration and offers it once; its clues were told, in their words, on every path. */
export function testFaults({ tests, plot, nodes, graph }: ProvableStory): string[] {
  return Object.entries(tests).flatMap(([id, test]) => {
    const solutions = test.solutions()
    const isFair = solutions.length === 1 && solutions[0] === test.right
    const offered = test.options.filter((option) => option === test.right).length
    const copies = nodes.filter(({ beat }) => beat === id)
    const untold = Object.entries(test.clues).filter(([fact, words]) => {
      const told = toldBefore(
        graph,
        (tell) =>
          tell.sign === '=' &&
          tell.id === fact &&
          tell.words.toLowerCase().includes(words.toLowerCase()),
      )
      return !copies.every((node) => told.get(node.id))
    })
    const isPuzzle = plot.beats[id]?.kind === 'puzzle'
    const isAsked = copies.every(({ to }) => to !== null && graph.byId.get(to)?.kind === 'option')
    return [
      ...(isFair ? [] : [`puzzle: ${id} has ${solutions.length} solutions`]),
      ...(offered === 1 && new Set(test.options).size === test.options.length
        ? []
        : [`puzzle: ${id} does not offer its answer once`]),
      ...untold.map(([fact]) => `puzzle: ${id} misses the clue ${fact}`),
      ...(isPuzzle && !isAsked ? [`puzzle: ${id} is not asked again`] : []),
    ]
  })
}
