import type { ProvableStory } from './story.ts'

/** A beat may come in so many copies: more, and the game remembers too much at once. */
const COPIES = 10

const FORMS = ['text', 'option', 'puzzle', 'wordGame'] as const

/**
 * Links lead forward to nodes that are there; only endings end; everything is reached; a game plays all forms, and each
 * act has something to choose and something to find out.
 */
export function plotGraphFaults(story: ProvableStory): string[] {
  return [...linkFaults(story), ...reachFaults(story), ...formFaults(story), ...copyFaults(story)]
}

function linkFaults({ graph: { sorted, byId } }: ProvableStory): string[] {
  return sorted.flatMap((node) => {
    const links = node.options.length > 0 ? node.options.map(({ to }) => to) : [node.to]
    const leadsOn = node.kind === 'ending' && links.some((link) => link !== null)
    if (leadsOn) return [`no end: ${node.id} ${node.beat}`]
    return links.flatMap((link) => {
      if (link === null && node.kind === 'ending') return []
      if (link === null || !byId.has(link)) return [`dead end: ${node.id} ${node.beat}`]
      return link <= node.id ? [`loop: ${node.id} leads back to ${link}`] : []
    })
  })
}

function reachFaults({ graph: { sorted, steps } }: ProvableStory): string[] {
  const reached = new Set(sorted.slice(0, 1).map(({ id }) => id))
  // links lead forward, so whoever leads here was met before
  for (const { id } of sorted)
    if (reached.has(id)) for (const { to } of steps.get(id) ?? []) reached.add(to.id)
  return sorted.flatMap(({ id, beat, text }) => [
    ...(reached.has(id) ? [] : [`unreached: ${id} ${beat}`]),
    ...(text === '' ? [`silent: ${id} ${beat}`] : []),
  ])
}

function formFaults({ nodes }: ProvableStory): string[] {
  const all = new Set(nodes.map(({ kind }) => kind))
  const acts = [...Map.groupBy(nodes, ({ act }) => act)].map(
    ([act, some]) => [act, new Set(some.map(({ kind }) => kind))] as const,
  )
  return [
    ...FORMS.filter((form) => !all.has(form)).map((form) => `no ${form}`),
    ...acts.flatMap(([act, kinds]) => [
      ...(kinds.has('option') ? [] : [`act ${act} has no option`]),
      ...(kinds.has('puzzle') || kinds.has('wordGame')
        ? []
        : [`act ${act} has nothing to find out`]),
    ]),
  ]
}

function copyFaults({ nodes }: ProvableStory): string[] {
  const copies = Object.entries(Object.groupBy(nodes, ({ beat }) => beat))
  return copies.flatMap(([beat, found = []]) =>
    found.length > COPIES ? [`size: ${found.length} copies of ${beat}`] : [],
  )
}
