import type { PlaceSort } from '#server/storyteller/reading/typed/shape.ts'
import type { PlotContent } from './content.ts'
import type { Draw } from './dealt.ts'
import type { IdeaPart } from './idea-part.ts'
import type { PlacePack } from './place-pack.ts'
import type { Plot } from './plot.ts'
import { disasterIn, hasWord } from './slot-words.ts'

/**
 * How the place of an idea stands to the place where its game plays: it `is` that, lies `within` it, or is `elsewhere`;
 * an idea may leave it `unnamed`.
 */
export type PlaceStanding = 'is' | 'within' | 'elsewhere' | 'unnamed'
export type FoundPlace = { readonly place: PlacePack; readonly standing: PlaceStanding }

/** The places at whose far end lies what an idea brings its thing to. */
const before = (
  places: readonly PlacePack[],
  { goalSorts: [own] = [] }: Partial<Pick<IdeaPart, 'goalSorts'>>,
): PlacePack[] =>
  own === undefined ? [] : places.filter(({ reaches = [] }) => reaches.includes(own))

type Sorts = Pick<PlacePack, 'is' | 'holds' | 'suits'>
type Named = Pick<IdeaPart, 'where' | 'whereSorts' | 'nouns'>

/** What lies there is another thing than the same on solid ground: a bakery on Mars is in no street. */
export const WORLDS: ReadonlySet<PlaceSort> = new Set([
  ...(['space', 'planet', 'undersea', 'air', 'aircraft', 'realm', 'ship', 'rail'] as const),
  ...(['island', 'desert', 'snow'] as const),
])

/** Nobody thinks of these where a mill or an office is named by itself: what lies there is said to. */
const APART: ReadonlySet<PlaceSort> = new Set([
  ...([
    'space',
    'planet',
    'undersea',
    'air',
    'aircraft',
    'realm',
    'ship',
    'rail',
    'castle',
  ] as const),
])

const suits =
  (text: string) =>
  (pack: Pick<PlacePack, 'suits'>): boolean =>
    text !== '' && pack.suits.some((word) => hasWord(text, word))

/** Whether an idea names a place, or what belongs there. */
export const isPlaceNamed = (place: Pick<PlacePack, 'suits'>, { where, nouns }: Named): boolean =>
  [where, ...nouns].some((text) => suits(text)(place))

/** How the place of an idea stands to one that is told. */
export function standingIn(
  place: Sorts,
  { where, whereSorts }: Pick<IdeaPart, 'where' | 'whereSorts'>,
): PlaceStanding {
  const [own, around] = whereSorts
  if (where === '') return own !== undefined && place.is.includes(own) ? 'is' : 'unnamed'
  // what no list knows is what its words say that it is
  if (own === undefined) return suits(where)(place) ? 'is' : 'elsewhere'
  const has = (sort: PlaceSort): boolean => place.is.includes(sort) || place.holds.includes(sort)
  if (around !== undefined && WORLDS.has(around) && !has(around)) return 'elsewhere'
  if (place.is.includes(own)) return 'is'
  if (!place.holds.includes(own)) return 'elsewhere'
  const isSaid = around !== undefined && place.is.includes(around)
  return isSaid || !place.is.some((sort) => APART.has(sort)) ? 'within' : 'elsewhere'
}

/** The place of an idea where one is told as what it is; else by its disaster, its nouns, and then by chance. */
export function placeFor(
  { places }: Pick<PlotContent, 'places'>,
  part: Named & Pick<IdeaPart, 'event' | 'idea'> & Partial<Pick<IdeaPart, 'goal' | 'goalSorts'>>,
  {
    befalls,
    receives,
    at = [],
  }: Pick<Plot, 'befalls' | 'receives'> & { readonly at?: readonly PlaceSort[] | undefined },
  rng: Draw,
): FoundPlace {
  // whoever brings something to an island does not set out from it
  const reached = receives === undefined || part.where !== part.goal ? [] : before(places, part)
  const [shore] = rng.shuffle(reached)
  if (shore !== undefined) return { place: shore, standing: 'within' }
  const fitting = fittingPlaces(places, { ...part, at }, rng)
  const near = places.filter(suits(part.where))
  const place =
    (befalls ? befallenPlace(part, fitting, places) : undefined) ??
    fitting[0] ??
    near[0] ??
    // a boat is raced where there is water, wherever its idea says nothing of that
    rng.shuffle(places.filter(({ is }) => at.some((sort) => is.includes(sort))))[0] ??
    places.find((pack) => part.nouns.some((one) => suits(one)(pack))) ??
    rng.pick(places.filter(({ ahead, named }) => ahead !== true && named !== true))
  return { place, standing: standingIn(place, part) }
}

/** Where the disaster of an idea befalls: of places that may be the idea's one of those, else any that it befalls, since it is what is told. */
function befallenPlace(
  part: Parameters<typeof placeFor>[1],
  fitting: readonly PlacePack[],
  places: readonly PlacePack[],
): PlacePack | undefined {
  const others = places.filter(({ named }) => named !== true)
  return (disasterIn(part, fitting) ?? disasterIn(part, others, ({ hazard }) => [hazard]))?.place
}

/** A place that somebody came by on the way: there is all that an episode may need, and nobody remembers years to come. */
export function placeOnTheWay(
  { places }: Pick<PlotContent, 'places'>,
  here: PlacePack,
  rng: Pick<Draw, 'pick'>,
): PlacePack {
  const others = places.filter(
    ({ id, ahead, lacks, named }) => id !== here.id && !ahead && !lacks && !named,
  )
  return rng.pick(others.length > 0 ? others : places)
}

/** The places that are told as what the idea's is, and then those that it may lie in; first those whose own words it says. */
function fittingPlaces(
  places: readonly PlacePack[],
  part: Named & { readonly at: readonly PlaceSort[] },
  rng: Pick<Draw, 'shuffle'>,
): PlacePack[] {
  const ranked = rng.shuffle(places).map((place) => {
    const standing = standingIn(place, part)
    const around = part.whereSorts[1]
    const isAround = around !== undefined && [...place.is, ...place.holds].includes(around)
    const own = standing === 'is' ? 4 : standing === 'within' ? 2 : 0
    const isRaced = part.at.some((sort) => place.is.includes(sort))
    const more = (isAround ? 1.5 : 0) + (suits(part.where)(place) ? 1 : 0) + (isRaced ? 1 : 0)
    return { place, own, rank: own + more }
  })
  return ranked
    .filter(({ own }) => own > 0)
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ place }) => place)
}
