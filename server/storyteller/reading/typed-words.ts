import { requestLanguageOf } from '#schemas/language.ts'
import type { Corrections, NounKind } from '#schemas/reading-of-idea.ts'
import type { LanguagePack } from '#server/storyteller/builtin/language-pack.ts'
import { groupIn } from '#server/storyteller/engine/group.ts'
import { correctedWords } from './corrected-idea.ts'
import type { IdeaWords } from './idea-words.ts'
import { hasRooms } from './ja/word-classes.ts'
import type { IdeaReading } from './read-idea.ts'
import { isAncestor } from './typed/beside-said.ts'
import { readTyped, type TypedReading } from './typed/shape.ts'
import { withTrade } from './zh/protagonist.ts'
import { housed } from './zh/words.ts'

/** How much longer than their name what somebody has may be: “the one-armed baker’s bakery”, 钟表匠的工作间. */
const HOUSE = { en: 20, zh: 5, ja: 5 } as const

const holds = ({ nouns }: TypedReading, text: string, kinds: readonly NounKind[]): boolean =>
  nouns.some(
    (noun) => kinds.includes(noun.kind) && text.toLowerCase().includes(noun.text.toLowerCase()),
  )

/** Whether a place is somebody's house, or one that the idea names. */
function isPlace(reading: TypedReading, setting: string): boolean {
  const owner = reading.nouns.some(
    ({ kind, text }) =>
      kind === 'person' &&
      setting.includes(text) &&
      setting.length <= text.length + HOUSE[reading.language],
  )
  return owner || holds(reading, setting, ['place'])
}

/** Where no case can be: it has no back room that could be locked. */
const NO_ROOMS =
  /(?:\b(?:motorway|bridge|cable car|bus|car|road|street|lake|river|sea|ocean|desert|volcano|border|canal|sky|forest|well|pass|lift|grave|field|rock|mars|moon|earth)|[桥湖海江河路街车梯坟井山岛漠境边]|[湖海川橋道車墓原場]|通り|ロープウェイ|エレベーター|井戸|国境|運河)$/iu

/** “Roses of a widow” are nobody. */
const OF_THING = / of (?:an?|the|her|his) /

/** A place with rooms; '' is nowhere that the idea says, which English has a house for. */
function placeOf(where: string, { language }: TypedReading): Corrections {
  if (!NO_ROOMS.test(where)) return { where: language === 'zh' ? housed(where) : where }
  return language === 'en' ? { where: '' } : {}
}

/** Somebody as an idea names them: 卖春联的姑娘. */
const called = (who: string, { language, idea }: TypedReading): string =>
  language === 'zh' ? withTrade(idea, who) : who

/** Whether what a case calls its person is whom the typed reading found: 銭湯の娘 is the 娘. */
function isHero({ role }: IdeaWords, reading: TypedReading, pack: LanguagePack): boolean {
  const head = reading.who?.head.toLowerCase() ?? ''
  if (reading.language === 'ja') return role.includes(head)
  // somebody of the house of whom an idea tells: 奶奶的家里人
  if (reading.language === 'zh')
    return role.endsWith(head) || (role.startsWith(head) && reading.who?.text === head)
  return role !== pack.nouns.role && holds(reading, role, ['person']) && !OF_THING.test(role)
}

/** Where an idea plays, if the case has another place. Japanese names a house and who keeps it by its own grammar. */
function betterPlace({ setting }: IdeaWords, reading: TypedReading): Corrections {
  const { where, language } = reading
  if (where === null) return {}
  if (language === 'zh' && setting.includes(where.head)) return {}
  if (language === 'zh') return placeOf(where.text, reading)
  if (language === 'en') return isPlace(reading, setting) ? {} : placeOf(where.text, reading)
  return setting.includes(where.head) || !hasRooms(where.text) ? {} : { where: where.text }
}

/** The nouns that the typed reading has where a case would be told of half a sentence, or of nothing that the idea says. */
function betterNouns(words: IdeaWords, reading: TypedReading, pack: LanguagePack): Corrections {
  const { who, what, where, language } = reading
  // what it comes to is no thing beside one: the roses, and not the flower show
  const isThing =
    language !== 'en' && what !== null
      ? words.thing.includes(what.head)
      : holds(reading, words.thing, ['thing', 'creature', 'abstract'])
  const isAlone =
    who?.kind === 'person' && groupIn(reading) === '' && !isAncestor(who.text, language)
  const isWhat = what?.kind === 'thing' && !isThing
  // a shop is called after what was taken for the thing
  const isItsShop = where === null && isWhat && words.setting.includes(words.thing)
  return {
    ...(isWhat ? { what: what.text } : {}),
    ...(isItsShop ? { where: '' } : {}),
    ...betterPlace(words, reading),
    ...(isAlone && !isHero(words, reading, pack) ? { who: called(who.text, reading) } : {}),
  }
}

/** What somebody is known for stays, where nothing in it was replaced. */
function knownFor(words: IdeaWords, better: Corrections): { readonly epithet?: string } {
  const { epithet, thing, setting } = words
  const isOld =
    better.who !== undefined ||
    (better.what !== undefined && epithet?.includes(thing)) ||
    (better.where !== undefined && epithet?.includes(setting))
  return epithet === undefined || isOld ? {} : { epithet }
}

const MOST_WORDS = 5

/** The words that a case says it keeps: nouns, and none inside another. */
function keptWords(reading: TypedReading, pack: LanguagePack): Partial<IdeaWords> {
  const texts = reading.nouns.filter(({ kind }) => kind !== 'unsure').map(({ text }) => text)
  const own = texts.filter(
    (text, at) =>
      !texts.some((other, before) => before !== at && other.includes(text) && other !== text) &&
      texts.indexOf(text) === at,
  )
  if (own.length < 2) return {}
  return { concepts: pack.list(own.slice(0, MOST_WORDS).map((word) => `*${word}*`)) }
}

/** The words of a case, by the typed reading where what was read otherwise is none of the idea's nouns. */
export function typedWords(words: IdeaWords, reading: IdeaReading, pack: LanguagePack): IdeaWords {
  const language = requestLanguageOf(pack.language)
  if (reading.language !== language) return words
  const typed = readTyped(reading.text, language)
  const better = betterNouns(words, typed, pack)
  const kept = keptWords(typed, pack)
  const list =
    kept.concepts === undefined || words.kept === undefined ? {} : { kept: kept.concepts }
  if (Object.keys(better).length === 0) return { ...words, ...kept, ...list }
  const made = correctedWords(words, reading, better, pack)
  return { ...made, ...knownFor(words, better), ...kept, ...list }
}
