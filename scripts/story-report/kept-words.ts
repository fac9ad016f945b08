import { requestLanguageOf } from '#schemas/language.ts'
import { readTyped } from '#server/storyteller/reading/typed/shape.ts'
import type { SampledGame } from './sample.ts'

/** A sentence of an idea that is shorter may be said by chance. */
const SHORTEST_QUOTE = 6
const SENTENCE_END = /(?<=[.!?。！？])\s*/u
const STOPS = /[.!?。！？\s]+$/u

/** A text without the sentences of an idea, wherever they are pasted into it. */
function unquoted(text: string, idea: string): string {
  const whole = idea.toLowerCase().replace(STOPS, '')
  const sentences = [whole, ...whole.split(SENTENCE_END).map((one) => one.replace(STOPS, ''))]
  return sentences
    .filter((sentence) => sentence.length >= SHORTEST_QUOTE)
    .reduce((left, sentence) => left.replaceAll(sentence, ' '), text)
}

/** The share of an idea's nouns that a game tells of beyond quoting the idea; undefined where it has none. */
export function keptWords({ idea, language, material }: SampledGame): number | undefined {
  const { nouns } = readTyped(idea, requestLanguageOf(language))
  const heads = [...new Set(nouns.map(({ head }) => head.toLowerCase()))]
  if (heads.length === 0) return undefined
  const { title, worldOverview, playerIdentity, playerGoal } = material.elements
  const { locations, player, npcs, prologue, chapters, contents } = material
  const told = [{ title, worldOverview, playerIdentity, playerGoal }, locations, player, npcs]
  const text = JSON.stringify([told, prologue, chapters, contents]).toLowerCase()
  // as it stands in the text that was made of everything told
  const own = unquoted(text, JSON.stringify(idea).slice(1, -1))
  const isKept = (head: string): boolean =>
    own.includes(head) || (head.length > 3 && own.includes(head.replace(/(?:es|s)$/, '')))
  return heads.filter(isKept).length / heads.length
}
