import { type RequestLanguage, requestLanguageOf } from '#schemas/language.ts'
import type { Deed, Harm, Kit } from '#server/storyteller/builtin/kit.ts'
import type { IdeaNouns, LanguagePack } from '#server/storyteller/builtin/language-pack.ts'
import { eventSortOf, type NounSorts } from '#server/storyteller/engine/noun-sorts.ts'
import { NEUTRAL, prepositionTo } from './en/places.ts'
import type { IdeaReading } from './read-idea.ts'
import { heroSaid } from './typed/hero-said.ts'
import { type ReadNoun, readTyped, type TypedReading } from './typed/shape.ts'

/** Nobody makes anything for a flood or a murder. */
const NO_OCCASION = new Set(['disaster', 'unrest', 'sky', 'voyage', 'crime', 'sitting'])
/** An event that is a night: what happened then happened at it, and not before it. */
const IS_NIGHT = /(?:\b(?:eve|night)|[夜夕晚晩]|除夕|大晦日|イブ)$/iu
/** Said with a capital and without an article: New Year’s Eve. */
const HAS_NAME = /^(?:new year|christmas|easter|halloween|midsummer|thanksgiving)/iu
const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** Stands between an owner and what is theirs. */
const OWNS: Readonly<Record<RequestLanguage, string>> = {
  en: "['’]s? (?:[\\p{L}’'-]+ ){0,3}?",
  zh: '的?[^，。]{0,4}?',
  ja: 'の[^、。]{0,6}?',
}

/** A part of a thing is what was broken, and the thing is what is shown: 大太鼓の皮. */
const PART = /^(.+)の(?:皮|弦|針|蓋|取っ手|鍵盤|羽|面|縁)$/u

/** The thing of an idea where only a part of it is named. */
function wholeThing({ thing, item }: IdeaNouns): Readonly<Record<string, string>> {
  const whole = PART.exec(thing)?.[1]
  return whole === undefined || item === undefined ? {} : { thing: whole, item: whole }
}

/** Whose the thing of an idea is, where it says so of somebody who is not its hero. */
function ownerIn({ idea, language, nouns, who, where }: TypedReading, thing: string) {
  const [, head = ''] = /([^ ]+)$/u.exec(thing) ?? []
  const owner = nouns.find(
    ({ kind, text, plural }) =>
      kind === 'person' &&
      !plural &&
      text !== who?.text &&
      new RegExp(`${literal(text)}${OWNS[language]}${literal(head)}`, 'iu').test(idea),
  )
  if (owner === undefined) return undefined
  // 巷口糖人老伯 is 糖人老伯 of the 巷口
  const at = where !== null && owner.text.startsWith(where.text) ? where.text.length : 0
  return { ...owner, text: owner.text.slice(at) }
}

function eventText(event: ReadNoun, language: RequestLanguage): string {
  if (language !== 'en') return event.text
  const text = event.text.replaceAll("'", '’')
  return event.proper || HAS_NAME.test(text)
    ? text.replace(/^\p{Ll}/u, (one) => one.toUpperCase())
    : `the ${text}`
}

/** The event of an idea that people come together for. */
function eventIn(
  { event, language }: TypedReading,
  sorts: NounSorts | undefined,
): string | undefined {
  if (event === null || event.plural) return undefined
  const sort = sorts && eventSortOf(event.text, sorts)
  return sort && NO_OCCASION.has(sort) ? undefined : eventText(event, language)
}

const fits = (pattern: string | undefined, text: string): boolean =>
  pattern !== undefined && new RegExp(pattern, 'iu').test(text)

/** The harm that was done: what the idea says before what its thing is made of. */
export const harmOf = (harms: readonly Harm[], idea: string, thing: string): Harm | undefined =>
  harms.find(
    ({ says, of }) =>
      (says === undefined && of === undefined) || fits(says, idea) || fits(of, thing),
  )

/** What the texts of a deed may name beside the nouns of an idea: its event, its owner, what was done to its thing. */
export function deedWords(
  deed: Deed | undefined,
  reading: IdeaReading,
  words: IdeaNouns,
  pack: LanguagePack,
): Readonly<Record<string, string>> {
  const occasion = deed?.occasion
  if (occasion === undefined) return {}
  const whole = wholeThing(words)
  const thing = whole.thing ?? words.thing
  const language = requestLanguageOf(pack.language)
  const typed = readTyped(reading.text, language)
  const isOwn = reading.language === language
  const event = (isOwn ? eventIn(typed, pack.plots?.nouns) : undefined) ?? occasion.event
  const found = isOwn ? ownerIn(typed, thing) : undefined
  const owner =
    found === undefined ? occasion.owner : language === 'en' ? `the ${found.text}` : found.text
  const harm = harmOf(occasion.harms, reading.text, thing)
  const isNowhere = NEUTRAL.some((place) => place === words.setting)
  const setting = isNowhere ? occasion.hall : undefined
  return {
    ...whole,
    event,
    eve: IS_NIGHT.test(event) ? event : occasion.eve,
    owner,
    ...(words.who === undefined ? {} : { who: owner }),
    ...(setting === undefined ? {} : { setting, there: `${prepositionTo(setting)} ${setting}` }),
    harmDid: harm?.did ?? '',
    harmSeen: harm?.seen ?? '',
    harmLeft: harm?.left ?? '',
    harmHow: harm?.how ?? '',
    harmWhole: harm?.whole ?? '',
  }
}

/** The owner of the idea as somebody of the cast: of the sex and the age that it says. */
export function withOwner(
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
