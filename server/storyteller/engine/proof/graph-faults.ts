import type { Story } from './story.ts'

/** A beat may come in so many copies: more, and the game remembers too much at once. */
const COPIES = 10

/** Links lead forward to nodes that are there; only endings end; everything is reached; every act plays all forms. */
export function graphFaults({ nodes, graph }: Story): string[] {
  const { sorted, byId } = graph
  const reached = new Set(sorted.slice(0, 1).map(({ id }) => id))
  const faults: string[] = []
  for (const node of sorted) {
    const links = node.options.length > 0 ? node.options.map((one) => one.to) : [node.to]
    for (const link of links) {
      if (link === null && node.kind === 'ending') continue
      if (link === null || !byId.has(link)) faults.push(`dead end: ${node.id} ${node.beat}`)
      else if (link <= node.id) faults.push(`loop: ${node.id} leads back to ${link}`)
      else if (reached.has(node.id)) reached.add(link)
    }
    if (!reached.has(node.id)) faults.push(`unreached: ${node.id} ${node.beat}`)
    if (node.text === '') faults.push(`silent: ${node.id} ${node.beat}`)
  }
  for (const act of new Set(nodes.map((node) => node.act))) {
    const kinds = new Set(nodes.filter((node) => node.act === act).map((node) => node.kind))
    for (const kind of ['text', 'option', 'puzzle', 'wordGame'] as const)
      if (!kinds.has(kind)) faults.push(`act ${act} has no ${kind}`)
  }
  const copies = new Map<string, number>()
  for (const { beat } of nodes) copies.set(beat, (copies.get(beat) ?? 0) + 1)
  for (const [beat, count] of copies)
    if (count > COPIES) faults.push(`size: ${count} copies of ${beat}`)
  return faults
}
