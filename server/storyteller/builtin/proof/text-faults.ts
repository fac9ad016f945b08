import { type GameLanguage, languageTagOf } from '#schemas/language.ts'
import type { Game } from '../telling/game.ts'

/** Letters that do not belong to a language of games. */
const LETTERS: Readonly<Record<GameLanguage, string>> = {
  en_US: '[\\u3040-\\u30ff\\u3400-\\u9fff]+',
  zh_CN: '[\\u3040-\\u30ff]+|[A-Za-z]{3,}',
  ja_JP: '[A-Za-z]{3,}',
}
/** Least share of distinct pairs of words. */
const DISTINCT: Readonly<Record<GameLanguage, number>> = { en_US: 0.88, zh_CN: 0.92, ja_JP: 0.86 }
const MARKUP = /[*`]|^#{1,6} |\]\(/u
const FRAGMENT = /[{}]|\[\[|\bundefined\b|\bNaN\b|\[object|_{5,}/

/** The sentences of a text that are long enough to be noticed twice. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?。！？][”’"」』）)*]*)\s+|(?<=[。！？][」』”）]?)|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 11)
}

/** Distinct pairs of neighbouring words over all pairs, in the first 600 words. */
export function distinctPairs(text: string, language: string): number {
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)]
    .filter((word) => word.isWordLike)
    .map((word) => word.segment.toLowerCase())
    .slice(0, 600)
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`)
  return pairs.length === 0 ? 1 : new Set(pairs).size / pairs.length
}

/** Every text of the game a player reads, but what the creator wrote. */
export function proseOf(game: Game): string[] {
  const texts: string[] = []
  const walk = (value: unknown): void => {
    if (typeof value === 'string') texts.push(value)
    else if (value && typeof value === 'object') for (const part of Object.values(value)) walk(part)
  }
  const { elements, locations, player, npcs, prologue, chapters, contents } = game
  const { templateKey: _, intro: __, ...told } = elements
  walk([told, locations, player, npcs, prologue, chapters, contents])
  return texts.filter((text) => !KEY.test(text))
}
const KEY =
  /^(?:chapter_\d+(?:_\d+)?|loc_\d+|[a-z]+(?:_[a-z]+)*|[a-z]+[A-Z][A-Za-z]+|#[0-9a-f]{3,8})$/

/** Slots left open, and letters that belong to neither the language nor the idea. */
function letterFaults(game: Game): string[] {
  const { pack, reading } = game.premise
  const foreign = new RegExp(LETTERS[pack.language] ?? '(?!)', 'gu')
  // a sentence that begins with a word of the idea writes it with a capital
  const theirs = reading.text.toLowerCase()
  const isStrange = (letters: string) => !theirs.includes(letters.toLowerCase())
  return proseOf(game).flatMap((text) => {
    const strange = text.match(foreign)?.filter(isStrange) ?? []
    return [
      ...(FRAGMENT.test(text) ? [`left open: ${text.slice(0, 60)}`] : []),
      ...(MARKUP.test(text) ? [`markdown in a plain text: ${text.slice(0, 60)}`] : []),
      ...(strange.length > 0 ? [`another script: ${text.slice(0, 60)}`] : []),
    ]
  })
}

/** Where this word stands by itself: one in letters not inside of another, or `again` without `a` would hold `gin`. */
function aloneIn(word: string): RegExp {
  const inner = '[\\p{Script=Latin}\\p{N}]'
  const from = new RegExp(`^${inner}`, 'u').test(word) ? `(?<!${inner})` : ''
  const to = new RegExp(`${inner}$`, 'u').test(word) ? `(?!${inner})` : ''
  return new RegExp(from + word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&') + to, 'giu')
}

/** Whether a word stands in a text by itself. */
export const standsIn = (text: string, word: string): boolean =>
  word !== '' && aloneIn(word).test(text)

/** A text without some words, the longest first. */
export const withoutWords = (text: string, words: readonly string[]): string =>
  words
    .filter((word) => word !== '')
    .sort((a, b) => b.length - a.length)
    .reduce((left, word) => left.replace(aloneIn(word), ' '), text)

/** Our own words: an idea may repeat itself as much as it likes. */
const withoutIdea = ({ premise: { words } }: Game, text: string): string =>
  withoutWords(text, [words.idea, words.setting, words.thing, words.role])

/** Sentences said twice, letters of another language, slots left open, words that go round in circles. */
export function proseFaults(game: Game): string[] {
  const { language } = game.premise.pack
  const nodes = game.contents.flatMap((chapter) => chapter.nodes)
  const sentences = nodes.flatMap((node) => sentencesOf(node.content))
  const repeated = sentences.length - new Set(sentences).size
  const own = withoutIdea(game, nodes.map((node) => node.content).join('\n'))
  const pairs = distinctPairs(own, languageTagOf(language))
  return [
    ...nodes.filter((node) => node.content.trim() === '').map((node) => `${node.id}: says nothing`),
    ...letterFaults(game),
    ...(repeated > sentences.length * 0.01
      ? [`${repeated} of ${sentences.length} sentences are said twice`]
      : []),
    ...(pairs < DISTINCT[language] ? [`words repeat: ${pairs.toFixed(2)}`] : []),
  ]
}
