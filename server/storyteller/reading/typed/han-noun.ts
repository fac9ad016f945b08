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
