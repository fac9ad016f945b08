import { type GameLanguage, type RequestLanguage, requestLanguageOf } from '#schemas/language.ts'
import { readIdea } from '#server/storyteller/reading/read-idea.ts'
import { crossedSaid, goalSaid } from '#server/storyteller/reading/typed/beside-said.ts'
import { daySaid } from '#server/storyteller/reading/typed/day-said.ts'
import { singular } from '#server/storyteller/reading/typed/en/singular.ts'
import { heroSaid } from '#server/storyteller/reading/typed/hero-said.ts'
import {
  asThing,
  type PlaceSort,
  placeSortsOf,
  type ReadNoun,
  type TypedReading,
  translateReading,
} from '#server/storyteller/reading/typed/shape.ts'
import { yearsIn, yearsSaid } from '#server/storyteller/reading/typed/years-said.ts'
import { beastIn } from './company-in.ts'
import { groupIn } from './group.ts'
import type { IdeaPart, ThingNoun } from './idea-part.ts'
import { trialPartOf } from './trial-part.ts'

/** What opens and closes slots and marks; an idea may hold anything. */
const MARKUP = /[{}<>|]+/g
const plain = (text: string): string => text.replace(MARKUP, ' ').replace(/ {2,}/g, ' ').trim()

/** As a book prints what somebody typed: grandfather’s. */
const printed = (text: string): string => plain(text).replace(/(?<=\p{L})'(?=\p{L})/gu, '’')

/** How many of it there are, where the noun is told with a number of its own: 一冊の本. */
const QUANTITY = /^[一二三四五六七八九十]+[冊通枚本個台足輪着つ]の/u

/** One of it: a player is one person, and a rule is about one thing. */
const one = ({ text, head, plural }: ReadNoun, language: RequestLanguage): string =>
  language === 'en' && plural ? singular(head) : text.replace(QUANTITY, '')

/** What is made of a noun that nobody can hold, without what it is about: “programme” of “programme of the match”. */
const MADE: Readonly<Record<RequestLanguage, RegExp>> = {
  en: /^.+?(?= (?:of|about|called|marked|in|for|from|to) )/,
  zh: /(?<=的)[^的”]+$/u,
  ja: /(?<=の|した|れた)[^の」]+$/u,
}
/** “Loaf of bread”, “pair of glasses”: the bread and the glasses are what it is. */
const PIECE = /^(?!picture|plaster cast|small model|urn)\p{Ll}+ of (?!the )/u

/** A thing's shortest name: “clock” of “brass clock”; a thing about something is no longer that itself. */
function short(noun: ReadNoun, full: string, language: RequestLanguage): string {
  const isItself = noun.kind === 'thing' && (PIECE.test(full) || full === one(noun, language))
  if (isItself) return one({ ...noun, text: noun.head }, language)
  return MADE[language].exec(full)?.[0] ?? full
}

/** The noun of what it is about, for a plot that asks more of it than that it can be held. */
function namedThing(noun: ReadNoun, language: RequestLanguage): ThingNoun {
  const text = plain(one(noun, language))
  const head = noun.head.toLowerCase()
  return {
    text,
    bare: language === 'en' ? plain(one({ ...noun, text: noun.head }, language)) : text,
    the: language === 'en' && !noun.proper ? `the ${text}` : text,
    head: language === 'en' && noun.plural ? singular(head) : head,
    // a bowl of soup is the soup, and a model of the piano no piano
    isItself: noun.kind === 'thing' && !MODEL.test(asThing(noun, language)),
    isUnsure: noun.kind === 'unsure',
  }
}
/** What stands for a thing that no hand can hold. */
const MODEL =
  /^(?:picture of|plaster cast of|small model of) |^画着|的模型$|の(?:絵|模型)$|を写した絵$/u

/** Whom the player stands in for: somebody deaf hears nothing of what every plot tells aloud. */
function standsFor(reading: TypedReading, group: string, to: RequestLanguage): string {
  const { trait } = heroSaid(reading)
  if (trait === null || reading.who === null) return ''
  // nobody translates what stands around a name
  if (reading.language !== to) return plain(translateReading(reading, to).who?.text ?? '')
  return plain(group || one({ ...reading.who, text: trait.named, head: trait.named }, to))
}

/** Whoever is younger has not been without somebody for as long as the plots say: how many years, then. */
const [GROWN, CHILDHOOD] = [20, 2]

/** For how many years somebody was not there, in words; '' where the plot may say. */
function yearsOf(reading: TypedReading, to: RequestLanguage): string {
  const { age } = heroSaid(reading)
  const isChild = age !== null && age[1] < GROWN
  const years = yearsSaid(reading) ?? (isChild ? CHILDHOOD : undefined)
  return years === undefined ? '' : yearsIn(years, to)
}

/** Names that are told with their article. */
const WITH_ARTICLE = /^(?:louvre|alps|himalayas|amazon|sahara|gobi|arctic|north pole|south pole)\b/i

/** A place as it stands inside a sentence; a name has no article. */
const whereWithArticle = ({ text, proper }: ReadNoun, language: RequestLanguage): string =>
  language !== 'en' ||
  /^(?:the|my|our|his|her) /i.test(text) ||
  (proper && !WITH_ARTICLE.test(text))
    ? text
    : `the ${text}`

/** What a reading gives a plot in the language of its game. */
export function ideaPartOf(reading: TypedReading, language: GameLanguage): IdeaPart {
  const to = requestLanguageOf(language)
  const read = translateReading(reading, to)
  const { who, what, where, event, rule, talk, nouns } = read
  const word = (noun: ReadNoun | null): string => (noun === null ? '' : plain(one(noun, to)))
  /** What nobody translates: '' in another language than the idea's. */
  const untranslated = (text: string): string => (reading.language === to ? plain(text) : '')
  const group = untranslated(groupIn(reading))
  const thing = what === null ? '' : plain(asThing(what, to).replace(QUANTITY, ''))
  const trial = trialPartOf(reading, to, printed)
  return {
    idea: reading.language === to ? printed(readIdea(reading.idea, to).idea) : '',
    who: who?.kind === 'creature' ? '' : word(who),
    creature: who?.kind === 'creature' ? word(who) : '',
    group,
    standsFor: standsFor(reading, group, to),
    trade: who?.kind === 'person' ? word(who) : '',
    beast: untranslated(beastIn(reading)),
    years: yearsOf(reading, to),
    thing,
    thingShort: what === null ? '' : plain(short(what, thing, to)),
    what: what === null ? null : namedThing(what, to),
    where: where === null ? '' : plain(where.text),
    whereThe: where === null ? '' : plain(whereWithArticle(where, to)),
    whereSorts: whereSortsOf(reading, trial),
    event: event === null ? '' : plain(event.text),
    day: reading.language === to ? printed(daySaid(reading)) : '',
    goal: goalOf(reading, read, to),
    goalSorts: goalSortsOf(reading),
    crossed: untranslated(crossedSaid(reading)),
    // what several beasts do is said of no single one
    talk: who?.kind === 'creature' && who.plural ? '' : printed(talk),
    ...(trial === undefined ? {} : { trial }),
    mechanic: rule?.mechanic ?? '',
    ruled: word(ruledBy(read)),
    nouns: nouns.map(({ text }) => plain(text)).filter((text) => text !== ''),
  }
}

/** What its place is; where a whole village accuses somebody it is a village, though nobody says so. */
const whereSortsOf = (
  { where, language }: TypedReading,
  trial: IdeaPart['trial'],
): readonly PlaceSort[] => {
  if (where !== null) return placeSortsOf(where, language)
  return trial?.isOfVillage === true ? ['village'] : []
}

/** To whom, or where to its thing is brought, in the language of the game. */
function goalOf(reading: TypedReading, read: TypedReading, to: RequestLanguage): string {
  const goal = goalSaid(reading)
  const there = goal === null ? undefined : read.nouns[reading.nouns.indexOf(goal)]
  return there === undefined ? '' : plain(to === 'en' && there.plural ? there.head : there.text)
}

/** What the place is to which its thing is brought. */
function goalSortsOf(reading: TypedReading): readonly PlaceSort[] {
  const goal = goalSaid(reading)
  const isPlace = goal !== null && goal.kind !== 'person' && goal.kind !== 'creature'
  return isPlace ? placeSortsOf(goal, reading.language) : []
}

/** What the rule of an idea is about: whoever is the player does not tick, and is no door. */
function ruledBy({ rule, what }: TypedReading): ReadNoun | null {
  if (rule === null) return null
  const isThing = rule.noun !== null && rule.noun.kind !== 'person'
  return isThing ? rule.noun : what
}
