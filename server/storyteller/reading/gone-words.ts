import type { IdeaNouns, LanguagePack } from '#server/storyteller/builtin/language-pack.ts'

/** 庙里的大灯笼不见了: where it stood, and what it is. */
const GONE_FROM =
  /(?:^|[，。、])([\u4e00-\u9fff]{1,4}?)[里中]的?([\u4e00-\u9fff]{1,6}?)(?:突然|忽然|竟然?|全)?(?:不见|消失|失踪|没了|不知去向)/u
/** 元宵前夜: what the night is before. */
const EVE = /([\u4e00-\u9fff]{2,4}?)的?前(?:夜|夕|一[夜晚天])/u
/** What is said of it as something that begins: 开演 begins nothing, and 开台 does. */
const AS_EVENT: readonly (readonly [RegExp, string])[] = [
  [/^.*(?:开演|登台)$/u, '开台'],
  [/开(?:张|业)$/u, '开张酒'],
]

/** The day whose eve an idea names. */
export function eveIn(idea: string): string | undefined {
  const said = EVE.exec(idea)?.[1]
    ?.split(/[在于]/u)
    .at(-1)
  return said && AS_EVENT.reduce((event, [words, as]) => event.replace(words, as), said)
}

/** “On the night of the concert”, 首演当晚, 宴の夜: the day that it is wanted for comes after that. */
const NIGHTS: readonly RegExp[] = [
  /\b(?:on|during) (the (?:night|evening) of (?:the|an?|her|his|their) (?:[a-z-]+ )?[a-z-]+)/iu,
  /([\u4e00-\u9fff]{2,4}?(?:之夜|当晚|当夜|那天夜里|那天晚上))/u,
  /((?:祭り?|宴会?|[一-龠ァ-ヶー]{1,5}(?:会|式|演奏|公演|興行))の(?:夜|晩))/u,
]
/** The night of which an idea says that it happened then, as it says it. */
export const nightIn = (idea: string): string | undefined =>
  NIGHTS.flatMap((night) => night.exec(idea)?.[1] ?? [])[0]

/** More than one person: nobody who plays, and nobody whose ankle could be turned. */
export const MANY =
  /\b(?:choir|band|team|club|crew|family|orchestra|company|guild|village|town)$|[班团队社部団隊組组会座]$/iu

/** What an idea says of a thing that is gone, where no list knows its place or its day. */
export function goneWords(idea: string): Readonly<Record<string, string>> {
  const [, where, what] = GONE_FROM.exec(idea) ?? []
  return where === undefined || what === undefined
    ? {}
    : { thing: what, setting: where, short: where }
}

/** Who keeps watch where the idea names nobody who plays, or a whole company. */
export function watchWords(
  words: IdeaNouns,
  watch: string | undefined,
  pack: LanguagePack,
): Readonly<Record<string, string>> {
  const isNobody = words.role === pack.nouns.role || MANY.test(words.role)
  return watch === undefined || !isNobody ? {} : playedBy(words, watch)
}

/** The words of an idea with somebody else who plays. */
export const playedBy = (words: IdeaNouns, role: string): Readonly<Record<string, string>> => ({
  role,
  ...(words.youAre === undefined ? {} : { youAre: `你是${role}` }),
})
