import type { ProvableStory } from './story.ts'

type Language = ProvableStory['language']

/** What is shorter may be said twice: “Yes.” */
const SHORTEST: Readonly<Record<Language, number>> = { en: 24, zh: 9, ja: 12 }

/** The sentences of a text that must not be read twice. */
function sentencesOf(text: string, language: Language): string[] {
  const ends = language === 'en' ? /(?<=[.!?][”’]?)\s+/ : /(?<=[。！？][”」』]?)(?![”」』])/u
  return text.split(ends).filter((one) => one.length > SHORTEST[language])
}

/** No sentence is read twice on any path. */
export function sentenceFaults({ nodes, graph, language }: ProvableStory): string[] {
  const { sorted, steps } = graph
  const said = new Map(nodes.map(({ id, text }) => [id, sentencesOf(text, language)]))
  /** What can still be read after a node. */
  const after = new Map<number, ReadonlySet<string>>()
  const readOn = (id: number): Set<string> =>
    new Set(
      (steps.get(id) ?? []).flatMap(({ to, option }) => [
        ...sentencesOf(option?.reply ?? '', language),
        ...(said.get(to.id) ?? []),
        ...(after.get(to.id) ?? []),
      ]),
    )
  const faults = new Set<string>()
  for (const { id, beat } of sorted.toReversed()) {
    const later = readOn(id)
    after.set(id, later)
    for (const one of said.get(id) ?? [])
      if (later.has(one)) faults.add(`text: ${beat}: read twice: ${one.slice(0, 70)}`)
  }
  return [...faults]
}
