import { sentencesOf } from '#server/storyteller/builtin/proof/text-faults.ts'
import type { SampledGame } from './sample.ts'

const MASK = '_'
const PRONOUNS = /\b(?:he|him|his|himself|she|her|hers|herself)\b/giu
const NUMBERS =
  /[0-9０-９:]+|[〇零一二三四五六七八九十百千两]+|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred)\b/giu

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** Every name a game gives, as whole words where the script has them; the longest first. */
function namesPattern(named: readonly string[]): RegExp {
  const words = named
    .toSorted((a, b) => b.length - a.length)
    .map((name) => (/^[\p{Script=Latin}]/u.test(name) ? `\\b${escaped(name)}` : escaped(name)))
  return new RegExp(words.length === 0 ? '(?!)' : `(?:${words.join('|')})`, 'giu')
}

const known = new WeakMap<SampledGame, ReadonlySet<string>>()

/** The sentences a player can read in a game's nodes, without names, numbers and what the idea gave. */
function maskedSentences(game: SampledGame): ReadonlySet<string> {
  const found = known.get(game)
  if (found !== undefined) return found
  const names = namesPattern(game.named)
  const nodes = game.material.contents.flatMap((chapter) => chapter.nodes)
  const texts = nodes.flatMap(({ content, puzzle, options }) => [
    content,
    puzzle,
    ...options.flatMap((option) => [option.content, option.reply]),
  ])
  const masked = texts.flatMap((text) =>
    sentencesOf(text).map((sentence) =>
      sentence.replace(names, MASK).replace(PRONOUNS, MASK).replace(NUMBERS, MASK).toLowerCase(),
    ),
  )
  const sentences = new Set(masked)
  known.set(game, sentences)
  return sentences
}

/** Of the sentences of the game with fewer of them, how many the other one says too. */
export function sharedSentences(one: SampledGame, other: SampledGame): number {
  const [few, many] = [maskedSentences(one), maskedSentences(other)].toSorted(
    (a, b) => a.size - b.size,
  )
  if (few === undefined || many === undefined || few.size === 0) return 0
  return [...few].filter((sentence) => many.has(sentence)).length / few.size
}
