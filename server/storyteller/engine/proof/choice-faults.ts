import { play } from '../walk.ts'
import type { ProvableStory } from './story.ts'

/** Two options of a choice that lead to one node lead to one future: the choice was none. */
export function choiceFaults({ nodes }: ProvableStory): string[] {
  return nodes.flatMap((node) => {
    const right = node.options.filter((option) => option.right)
    const wrong = node.options.filter((option) => !option.right)
    // all wrong answers of a test go one way
    const counted = right.length > 0 ? [...right, ...wrong.slice(0, 1)] : wrong
    const isReal = new Set(counted.map(({ to }) => to)).size === counted.length
    const texts = new Set(node.options.map(({ text }) => text))
    return [
      ...(isReal ? [] : [`choice: ${node.id} ${node.beat} changes nothing`]),
      ...(texts.size < node.options.length
        ? [`choice: ${node.id} ${node.beat} offers one thing twice`]
        : []),
      ...(texts.has('') ? [`choice: ${node.id} ${node.beat} has an option without words`] : []),
    ]
  })
}

/** Always the first, second, third or last option. */
const HABITS = [0, 1, 2, 99]
const LAZY = 'lazy: '
/** Whether a fault lies in the order of options alone, which another chance shuffles anew. */
export const isHabitFault = (fault: string): boolean => fault.startsWith(LAZY)

/** No lazy habit reaches the best ending. */
export function lazyFaults({ plot, graph }: ProvableStory): string[] {
  const best = Object.entries(plot.endings).find(([, { rank }]) => rank === 1)?.[0]
  return HABITS.flatMap((habit) => {
    const end = play(graph, () => habit).at(-1)?.to.beat
    return end === best ? [`${LAZY}always option ${habit + 1} reaches ${best}`] : []
  })
}

/** Whoever can still avoid a loss has been warned on the page where they choose. */
export function lossFaults({ plot, graph }: ProvableStory): string[] {
  const { sorted, steps } = graph
  const doomed = new Map<number, boolean>()
  for (const node of sorted.toReversed()) {
    const ways = steps.get(node.id) ?? []
    const isLost = plot.endings[node.beat]?.loss === true
    doomed.set(node.id, ways.length === 0 ? isLost : ways.every(({ to }) => doomed.get(to.id)))
  }
  return sorted.flatMap((node) => {
    if (doomed.get(node.id)) return []
    const falls = (steps.get(node.id) ?? []).some(({ to }) => doomed.get(to.id))
    return falls && !node.tells.some(({ sign }) => sign === '!')
      ? [`loss: ${node.id} ${node.beat} does not warn`]
      : []
  })
}
