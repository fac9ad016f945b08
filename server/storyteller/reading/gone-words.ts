import type { IdeaNouns, LanguagePack } from '#server/storyteller/builtin/language-pack.ts'

/** 庙里的大灯笼不见了: where it stood, and what it is. */
const GONE_FROM =
  /(?:^|[，。、])([\u4e00-\u9fff]{1,4}?)[里中]的?([\u4e00-\u9fff]{1,6}?)(?:突然|忽然|竟然?|全)?(?:不见|消失|失踪|没了|不知去向)/u
/** 元宵前夜: what the night is before. */
export const EVE_OF = /([\u4e00-\u9fff]{2,4}?)的?前(?:夜|夕|一[夜晚天])/u

/** What an idea says of a thing that is gone, where no list knows its place or its day. */
export function goneWords(idea: string): Readonly<Record<string, string>> {
  const [, where, what] = GONE_FROM.exec(idea) ?? []
  return where === undefined || what === undefined
    ? {}
    : { thing: what, setting: where, short: where }
}

/** Who keeps watch where the idea names nobody who plays. */
export function watchWords(
  words: IdeaNouns,
  watch: string | undefined,
  pack: LanguagePack,
): Readonly<Record<string, string>> {
  return watch === undefined || words.role !== pack.nouns.role ? {} : playedBy(words, watch)
}

/** The words of an idea with somebody else who plays. */
export const playedBy = (words: IdeaNouns, role: string): Readonly<Record<string, string>> => ({
  role,
  ...(words.youAre === undefined ? {} : { youAre: `你是${role}` }),
})
