import type { GameSnapshot } from '#schemas/game.ts'
import { DEFAULT_GAME_LANGUAGE } from '#schemas/language.ts'
import { SHADES } from './words/moods.ts'

export type Shade = 'darker' | 'lighter'

const moodsOf = ({ brief }: GameSnapshot) => SHADES[brief.language ?? DEFAULT_GAME_LANGUAGE]

/** A number made of a text: the same request of the same game comes to the same words. */
const numberOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7)

/** The first of some, begun at a place made of a text, that is not among those that are taken. */
function pick(
  all: readonly string[],
  text: string,
  isTaken: (one: string) => boolean,
): string | undefined {
  const first = numberOf(text) % Math.max(1, all.length)
  return [...all.slice(first), ...all.slice(0, first)].find((one) => !isTaken(one))
}

/** A text with a sentence more, in the game's language, that makes it darker or lighter; itself where it has them all. */
export function inMood(game: GameSnapshot, text: string, mood: Shade): string {
  const moods = moodsOf(game)
  const sentence = pick(moods[mood], text, (one) => text.includes(one))
  if (sentence === undefined) return text
  const other = mood === 'darker' ? moods.lighter : moods.darker
  // what was written for the other mood makes room
  return followed(other.reduce((whole, one) => whole.replace(one, ''), text).trim(), sentence)
}

/** A text and a sentence behind it, with a space where its script has one. */
function followed(text: string, sentence: string): string {
  const gap = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}。」』！？]$/u.test(text)
    ? ''
    : ' '
  return `${text}${text === '' ? '' : gap}${sentence}`
}

/** A text with one more of some sentences, which one made of the seed; itself where it says them all. */
export function withSentence(text: string, sentences: readonly string[], seed: string): string {
  const sentence = pick(sentences, seed, (one) => text.includes(one))
  return sentence === undefined ? text : followed(text, sentence)
}

/** Another title for something, in the game's language, about somebody or some place its text speaks of. */
export function otherTitle(game: GameSnapshot, title: string, text: string): string | undefined {
  const moods = moodsOf(game)
  const said = (names: readonly string[]) =>
    names.filter((name) => name !== '' && text.includes(name))
  const filled = (patterns: readonly string[], names: readonly string[]) =>
    names.flatMap((name) => patterns.map((pattern) => pattern.replace('{name}', name)))
  const people = game.npcs.flatMap(({ name }) => [name, name.split(/[\s·・]/)[0] ?? ''])
  const titles = [
    ...filled(moods.ofPlace, said(game.locations.map(({ name }) => name))),
    ...filled(moods.ofPerson, said(people).slice(0, 2)),
  ]
  const taken = new Set([title, ...game.chapters.map((chapter) => chapter.title)])
  const isTaken = (one: string): boolean => taken.has(one)
  return pick(titles, `${title}${text}`, isTaken) ?? pick(moods.plain, title, isTaken)
}
