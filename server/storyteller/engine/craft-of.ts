import type { PlotContent } from './content.ts'
import type { KnownCraft, MeasureName } from './craft.ts'
import { MEASURES } from './craft.ts'
import type { IdeaPart } from './idea-part.ts'
import { isLatin, type ThingSort, thingSortOf } from './noun-sorts.ts'
import { hasWord } from './slot-words.ts'
import { said } from './tests/phrases.ts'

/** What is made in a contest of an idea, by what it is judged, and for what it is done. */
export type Bout = {
  readonly craft: KnownCraft
  /** As the idea calls it; '' where it only says of what trade they are. */
  readonly made: string
  /** As the idea says it: “longest”; '' where it says nothing. */
  readonly most: string
  readonly measure: MeasureName
  /** '' where the idea names nothing. */
  readonly stake: string
}

type Known = Pick<PlotContent, 'crafts' | 'craftWords' | 'nouns'>
type Told = Pick<IdeaPart, 'idea' | 'what' | 'thing'>

/** What is told as it stands: letters, and no more of them than a noun has. */
const isNoun = (text: string): boolean => /^[\p{L}][\p{L} ’'-]{0,30}$/u.test(text)
const ARTICLE = /^(?:the|an?|their|her|his|its|our|this|that|old master’s) /i

/** What stands last in a noun says what it is; Han and kana have no plural. */
const endsWith = (noun: string, word: string): boolean =>
  isLatin(word) ? new RegExp(`(?:^|[ -])${word}(?:e?s)?$`, 'i').test(noun) : noun.endsWith(word)

/** By which of some words a noun ends: the longest. */
const endIn = (noun: string, words: readonly string[]): number =>
  Math.max(0, ...words.filter((word) => endsWith(noun, word)).map(({ length }) => length))

/** How something is made, by what it is called. */
function craftMaking(made: string, { crafts }: Known): KnownCraft | undefined {
  const [best] = crafts
    .map((craft) => ({ craft, fit: endIn(made, craft.things) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((one, other) => other.fit - one.fit)
  return best?.craft
}

/** How somebody works, by their trade or their house; the longest word of it says so. */
function craftOfTrade(idea: string, { crafts }: Known): KnownCraft | undefined {
  const found = crafts.flatMap((craft) =>
    [...craft.trades, ...craft.houses]
      .filter((word) => hasWord(idea, word))
      .map((word) => ({ craft, word })),
  )
  return found.toSorted((one, other) => other.word.length - one.word.length)[0]?.craft
}

/** How things of a sort are made that no craft names. */
const OF_SORT: Partial<Record<ThingSort, string>> = {
  food: 'simmered',
  cloth: 'sewn',
  paper: 'stretched',
}
function craftBySort(made: string, { crafts, nouns }: Known): KnownCraft | undefined {
  const sort = thingSortOf(made.toLowerCase(), nouns)
  const id = (sort && OF_SORT[sort]) ?? ANY
  return crafts.find((craft) => craft.id === id)
}

/** A thing of a craft that an idea names, and that is not what it is done for. */
function namedThing({ idea, what }: Told, { things }: KnownCraft): string {
  if (what?.isItself && endIn(what.head, things) > 0) return what.head
  // one letter of Han says nothing in a sentence
  const named = things.filter((word) => word.length > 1 && hasWord(idea, word))
  return named.toSorted((one, other) => other.length - one.length)[0] ?? ''
}

const matchOf = (patterns: readonly string[], text: string): Record<string, string> | undefined => {
  for (const pattern of patterns) {
    const groups = new RegExp(pattern, 'iu').exec(text)?.groups
    if (groups !== undefined) return groups
  }
  return undefined
}

/** By what things are judged, by the words of an idea. */
const measureOf = (most: string, { edible }: KnownCraft, { craftWords }: Known): MeasureName =>
  MEASURES.find(
    (name) =>
      most !== '' && craftWords.measures[name].words.some((word) => most.toLowerCase() === word),
  ) ?? (edible === true ? 'taste' : 'fine')

/** For what it is done: what the idea says so of, or what it is about beside what is made. */
function stakeOf({ idea, what, thing }: Told, made: string, content: Known): string {
  const { stakes, holdings, keyTo } = content.craftWords
  const named = matchOf(stakes, idea)?.stake?.trim().replace(ARTICLE, '') ?? ''
  const isMade = (noun: string): boolean =>
    noun === '' ||
    (made !== '' && (endsWith(noun, made) || endsWith(made, noun) || noun.endsWith(made)))
  const other = what === null || isMade(what.text) || isMade(what.head) ? '' : thing
  const stake = [named, other].find((noun) => isNoun(noun) && !isMade(noun)) ?? ''
  const isHolding = holdings.some((word) => endsWith(stake, word))
  return isHolding ? said(keyTo, { place: stake }) : stake
}

/** What the contest of an idea is about; undefined where nobody makes anything in it. */
export function boutIn(content: Known, part: Told): Bout | undefined {
  const { idea } = part
  if (idea === '') return undefined
  const { craftWords } = content
  const framed = matchOf(craftWords.frames, idea)
  const noun = (framed?.made ?? '').trim().replace(ARTICLE, '')
  const byThing = isNoun(noun) ? craftMaking(noun, content) : undefined
  const isContest = new RegExp(craftWords.contests, 'iu').test(idea)
  const craft =
    byThing ??
    (isContest ? craftOfTrade(idea, content) : undefined) ??
    (framed?.any !== undefined && isNoun(noun) ? craftBySort(noun, content) : undefined)
  if (craft === undefined) return undefined
  const isFramed =
    byThing !== undefined ||
    (framed?.any !== undefined && isNoun(noun) && craft !== craftOfTrade(idea, content))
  const made = isFramed ? noun : namedThing(part, craft)
  const most = framed?.most?.trim() ?? ''
  return {
    ...{ craft, made, most, measure: measureOf(most, craft, content) },
    stake: stakeOf(part, made, content),
  }
}

/** The craft of what has no other one. */
export const ANY = 'made'
