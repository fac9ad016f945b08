import type { RequestLanguage } from '#schemas/language.ts'
import { singular } from '#server/storyteller/reading/typed/en/singular.ts'
import { heroSaid } from '#server/storyteller/reading/typed/hero-said.ts'
import type { ReadNoun, TypedReading } from '#server/storyteller/reading/typed/shape.ts'
import type { CastingWish } from './wishes.ts'

/** Somebody whom an idea names beside its player: “the student” of “a cleaner and a student”. */
export type Companion = Pick<CastingWish, 'sex' | 'age'> & {
  readonly noun: string
  /** They belong to the place: a lighthouse keeper, a night guard. */
  readonly keeps: boolean
}

/** Who belongs where they are, and lets others in. */
const KEEPER: Readonly<Record<RequestLanguage, RegExp>> = {
  en: /(?:keeper|guard|watchman|caretaker|janitor|attendant|conductor|stationmaster|warden|porter|landlord|landlady)$/i,
  zh: /(?:守塔人|守灯人|守夜人|看守|看守人|看门人|看塔人|门房|门卫|保安|列车长|列车员|乘务员|站长|老板|老板娘|管理员|掌柜)$/u,
  ja: /(?:灯台守|守衛|警備員|番人|管理人|車掌|駅長|主人|女将|夜番|門番|店主)$/u,
}
export const isKeeper = (noun: string, language: RequestLanguage): boolean =>
  KEEPER[language].test(noun)

/** What stands between two who are named side by side. */
const BESIDE: Readonly<Record<RequestLanguage, RegExp>> = {
  en: /^(?:,|,? and|,? with| &)\s+(?:an?\s|the\s|one\s|his\s|her\s|their\s)?(?:(?!in|by|of|to|at|on|is|are|who|from|for|into)[a-z-]+\s)?$/i,
  zh: /^(?:、|和|与|跟|及|以及|还有)(?:[一两]?[个位名])?(?:[^，。、的]{1,5}的)?$/u,
  ja: /^(?:と|、|や)(?:ひとりの|[一二]人の)?(?:[^、。がをはと]{1,6}[たいなの])?$/u,
}
/** What stands before a beast that is with somebody, and not before one that they run from. */
const WITH_BEAST: Readonly<Record<RequestLanguage, RegExp>> = {
  en: /(?:\b(?:and|with)|,)\s+(?:an?|one|the|his|her|their|my|our)\s+(?:[a-z-]+\s)?$/i,
  zh: /(?:、|和|与|跟|还有|带着|外加)(?:[他她]们?的|自家的)?(?:[一两][只条头匹])?(?:[^，。、的]{1,4}的)?$/u,
  ja: /(?:と|、|や)(?:[一二]?[匹頭羽]の)?(?:[^、。がをはと]{1,5}[たいなの])?$/u,
}

type Placed = { readonly noun: ReadNoun; readonly start: number; readonly end: number }

/** The nouns of an idea where they stand in it, in their order. */
const placedIn = ({ idea, nouns }: TypedReading): Placed[] =>
  nouns
    .map((noun) => ({ noun, start: idea.toLowerCase().indexOf(noun.text.toLowerCase()) }))
    .filter(({ start }) => start >= 0)
    .map(({ noun, start }) => ({ noun, start, end: start + noun.text.length }))
    .toSorted((one, other) => one.start - other.start)

/** Who else is named beside the person that an idea is about, in their order. */
export function companyIn(reading: TypedReading): Companion[] {
  const { who, idea, language } = reading
  if (who?.kind !== 'person') return []
  const placed = placedIn(reading)
  const own = placed.find(({ noun }) => noun.text === who.text)
  if (own === undefined) return []
  /** The nouns that stand in one row with the player's, each beside the next. */
  const isBeside = (one: Placed, next: Placed): boolean =>
    BESIDE[language].test(idea.slice(one.end, next.start))
  const row = [own]
  for (const one of placed.filter(({ start }) => start >= own.end))
    if (isBeside(row.at(-1) ?? own, one)) row.push(one)
  for (const one of placed.filter(({ end }) => end <= own.start).toReversed())
    if (isBeside(one, row[0] ?? own)) row.unshift(one)
  const beside = row.flatMap(({ noun }) =>
    noun.kind === 'person' && noun !== own.noun ? [noun] : [],
  )
  return beside.map((noun) => {
    const { sex, age } = heroSaid({ ...reading, who: noun })
    const called = language === 'en' && noun.plural ? singular(noun.head) : noun.text
    return { noun: called, keeps: isKeeper(called, language), sex, age }
  })
}

/** The beast that is with them, by the last word of its name; '' where there is none. */
export function beastIn(reading: TypedReading): string {
  const { who, idea, language } = reading
  if (who?.kind !== 'person') return ''
  const found = placedIn(reading).find(
    ({ noun, start }) =>
      noun.kind === 'creature' && !noun.plural && WITH_BEAST[language].test(idea.slice(0, start)),
  )
  return found?.noun.head ?? ''
}
