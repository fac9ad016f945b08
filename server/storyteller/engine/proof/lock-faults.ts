import { toldBefore } from '../walk.ts'
import type { ProvableStory } from './story.ts'

/** Every key before its lock and every need before its beat, on every path; what a beat gives, it tells. */
export function lockFaults({ plot, nodes, graph }: ProvableStory): string[] {
  const memo = new Map<string, ReadonlyMap<number, boolean>>()
  const told = (facts: readonly string[]): ReadonlyMap<number, boolean> => {
    const id = facts.join('|')
    const known =
      memo.get(id) ?? toldBefore(graph, ({ sign, id }) => sign === '=' && facts.includes(id))
    memo.set(id, known)
    return known
  }
  const opened = new Set<string>()
  const faults = nodes.flatMap((node) => {
    const beat = plot.beats[node.beat]
    const shut = [node.opens, ...node.options.map(({ opens }) => opens)].filter(
      (id) => id !== undefined,
    )
    const keys = shut.flatMap((id) => {
      opened.add(id)
      const lock = plot.locks[id]
      if (lock === undefined) return [[`no lock is called ${id}`]]
      return [...(lock.anyOf ? [lock.anyOf] : []), ...(lock.allOf ?? []).map((key) => [key])]
    })
    const needs = (beat?.needs ?? []).map((fact) => [fact])
    const untold = (beat?.gives ?? []).filter(
      (fact) => !node.tells.some(({ sign, id }) => sign === '=' && id === fact),
    )
    return [
      ...keys
        .filter((key) => !told(key).get(node.id))
        .map((key) => `key: ${node.id} ${node.beat} opens without ${key.join(' or ')}`),
      ...needs
        .filter((fact) => !told(fact).get(node.id))
        .map((fact) => `need: ${node.id} ${node.beat} without ${fact.join()}`),
      ...untold.map((fact) => `gives: ${node.id} ${node.beat} does not tell ${fact}`),
    ]
  })
  const idle = Object.keys(plot.locks).filter((id) => !opened.has(id))
  return [...faults, ...idle.map((id) => `lock: nothing opens ${id}`)]
}
