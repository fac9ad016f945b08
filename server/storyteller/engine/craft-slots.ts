import type { Rng } from '#server/storyteller/builtin/rng.ts'
import type { PlotContent } from './content.ts'
import type { KnownCraft } from './craft.ts'
import { ANY, type Bout, boutIn } from './craft-of.ts'
import type { IdeaPart } from './idea-part.ts'
import { eventSortOf } from './noun-sorts.ts'
import type { PlacePack } from './place-pack.ts'
import type { Plot } from './plot.ts'
import { hasWord } from './slot-words.ts'
import type { StoryHero } from './story-hero.ts'
import { said } from './tests/phrases.ts'

type Made = Pick<Plot, 'makes'>
type Known = Pick<PlotContent, 'crafts' | 'craftWords' | 'nouns'>

/** A contest of making as it is told: what no idea says is neutral. */
export type ToldBout = Bout & { readonly made: string; readonly house: string }

/** What is made in a game; undefined in a plot in which nothing is. */
export function toldBout(
  { makes }: Made,
  content: Known,
  part: IdeaPart,
  rng: Pick<Rng, 'pick'>,
): ToldBout | undefined {
  if (makes === undefined) return undefined
  const found = boutIn(content, part)
  const craft = found?.craft ?? anyCraft(content)
  const made = found?.made || rng.pick(craft.neutral)
  const house =
    craft.houses.find((word) => hasWord(part.idea, word)) ??
    houseOfThing(craft, part.idea) ??
    craft.house
  const read = found ?? { most: '', measure: craft.edible ? 'taste' : 'fine', stake: '' }
  return { ...read, ...{ craft, made, house } }
}

/** 豆腐屋 of an idea that makes 豆腐: the house that is called after what an idea names, the longest name first. */
function houseOfThing({ things, houses }: KnownCraft, idea: string): string | undefined {
  const named = things.filter((thing) => hasWord(idea, thing))
  return named
    .toSorted((one, other) => other.length - one.length)
    .flatMap((thing) => houses.find((house) => house !== thing && house.startsWith(thing)) ?? [])[0]
}

const anyCraft = ({ crafts }: Known): KnownCraft => {
  const found = crafts.find(({ id }) => id === ANY)
  if (found === undefined) throw new Error(`no craft is called ${ANY}`)
  return found
}

/** How an idea in Han or kana says to which house somebody belongs. */
const OF_HOUSE = ['の', '的', '家的'] as const

/** What an idea gives a game in which something is made: its thing is what it is done for. */
export function withStake(
  part: IdeaPart,
  bout: ToldBout | undefined,
  { nouns, craftWords }: Known,
): IdeaPart {
  if (bout === undefined) return part
  const { stake } = bout
  const isWhat = stake === part.thing
  // a harvest fair is when it is, and nobody comes from there
  const isWhen = part.event === '' && part.where !== '' && eventSortOf(part.where, nouns) === 'fair'
  const ofHouse = OF_HOUSE.map((of) => `${bout.house}${of}${part.who}`)
  const prize = craftWords.prizes.find(({ says }) => new RegExp(says, 'iu').test(part.idea))
  return {
    ...part,
    event: eventSortOf(part.event, nouns) === undefined ? (prize?.event ?? part.event) : part.event,
    // パン屋の娘: whose she is says on which side she stands
    who: (part.who !== '' && ofHouse.find((who) => part.idea.includes(who))) || part.who,
    ...(isWhen ? { event: part.where, where: '', whereThe: '', whereSorts: [] } : {}),
    ...{ thing: stake, thingShort: isWhat ? part.thingShort : stake },
    what: isWhat ? part.what : null,
  }
}

/** A place as a contest of making needs it: the one house is at home there, and a street may part the two. */
export function withWorkshop(
  place: PlacePack,
  { craftWords: { workshop, street } }: Known,
  bout: ToldBout | undefined,
  idea: string,
): PlacePack {
  if (bout === undefined) return place
  const { says, ...across } = street
  const { hearth, square } = place.parts
  const house = (text: string): string => said(text, { house: bout.house })
  return {
    ...place,
    parts: {
      ...place.parts,
      hearth: {
        ...{ ...hearth, the: house(workshop.the), in: house(workshop.in) },
        ...{ seen: house(bout.craft.told.room), small: house(workshop.small) },
      },
      square: new RegExp(says, 'iu').test(idea) ? { ...square, ...across, room: 'street' } : square,
    },
  }
}

/** What puzzles are about that name the steps of a making, or what has to be bought for it. */
export const itemsOfCraft = (
  { makes }: Made,
  bout: ToldBout | undefined,
): Record<string, readonly string[]> =>
  makes === undefined || bout === undefined
    ? {}
    : { [makes.steps]: bout.craft.steps, [makes.stuffs]: bout.craft.stuffs }

/** What the texts of a plot call what is made there, and all that is told of its making. */
export function craftSlots(
  { craftWords: { measures, best, ties } }: Known,
  bout: ToldBout | undefined,
  { tie }: StoryHero,
): Record<string, string> {
  if (bout === undefined) return {}
  const { craft, made, most, house } = bout
  const measure = measures[bout.measure]
  const kin = tieOf(tie?.relation)
  return {
    ...{ made, house, paper: craft.paper },
    most: most === '' ? measure.best : said(best, { word: most.toLowerCase() }),
    ...Object.fromEntries(
      Object.entries({ cost: '', ...craft.told, ...craft.measured?.[bout.measure] }).map(
        ([name, text]) => [`craft.${name}`, text],
      ),
    ),
    ...{ 'measure.told': measure.told, 'measure.test': measure.test },
    ...{ 'measure.won': measure.won, 'measure.lost': measure.lost },
    ...{ 'tie.felt': ties[kin].felt, 'tie.end': ties[kin].end },
  }
}

type Relation = NonNullable<StoryHero['tie']>['relation']
const UNRELATED: ReadonlySet<Relation> = new Set(['friend', 'rival', 'neighbour'])
const tieOf = (relation: Relation | undefined): 'family' | 'couple' | 'none' => {
  if (relation === undefined || UNRELATED.has(relation)) return 'none'
  return relation.endsWith('pouse') ? 'couple' : 'family'
}

/** What is made in a game, in another language: a word without a counterpart there is given by `foreign`. */
export function twinBout(
  here: ToldBout | undefined,
  { crafts }: Pick<PlotContent, 'crafts'>,
  foreign: (word: string) => string,
): ToldBout | undefined {
  const craft = crafts.find(({ id }) => id === here?.craft.id)
  if (here === undefined || craft === undefined) return undefined
  const made = craft.neutral[here.craft.neutral.indexOf(here.made)] ?? foreign(here.made)
  return { ...here, craft, made, house: craft.house, most: '' }
}
