import type { Story } from './story.ts'

type Language = Story['language']

/** What is shorter may be said twice: “Yes.” */
const SHORTEST: Readonly<Record<Language, number>> = { en: 24, zh: 9, ja: 12 }

/** The sentences of a text that must not be read twice. */
export function sentencesOf(text: string, language: Language): string[] {
  const ends = language === 'en' ? /(?<=[.!?][”’]?)\s+/ : /(?<=[。！？][”」』]?)(?![”」』])/u
  return text.split(ends).filter((one) => one.length > SHORTEST[language])
}

/** No sentence is read twice on any path. */
export function sentenceFaults({ nodes, graph, language }: Story): string[] {
  const { sorted, steps } = graph
  const faults = new Set<string>()
  const after = new Map<number, Set<string>>()
  const said = new Map(nodes.map(({ id, text }) => [id, sentencesOf(text, language)]))
  for (const node of sorted.toReversed()) {
    const later = new Set<string>()
    for (const { to, option } of steps.get(node.id) ?? []) {
      for (const one of sentencesOf(option?.reply ?? '', language)) later.add(one)
      for (const one of said.get(to.id) ?? []) later.add(one)
      for (const one of after.get(to.id) ?? []) later.add(one)
    }
    after.set(node.id, later)
    const own = said.get(node.id) ?? []
    for (const one of own)
      if (later.has(one)) faults.add(`text: ${node.beat}: read twice: ${one.slice(0, 70)}`)
  }
  return [...faults]
}
