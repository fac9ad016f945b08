import type { RequestLanguage } from '#schemas/language.ts'
import { WORDS } from './relation-words.ts'
import type { TypedReading } from './typed-reading.ts'

/** Who of two went away from where they had both been. */
export type LeftSaid = 'self' | 'other'

const KEPT: Readonly<Record<RequestLanguage, RegExp>> = {
  en: /\b(?:stayed|kept|keeps|runs|ran|inherited|took over|never left|has looked after)\b/giu,
  zh: /守着|守了|守住|留下|留守|接手|继承|没有离开|没离开|照看/gu,
  ja: /継いだ|継いで|継ぐ|守って|守りつづけ|残った|残っていた|切り盛り/gu,
}
const CAME: Readonly<Record<RequestLanguage, RegExp>> = {
  en: /\b(?:comes?|came|coming|gets?|returns?|returned|returning|back) (?:back |home)?\b(?:home|back|after|from)\b|\breturn(?:s|ed)?\b|\b(?:left|went away|ran away|moved away)\b/giu,
  zh: /回来|归来|回到|回乡|返乡|离家|出走|远嫁/gu,
  ja: /帰ってき|戻ってき|帰郷|帰省|家を出た|出ていった/gu,
}
/** A Japanese noun stands behind what is said of it, and a Chinese one behind a 的. */
const NOUN_BEHIND: Readonly<Record<RequestLanguage, RegExp | null>> = {
  en: null,
  zh: /^[^，。]{0,6}的/u,
  ja: /^[^、。]{0,8}/u,
}

type At = { readonly who: LeftSaid; readonly at: number }

/** Where those stand in an idea of whom something is said. */
function standing({ idea, who, language }: TypedReading): At[] {
  const own = who === null ? -1 : idea.toLowerCase().indexOf(who.text.toLowerCase())
  const others = WORDS[language].flatMap(([word]) =>
    [...idea.matchAll(new RegExp(language === 'en' ? `\\b(?:${word})\\b` : word, 'giu'))].map(
      ({ index }) => index,
    ),
  )
  return [
    ...(own < 0 ? [] : [{ who: 'self', at: own } as const]),
    ...others.filter((at) => at !== own).map((at) => ({ who: 'other', at }) as const),
  ].toSorted((one, other) => one.at - other.at)
}

/** Whom something is said of that stands there. */
function saidOf({ idea, language }: TypedReading, all: readonly At[], from: number, to: number) {
  const behind = NOUN_BEHIND[language]
  const rest = idea.slice(to)
  const next = all.find(({ at }) => at >= to)
  const isBehind =
    behind !== null && next !== undefined && new RegExp(behind, 'u').exec(rest) !== null
  if (isBehind && next.at - to <= 8) return next.who
  return all.findLast(({ at }) => at < from)?.who ?? next?.who
}

const OTHER = { self: 'other', other: 'self' } as const

/** Who of the two of an idea went away: who came back, or whose other one has kept the house. */
export function leftSaid(reading: TypedReading): LeftSaid | null {
  const { idea, language } = reading
  const all = standing(reading)
  if (all.length < 2) return null
  const found = (words: RegExp) =>
    [...idea.matchAll(words)].flatMap((match) => {
      const one = saidOf(reading, all, match.index, match.index + match[0].length)
      return one === undefined ? [] : [one]
    })
  const [kept] = found(KEPT[language])
  const [came] = found(CAME[language])
  return kept === undefined ? (came ?? null) : OTHER[kept]
}
