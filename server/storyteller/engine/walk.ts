import type { ToldNode, ToldOption } from './compile.ts'
import type { Tell } from './text.ts'

/** A way from one told node to the next. */
export type ToldStep = {
  readonly from: ToldNode
  readonly to: ToldNode
  readonly option?: ToldOption
}

/** A told game made ready to be walked. Links lead forward, so ids ascend along every path. */
export type Graph = {
  readonly sorted: readonly ToldNode[]
  readonly byId: ReadonlyMap<number, ToldNode>
  readonly steps: ReadonlyMap<number, readonly ToldStep[]>
}

export function graphOf(nodes: readonly ToldNode[]): Graph {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const sorted = nodes.toSorted((a, b) => a.id - b.id)
  const stepsFrom = (node: ToldNode): ToldStep[] => {
    if (node.options.length > 0)
      return node.options.flatMap((option) => {
        const to = byId.get(option.to)
        return to === undefined ? [] : [{ from: node, to, option }]
      })
    const to = node.to === null ? undefined : byId.get(node.to)
    return to === undefined ? [] : [{ from: node, to }]
  }
  return { sorted, byId, steps: new Map(sorted.map((node) => [node.id, stepsFrom(node)])) }
}

/** For each node, whether something was told on every path (or on some path) that comes to it, its own text included. */
export function toldBefore(
  { sorted, steps }: Graph,
  counts: (tell: Tell) => boolean,
  on: 'every' | 'some' = 'every',
): ReadonlyMap<number, boolean> {
  const before = new Map<number, boolean>()
  const told = new Map<number, boolean>()
  for (const node of sorted) {
    const here = (before.get(node.id) ?? false) || node.tells.some(counts)
    told.set(node.id, here)
    for (const { to, option } of steps.get(node.id) ?? []) {
      const there = here || (option?.tells.some(counts) ?? false)
      const known = before.get(to.id)
      const joined = on === 'every' ? (known ?? true) && there : (known ?? false) || there
      before.set(to.id, joined)
    }
  }
  return told
}

const STEPS = 2000

/** One player, who at each choice takes the option that `choose` names, or the last where there are fewer. */
export function play({ sorted, steps }: Graph, choose: (node: ToldNode) => number): ToldStep[] {
  let node = sorted[0]
  const walked: ToldStep[] = []
  for (let left = STEPS; node !== undefined && left > 0; left--) {
    const ways: readonly ToldStep[] = steps.get(node.id) ?? []
    const step = ways[Math.min(choose(node), ways.length - 1)]
    if (step === undefined) return walked
    walked.push(step)
    node = step.to
  }
  return walked
}
