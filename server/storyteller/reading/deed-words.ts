import { type RequestLanguage, requestLanguageOf } from '#schemas/language.ts'
import type { Deed, Harm, Kit } from '#server/storyteller/builtin/kit.ts'
import type { IdeaNouns, LanguagePack } from '#server/storyteller/builtin/language-pack.ts'
import { eventSortOf, type NounSorts } from '#server/storyteller/engine/noun-sorts.ts'
import { NEUTRAL, prepositionTo } from './en/places.ts'
import { eveIn, goneWords, MANY, nightIn, playedBy, watchWords } from './gone-words.ts'
import { detailWords, followed } from './occasion-details.ts'
import type { IdeaReading } from './read-idea.ts'
import { heroSaid } from './typed/hero-said.ts'
import { type ReadNoun, readTyped, type TypedReading } from './typed/shape.ts'

/** Nobody makes anything for a flood or a murder. */
const NO_OCCASION: ReadonlySet<string> = new Set([
  'disaster',
  'unrest',
  'sky',
  'voyage',
  'crime',
  'sitting',
])
/** Where it takes place, and not what: 戏台 is no play. */
const IS_STAGE = /[台院馆楼厅館場堂]$/u
/** An event that is a night: what happened then happened at it, and not before it. */
const IS_NIGHT = /(?:\b(?:eve|night)|[夜夕晚晩]|除夕|大晦日|イブ)$/iu
/** A night before a day that has a name of its own: what people come for is that day. */
const DAY_AFTER: readonly (readonly [RegExp, string])[] = [
  [/^(?:除夕夜?|大?年三十)$/u, '大年初一'],
  [/^大(?:晦日|みそか)$/u, '元日'],
  [/^new year’s eve$/iu, 'New Year’s Day'],
]
const dayAfter = (night: string): string | undefined =>
  DAY_AFTER.find(([words]) => words.test(night))?.[1]

/** Said with a capital and without an article: New Year’s Eve. */
const HAS_NAME =
  /^(?:new year(?:[’']s (?:eve|day))?|christmas(?: eve| day)?|easter(?: \w+day)?|hallowe[’']?en|midsummer(?: eve| night)?|thanksgiving)$/iu
const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** Stands between an owner and what is theirs. */
const OWNS: Readonly<Record<RequestLanguage, string>> = {
  en: "['’]s? (?:[\\p{L}’'-]+ ){0,3}?",
  zh: '的?[^，。]{0,4}?',
  ja: 'の[^、。]{0,6}?',
}

/** A part of a thing is what was broken, and the thing is what is shown: 大太鼓の皮. */
const PART = /^(.+)の(?:皮|弦|針|蓋|取っ手|鍵盤|羽|面|縁)$/u

/** What an idea says was broken, where no list knows it as a thing: 龙舟的龙头被人砍了. */
const DONE_TO =
  /(?:的|[，。、]|^)([\u4e00-\u9fff]{2,4}?)(?:被|让|叫)(?:人|谁)?(?:故意|连夜|偷偷)?[砸撕烧剪划捅摔踩砍劈打糟]/u

/** “The baker’s book” of the baker is the book. */
const OWNED = /^the (?:[\p{L}-]+ ){0,3}?[\p{L}-]+’s (?=[\p{L}])/u

/** The thing of an idea where only a part of it is named, and without whose it is. */
function wholeThing({ thing, item }: IdeaNouns): {
  readonly thing?: string
  readonly item?: string
} {
  if (OWNED.test(thing)) return { thing: thing.replace(OWNED, 'the ') }
  const whole = PART.exec(thing)?.[1]
  return whole === undefined || item === undefined ? {} : { thing: whole, item: whole }
}

/** Whose the thing of an idea is, where it says so of somebody who is not its hero. */
function ownerIn(reading: TypedReading, thing: string): ReadNoun | undefined {
  const { idea, language, nouns, who, where } = reading
  const isHero = (text: string): boolean => text === who?.text && !isOnlyOwner(reading, thing)
  const [, head = ''] = /([^ ]+)$/u.exec(thing) ?? []
  const owner = nouns.find(
    ({ kind, text, plural }) =>
      kind === 'person' &&
      !plural &&
      !MANY.test(text) &&
      !isHero(text) &&
      new RegExp(`${literal(text)}${OWNS[language]}${literal(head)}`, 'iu').test(idea),
  )
  if (owner === undefined) return undefined
  // 巷口糖人老伯 is 糖人老伯 of the 巷口
  const isOfPlace = language !== 'en' && where !== null && owner.text.startsWith(where.text)
  const at = isOfPlace ? where.text.length : 0
  return { ...owner, text: owner.text.slice(at) }
}

function eventText(event: ReadNoun, { language, idea }: TypedReading): string {
  if (language !== 'en') return event.text
  const eve = new RegExp(`${literal(event.text)}['’]s (?:eve|day)\\b`, 'i').exec(idea)?.[0]
  const text = (eve ?? event.text).replaceAll("'", '’')
  return event.proper || HAS_NAME.test(text)
    ? text.replace(/^\p{Ll}/u, (one) => one.toUpperCase())
    : `the ${text}`
}

/** The event of an idea that people come together for, even where it is read as a place: a fair. */
function eventIn(reading: TypedReading, sorts: NounSorts | undefined): string | undefined {
  const { event, nouns } = reading
  const sortOf = ({ text }: ReadNoun) => sorts && eventSortOf(text, sorts)
  const isOccasion = (noun: ReadNoun): boolean => {
    const sort = sortOf(noun)
    const isThing = ['person', 'thing', 'creature'].includes(noun.kind) || IS_STAGE.test(noun.text)
    return !noun.plural && !isThing && sort !== undefined && !NO_OCCASION.has(sort)
  }
  const isOwn = event !== null && !event.plural && !NO_OCCASION.has(sortOf(event) ?? '')
  const found = isOwn ? event : nouns.find(isOccasion)
  return found && eventText(found, reading)
}

const fits = (pattern: string | undefined, text: string): boolean =>
  pattern !== undefined && new RegExp(pattern, 'iu').test(text)

/** The harm that was done: what the idea says before what its thing is made of. */
export const harmOf = (harms: readonly Harm[], idea: string, thing: string): Harm | undefined =>
  harms.find(
    ({ says, of, along }) =>
      (along === undefined || fits(along, idea)) &&
      ((says === undefined && of === undefined) || fits(says, idea) || fits(of, thing)),
  )

/** Whether the only person of an idea is named as the one whose thing it was: who burned the baker’s book? */
function isOnlyOwner({ idea, language, who }: TypedReading, thing: string): boolean {
  const [, head = ''] = /([^ ]+)$/u.exec(thing) ?? []
  const text = who?.text ?? ''
  if (text === '' || idea.split(text).length > 2) return false
  return new RegExp(`${literal(text)}${OWNS[language]}${literal(head)}`, 'iu').test(idea)
}

/** Who plays: nobody asks who broke their own thing where the idea says nothing else of them. */
function heroWords(
  words: IdeaNouns,
  isTheirs: boolean,
  { who }: TypedReading,
  pack: LanguagePack,
): Readonly<Record<string, string>> {
  const { role } = pack.nouns
  // of somebody’s house: 奶奶的家里人
  if (!isTheirs || !words.role.endsWith(who?.head ?? '')) return { hero: words.hero ?? words.role }
  return { hero: role, ...playedBy(words, role) }
}

/** What was done to the thing, in the words of its harm. */
function harmWords(harms: readonly Harm[], idea: string, thing: string): Record<string, string> {
  const { did, seen, left, how, whole } = harmOf(harms, idea, thing) ?? {}
  const words = { harmDid: did, harmSeen: seen, harmLeft: left, harmHow: how, harmWhole: whole }
  return Object.fromEntries(Object.entries(words).map(([slot, text]) => [slot, text ?? '']))
}

/** What only some harms tell: what the thing could do, and how it is used again. */
function harmDetails(harms: readonly Harm[], idea: string, thing: string): Record<string, string> {
  const { fame, used } = harmOf(harms, idea, thing) ?? {}
  return { harmFame: fame ?? '', harmUsed: used ?? '' }
}

/** A house made up for whoever is named: nothing of an idea. */
const MADE_UP = /^家$|的住处$/u

/** Where it is kept: an event is no house, and where the idea names none there is a hall. */
function hallWords(
  { setting, short, thing }: IdeaNouns,
  event: string,
  hall: string | undefined,
): Readonly<Record<string, string>> {
  const isEvent = event.toLowerCase() === setting.toLowerCase()
  const isNowhere =
    isEvent ||
    MADE_UP.test(setting) ||
    setting === `${thing}铺` ||
    NEUTRAL.some((place) => place === setting)
  if (!isNowhere || hall === undefined) return {}
  const there = `${prepositionTo(hall)} ${hall}`
  return { setting: hall, there, ...(short === undefined ? {} : { short: hall }) }
}

/** The event and the owner as the idea names them. */
function readIn(typed: TypedReading, thing: string, sorts: NounSorts | undefined) {
  const found = ownerIn(typed, thing)?.text
  return {
    event: eventIn(typed, sorts),
    owner: found !== undefined && typed.language === 'en' ? `the ${found}` : found,
    isTheirs: isOnlyOwner(typed, thing),
  }
}

type Known = NonNullable<Deed['occasion']>

/** The day for which it is wanted, and the night before: of what is gone on the night of a concert, another day than that. */
function timesOf({ watch, event, eve }: Known, idea: string, read: string | undefined) {
  const own = watch === undefined ? undefined : nightIn(idea)
  const named = watch === undefined ? read : (read ?? eveIn(idea))
  const night = (own === undefined ? named : undefined) ?? event
  return {
    ...{ night, event: dayAfter(night) ?? night },
    eve: own ?? (IS_NIGHT.test(night) ? night : eve),
  }
}

/** What the texts of a deed may name beside the nouns of an idea: its event, its owner, what was done to its thing. */
export function deedWords(
  deed: Deed | undefined,
  reading: IdeaReading,
  words: IdeaNouns,
  pack: LanguagePack,
): Readonly<Record<string, string>> {
  const occasion = deed?.occasion
  if (occasion === undefined) return {}
  const typed = readTyped(reading.text, requestLanguageOf(pack.language))
  const isOwn = reading.language === typed.language
  const unread = isOwn && typed.what === null ? DONE_TO.exec(typed.idea)?.[1] : undefined
  const whole = unread === undefined ? wholeThing(words) : { thing: unread }
  const gone = occasion.watch === undefined ? {} : goneWords(reading.text)
  const thing = gone['thing'] ?? whole.thing ?? words.thing
  const read = isOwn ? readIn(typed, thing, pack.plots?.nouns) : undefined
  const { night, event, eve } = timesOf(occasion, reading.text, read?.event)
  const owner = read?.owner ?? occasion.owner
  const hero = heroWords(words, read?.isTheirs ?? false, typed, pack)
  const watch = watchWords(words, occasion.watch, pack)
  const hall = 'setting' in gone ? {} : hallWords(words, night, occasion.hall)
  const details = {
    ...harmDetails(occasion.harms, reading.text, thing),
    ...detailWords(occasion, { ...words, ...hall, ...hero, event }),
  }
  return {
    ...whole,
    ...hero,
    ...gone,
    ...watch,
    event,
    eve,
    owner,
    ...(words.who === undefined ? {} : { who: owner }),
    ...hall,
    ...harmWords(occasion.harms, reading.text, thing),
    ...followed(details, typed.language === 'en'),
  }
}

/** The owner of the idea as somebody of the cast: of the sex and the age that it says. */
export function castOwner(
  kit: Kit,
  deed: Deed | undefined,
  reading: IdeaReading,
  words: IdeaNouns,
): Kit {
  if (deed?.occasion === undefined) return kit
  const typed = readTyped(reading.text, reading.language)
  const who = ownerIn(typed, words.thing)
  if (who === undefined) return kit
  const { sex, age } = heroSaid({ ...typed, who })
  return { ...kit, victim: { ...kit.victim, ...(sex ? { sex } : {}), ...(age ? { age } : {}) } }
}
