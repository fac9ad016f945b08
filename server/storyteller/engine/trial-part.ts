import type { RequestLanguage } from '#schemas/language.ts'
import { type AccusedSaid, accusedSaid } from '#server/storyteller/reading/typed/accused-said.ts'
import {
  ACCUSER_WORDS,
  type AccusedDeed,
  type Accuser,
  BELLS,
  type Being,
  MATTER_WORDS,
  type MatterSort,
  WHOLE_PLACES,
} from '#server/storyteller/reading/typed/accused-words.ts'
import { singular } from '#server/storyteller/reading/typed/en/singular.ts'
import { type TypedReading, translateReading } from '#server/storyteller/reading/typed/shape.ts'

/** Whom an idea puts on trial, in the language of the game; what it has no words for there is ''. */
export type TrialPart = {
  readonly accused: string
  readonly being: Being
  readonly deed: AccusedDeed
  readonly matter: string
  /** The same without whose it is or where it stood: “vase” of 祠堂的花瓶. */
  readonly short: string
  /** Where the idea says that it stood, a place within the place: 祠堂; '' where it says none. */
  readonly where: string
  /** Of what sort that is. */
  readonly sort: MatterSort
  /** Whose the idea says that it was, without an article; '' where it does not say. */
  readonly owner: string
  readonly charge: string
  readonly accuser: Accuser
  /** The player judges, and does not speak for the accused. */
  readonly isJudge: boolean
  /** A whole village accuses: it plays in one. */
  readonly isOfVillage: boolean
  /** Whom the idea is about plays: neither the accused, nor who accuses, nor whom it was done to. */
  readonly isPlayed: boolean
  /** Whoever plays is one of those who accuse. */
  readonly isAccuser: boolean
}

/** What an idea gives a court of its own; undefined where it accuses nobody of anything. */
export function trialPartOf(
  reading: TypedReading,
  to: RequestLanguage,
  printed: (text: string) => string,
): TrialPart | undefined {
  const found = accusedSaid(reading)
  if (found === null) return undefined
  const { accused, being, matter, matterNoun, charge, accuser, isJudge } = found
  const deed = deedOf(found)
  const isOwn = reading.language === to
  const there = translateReading({ ...reading, who: accused, what: matterNoun }, to)
  const one = (text: string): string => (to === 'en' && accused.plural ? singular(text) : text)
  const { who } = reading
  const isPlayed =
    who?.kind === 'person' &&
    who.text !== accused.text &&
    !matter.includes(who.text) &&
    !(accuser === 'mayor' && OFFICE.test(who.text))
  const { language } = reading
  const isAccuser =
    isPlayed && ACCUSER_WORDS[language].some(([id, said]) => id === accuser && said.test(who.text))
  return {
    ...{ being, deed, isJudge, isPlayed, isAccuser, accuser: accuser ?? 'everybody' },
    sort: sortOfMatter(deed, matter, language),
    owner: isOwn ? printed(ownerOf(reading, matter)) : '',
    short: isOwn ? printed(matter.replace(OWNED[language], '')) : '',
    where: isOwn && IN_A_ROOM.has(deed) ? printed(roomOf(reading, matter)) : '',
    isOfVillage: accuser === 'village',
    accused: printed(isOwn ? one(accused.text) : (there.who?.text ?? '')),
    matter: printed(isOwn ? matter : (there.what?.text ?? '')),
    charge: isOwn ? printed(charge) : '',
  }
}

/** What was done, as it is told: a bell that is broken is cracked. */
const deedOf = ({ deed, matter }: Pick<AccusedSaid, 'deed' | 'matter'>): AccusedDeed =>
  deed === 'break' && BELLS.test(matter) ? 'crack' : deed

/** Who accuses by office is not who speaks for the accused. */
const OFFICE = /mayor|[村镇市町]长|[村町市]長/iu

/** What a deed is always done to, whatever the idea calls it. */
const OF_DEED: Partial<Readonly<Record<AccusedDeed, MatterSort>>> = {
  ...{ ring: 'bell', crack: 'bell', frighten: 'folk', lie: 'story', tell: 'secret' },
}

function sortOfMatter(deed: AccusedDeed, matter: string, language: RequestLanguage): MatterSort {
  const written = MATTER_WORDS[language].find(([, words]) => words.test(matter))?.[0]
  return OF_DEED[deed] ?? written ?? (deed === 'eat' && matter === '' ? 'food' : 'thing')
}

/** What stands between who owns a thing and the thing. */
const OWNED = { en: /^(.+?)['’]s? /u, zh: /^(.+?)的/u, ja: /^(.+?)の/u } as const

/** The person whose it was: the mayor, of “the mayor's speech”. */
function ownerOf({ nouns, language }: TypedReading, matter: string): string {
  const owner = OWNED[language].exec(matter)?.[1] ?? ''
  const isPerson = nouns.some(
    ({ text, kind, plural }) => kind === 'person' && !plural && owner.endsWith(text),
  )
  return isPerson || OFFICE.test(owner) ? owner : ''
}

/** What can be done in any room at all. */
const IN_A_ROOM: ReadonlySet<AccusedDeed> = new Set<AccusedDeed>(['break', 'steal'])

/** The room or the house in which it stood: the chapel, of “the chapel's window”. */
function roomOf({ nouns, language }: TypedReading, matter: string): string {
  const owner = OWNED[language].exec(matter)?.[1] ?? ''
  const isRoom = nouns.some(({ text, kind }) => kind === 'place' && text === owner)
  return (isRoom || ROOMS.test(owner)) && !WHOLE_PLACES.test(owner) ? owner : ''
}
const ROOMS = /(?:祠堂|教堂|寺|庙|学堂|堂|教会|神社|chapel|church|hall)$/iu
