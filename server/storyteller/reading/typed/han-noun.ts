import type { ReadNoun } from './typed-reading.ts'

/** A noun of an idea in Han or kana with where it stands. */
export type HanNoun = {
  readonly noun: ReadNoun
  readonly start: number
  readonly end: number
  /** The letters right before and after it. */
  readonly before: string
  readonly after: string
  /** What follows it further. */
  readonly rest: string
  /** Stands inside another one: 灯塔 of 灯塔看守人. */
  readonly inner: boolean
}

const AROUND = 8

/** Places a noun in its idea. */
export const placedAt = (idea: string, noun: ReadNoun, start: number, inner = false): HanNoun => ({
  noun,
  start,
  end: start + noun.text.length,
  before: idea.slice(Math.max(0, start - AROUND), start),
  after: idea.slice(start + noun.text.length, start + noun.text.length + AROUND).trimStart(),
  rest: idea.slice(start + noun.text.length, start + noun.text.length + 4 * AROUND),
  inner,
})

/** The noun that ranks highest, the earlier of two alike; none that ranks nothing. */
export const highest = (
  nouns: readonly HanNoun[],
  rank: (one: HanNoun) => number,
): HanNoun | undefined =>
  nouns
    .map((one) => ({ one, at: rank(one) }))
    .filter(({ at }) => at > 0)
    .sort((a, b) => b.at - a.at)[0]?.one

/**
 * 灯台守の娘 is told by both words, where the second says whose they are; a beast that is somebody's leaves the part to
 * them. `link` stands between the two.
 */
export function withOwner(
  nouns: readonly HanNoun[],
  who: HanNoun | undefined,
  link: string,
  kin: RegExp,
): HanNoun | undefined {
  const owner = nouns.find(
    ({ noun, inner, end, after }) =>
      !inner &&
      noun.kind === 'person' &&
      after.startsWith(link) &&
      end + link.length === who?.start,
  )
  if (who === undefined || owner === undefined) return who
  if (who.noun.kind === 'creature') return owner
  if (!kin.test(who.noun.head)) return who
  const noun = { ...who.noun, text: `${owner.noun.text}${link}${who.noun.text}` }
  return { ...who, noun, start: owner.start, before: owner.before }
}

/** Without what describes another one and is no noun of its own: 盲目 of 盲目の時計職人. */
export const withoutLeads = (nouns: readonly HanNoun[]): HanNoun[] =>
  nouns.filter(
    (one) =>
      one.inner ||
      !nouns.some(
        (other) =>
          other !== one &&
          !other.inner &&
          other.start <= one.start &&
          other.end >= one.end &&
          other.noun.text.length > one.noun.text.length,
      ),
  )

/** The nouns, each once. */
export const eachOnce = (nouns: readonly HanNoun[]): ReadNoun[] => {
  const seen = new Set<string>()
  return nouns.flatMap(({ noun }) => {
    if (seen.has(noun.text)) return []
    seen.add(noun.text)
    return [noun]
  })
}
