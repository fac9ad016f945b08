import { choiceFaults, lazyFaults, lossFaults } from './choice-faults.ts'
import { endingFaults } from './ending-faults.ts'
import { plotGraphFaults } from './graph-faults.ts'
import { lockFaults } from './lock-faults.ts'
import { memoryFaults } from './memory-faults.ts'
import { plotProseFaults } from './prose-faults.ts'
import { recallFaults } from './recall-faults.ts'
import { sentenceFaults } from './sentence-faults.ts'
import type { ProvableStory } from './story.ts'
import { testFaults } from './test-faults.ts'

const CHECKS = [
  ...[endingFaults, lockFaults, recallFaults, memoryFaults, choiceFaults, testFaults],
  ...[lazyFaults, lossFaults, sentenceFaults, plotProseFaults],
]

/** Everything wrong with a told plot; one with faults is never shown. */
export function storyFaults(story: ProvableStory): string[] {
  const graph = plotGraphFaults(story)
  // whoever walks a graph with loops does not come back
  if (graph.some((fault) => fault.startsWith('dead') || fault.startsWith('loop'))) return graph
  return [...graph, ...CHECKS.flatMap((check) => check(story))]
}
