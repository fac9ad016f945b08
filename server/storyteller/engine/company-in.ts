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
function placedIn({ idea, nouns }: TypedReading): Placed[] {
  const text = idea.toLowerCase()
  let from = 0
  return nouns.flatMap((noun) => {
    const start = text.indexOf(noun.text.toLowerCase(), from)
    if (start < 0) return []
    from = start + noun.text.length
    return [{ noun, start, end: from }]
  })
}

/** Who else is named beside the person that an idea is about, in their order. */
export function companyIn(reading: TypedReading): Companion[] {
  const { who, idea, language } = reading
  if (who?.kind !== 'person') return []
  const placed = placedIn(reading)
  const own = placed.find(({ noun }) => noun.text === who.text)
  if (own === undefined) return []
  let end = own.end
  const beside: ReadNoun[] = []
  for (const one of placed) {
    if (one.start < end || !BESIDE[language].test(idea.slice(end, one.start))) continue
    if (one.noun.kind === 'person') beside.push(one.noun)
    end = one.end
  }
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
