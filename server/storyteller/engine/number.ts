import type { Links, ToldNode } from './compile.ts'
import type { Plot } from './plot.ts'

const PER_ACT = 1000

/** Ids in telling order: chapter 2 counts from 2001; endings stand last, in the last chapter. */
export function numbered(
  plot: Plot,
  nodes: readonly ToldNode[],
  links: ReadonlyMap<ToldNode, Links>,
): ToldNode[] {
  const order = [...Object.keys(plot.beats), ...Object.keys(plot.endings)]
  const place = new Map(order.map((id, at) => [id, at]))
  const sorted = nodes.toSorted((a, b) => (place.get(a.beat) ?? 0) - (place.get(b.beat) ?? 0))
  const count = new Map<number, number>()
  const ids = new Map<ToldNode, number>()
  for (const node of sorted) {
    const at = (count.get(node.act) ?? 0) + 1
    count.set(node.act, at)
    ids.set(node, node.act * PER_ACT + at)
  }
  const idOf = (node: ToldNode | null | undefined): number | undefined =>
    node === null || node === undefined ? undefined : ids.get(node)
  return sorted.map((node) => {
    const link = links.get(node)
    const id = idOf(node) ?? 0
    return {
      ...node,
      id,
      to: idOf(link?.to) ?? null,
      options: node.options.map((option, at) => ({
        ...option,
        id: id * 10 + at + 1,
        to: idOf(link?.options[at]) ?? 0,
      })),
    }
  })
}
