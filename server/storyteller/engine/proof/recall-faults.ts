import { toldBefore } from '../walk.ts'
import type { ProvableStory } from './story.ts'

/** What a text remembers happened to everybody who can read it; what it says never happened, to nobody. */
export function recallFaults({ nodes, graph }: ProvableStory): string[] {
  const memo = new Map<string, ReadonlyMap<number, boolean>>()
  const told = (sign: '?' | '~', fact: string): ReadonlyMap<number, boolean> => {
    const key = `${sign}${fact}`
    const on = sign === '?' ? 'every' : 'some'
    const known =
      memo.get(key) ?? toldBefore(graph, ({ sign, id }) => sign === '=' && id === fact, on)
    memo.set(key, known)
    return known
  }
  return nodes.flatMap((node) =>
    [...node.tells, ...node.options.flatMap(({ tells }) => tells)].flatMap(
      ({ sign, id, words }) => {
        if (sign !== '?' && sign !== '~') return []
        return told(sign, id).get(node.id) === (sign === '?')
          ? []
          : [`recall: ${node.id} ${node.beat} is not true for everybody: ${words}`]
      },
    ),
  )
}
