import type { Suspect } from './culprit-signs.ts'

/** A rule that was learned: how much each sign speaks for guilt, strongest first. */
export type LearnedRule = ReadonlyMap<string, number>

/** A sign that fewer suspects show is chance. */
const SEEN_OFTEN = 8
const SMOOTHING = 1

/** What games teach: for each sign that was seen often, how much likelier it is in a culprit than in an innocent. */
export function learnRule(games: readonly (readonly Suspect[])[]): LearnedRule {
  const counted = new Map<string, { guilty: number; innocent: number }>()
  let [guilty, innocent] = [0, 0]
  for (const { isCulprit, signs } of games.flat()) {
    if (isCulprit) guilty += 1
    else innocent += 1
    for (const sign of signs) {
      const known = counted.get(sign) ?? { guilty: 0, innocent: 0 }
      if (isCulprit) known.guilty += 1
      else known.innocent += 1
      counted.set(sign, known)
    }
  }
  const share = (count: number, all: number): number => (count + SMOOTHING) / (all + 2 * SMOOTHING)
  const often = [...counted].filter(([, one]) => one.guilty + one.innocent >= SEEN_OFTEN)
  const weighed = often.map(([sign, one]): [string, number] => [
    sign,
    Math.log(share(one.guilty, guilty) / share(one.innocent, innocent)),
  ])
  return new Map(weighed.toSorted((a, b) => b[1] - a[1]))
}

/** How many games a way to weigh the suspects solves; where it cannot decide, a part of one. */
function solvedBy(
  games: readonly (readonly Suspect[])[],
  weigh: (suspect: Suspect) => number,
): number {
  let right = 0
  for (const suspects of games) {
    const weights = suspects.map(weigh)
    const most = Math.max(...weights)
    const accused = suspects.filter((_, at) => weights[at] === most)
    if (accused.some(({ isCulprit }) => isCulprit)) right += 1 / accused.length
  }
  return games.length === 0 ? 0 : right / games.length
}

/** So many of the strongest signs a player may go by: one, a handful, or all of them. */
const REMEMBERED = [1, 5, 25, Number.POSITIVE_INFINITY]

/** The best a rule does in games it was not learned from, by however many of its signs; and the sign that says most. */
export function tryRule(
  rule: LearnedRule,
  games: readonly (readonly Suspect[])[],
): { solved: number; sign: string } {
  const strongest = [...rule].toSorted((a, b) => Math.abs(b[1]) - Math.abs(a[1]))
  const solved = REMEMBERED.map((count) => {
    const kept = new Map(strongest.slice(0, count))
    return solvedBy(games, ({ signs }) =>
      [...signs].reduce((sum, sign) => sum + (kept.get(sign) ?? 0), 0),
    )
  })
  return { solved: Math.max(...solved), sign: strongest[0]?.[0] ?? '' }
}
