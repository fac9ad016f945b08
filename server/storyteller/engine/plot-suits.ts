import type { PlotContent, PlotTexts } from './content.ts'
import { boutIn } from './craft-of.ts'
import { houseOf } from './facets.ts'
import { lackingIn } from './fitted-thing.ts'
import type { IdeaPart } from './idea-part.ts'
import { eventSortOf, type NounSort, sortsIn, thingSortOf } from './noun-sorts.ts'
import type { Plot } from './plot.ts'

/** What an idea speaks of, the loudest first: what happens in it, what it is about, every word of it. */
function spokenOf(part: IdeaPart, { nouns }: PlotContent): ReadonlySet<NounSort>[] {
  const { event, what, idea } = part
  const happens = event === '' ? undefined : eventSortOf(event, nouns)
  const thing = what === null ? undefined : thingSortOf(what.head, nouns)
  // what is cooked in a contest says more of it than that somebody wins
  const said = happens === 'contest' ? sortsIn(event, nouns) : new Set(happens && [happens])
  return [said, new Set(thing && [thing]), sortsIn([idea, ...part.nouns].join(' / '), nouns)]
}

/** Whether a plot suits (1), suits not (-1), or neither: the loudest that says so. */
function suitOf(
  { suits = [], shuns = [], housed }: Plot,
  spoken: readonly ReadonlySet<NounSort>[],
  part: IdeaPart,
) {
  // whoever meets on a ship is not told in a house
  if (housed === true && part.where !== '') return houseOf(part) === undefined ? -1 : 1
  const count = (sorts: readonly NounSort[], said: ReadonlySet<NounSort>): number =>
    sorts.filter((sort) => said.has(sort)).length
  const sums = spoken.map((said) => count(suits, said) - count(shuns, said))
  return Math.sign(sums.find((sum) => sum !== 0) ?? 0)
}

/** A race says what it is louder than whoever bakes for it; what people compete in making is told as its making, and nothing else is; a house that somebody has left is told as that house; what is brought to somebody is carried by who plays. */
function loudness(
  { raced, makes, housed, receives }: Plot,
  suit: number,
  isMade: boolean,
  isHome: boolean,
  isBrought: boolean,
) {
  if (isBrought && receives !== undefined) return 1
  if (isHome && housed !== true) return -1
  if (raced === true) return suit * 2
  if (isMade !== (makes !== undefined)) return -1
  return isMade ? 1 : suit
}

/** The plots of a kind as an idea asks for them: those that suit it first, those whose thing it can give before the others, and none that shuns it while there is another. */
export function bySuit(
  plots: readonly PlotTexts[],
  content: PlotContent,
  part: IdeaPart,
): readonly PlotTexts[] {
  const spoken = spokenOf(part, content)
  const isMade = plots.some(({ plot }) => plot.makes) && boutIn(content, part) !== undefined
  const isHome = houseOf(part) === 'dwelling' && plots.some(({ plot }) => plot.housed)
  const ranked = plots.map((one) => ({
    one,
    suit: loudness(one.plot, suitOf(one.plot, spoken, part), isMade, isHome, part.goal !== ''),
    lacking: lackingIn(one.plot, content, part).length,
  }))
  // a race is told of a race alone: nobody bakes against the clock on a bicycle
  const able = ranked.filter(({ one, suit }) => suit > 0 || one.plot.raced !== true)
  const willing = able.filter(({ suit }) => suit >= 0)
  return (willing.length > 0 ? willing : able)
    .toSorted((a, b) => b.suit - a.suit || a.lacking - b.lacking)
    .map(({ one }) => one)
}
