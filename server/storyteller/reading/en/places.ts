/** Nouns that are places in English: a noun after "in" or "at" that is none of them is a thing. */
const HEADS = `
  academy airfield airport alley apartment arcade archive asylum attic aquarium arena abbey avenue
  bakery balcony ballroom bank bar barn barracks basement bathhouse bathroom bay beach bazaar bedroom boat
  bookshop bookstore border bothy bridge building bunker bureau cabin cabaret cafe café camp canal canteen canyon
  capital caravan carnival carriage casino castle cathedral cave cellar cemetery chapel church cinema circus
  city classroom clearing cliff clinic cloister club coast college colony compartment compound convent cottage
  country courthouse courtroom courtyard crossing crypt dam deck delta depot desert diner district dock dormitory
  dungeon earth embassy empire estate exchange factory fair farm farmhouse field fort fortress forest forge
  funfair galaxy gallery garage garden gate glasshouse graveyard greenhouse grotto guesthouse hall hamlet harbor
  harbour headquarters heath hill hospice hospital hostel hotel house inn island jail jungle junction kingdom
  kitchen laboratory labyrinth lagoon lake laundromat laundry library lighthouse lodge lounge maze
  manor mansion marina market marsh mausoleum meadow mill mine monastery moon moor mountain museum newsroom
  nightclub nursery oasis observatory ocean office opera orchard orphanage outpost palace paradise park parliament
  parlour pavilion pharmacy pier planet plantation platform port post prison pub pyramid quarry ranch
  refuge reserve resort restaurant river roof rooftop room ruins salon sanatorium sanctuary school sea shed ship
  shipyard shop shore shrine skyscraper spaceship square stable stadium station street studio submarine suburb
  suburbs subway suite supermarket swamp tavern tearoom teahouse temple theater theatre tower town train tram
  tunnel underworld university valley vault village villa vineyard warehouse waystation windmill wood woods
  workshop world zoo`
const PLACES = new Set(HEADS.trim().split(/\s+/))

const IN =
  /^(?:alley|avenue|bathroom|bay|bedroom|building|bunker|canyon|capital|cave|cellar|attic|basement|city|country|cottage|crypt|desert|district|empire|field|forest|galaxy|garden|hamlet|house|jungle|kingdom|kitchen|labyrinth|marsh|maze|meadow|mine|orchard|palace|park|prison|room|ruins|street|suburbs?|swamp|tower|town|tunnel|underworld|valley|vault|village|vineyard|woods?|world)$/
const ON =
  /^(?:balcony|beach|border|bridge|cliff|coast|deck|earth|farm|heath|hill|island|lake|mars|moon|moor|mountain|planet|pier|platform|ranch|river|roof|rooftop|shore|internet|venus|ocean|sea)$/
const ABOARD = /^(?:boat|caravan|carriage|ferry|ship|spaceship|submarine|train|tram|airship)$/

/** The word a phrase is about: "city" of "the last city of liars". */
export const headOf = (phrase: string): string =>
  (phrase.toLowerCase().split(/\s(?:of|with|on|in|at|under|without)\s/)[0] ?? '')
    .split(' ')
    .at(-1)
    ?.replace(/['’]s$/, '') ?? ''

/** Whether a phrase names somewhere one can be. */
export const isPlace = (phrase: string): boolean => PLACES.has(headOf(phrase))

/** How English says that something happened there. */
export function prepositionTo(phrase: string): string {
  const tail = phrase.toLowerCase().split(' ').at(-1) ?? ''
  const head = headOf(phrase)
  if (ABOARD.test(head)) return 'aboard'
  if (ON.test(head)) return 'on'
  return IN.test(head) || IN.test(tail) ? 'in' : 'at'
}

/** Where a story that names no place and nobody in particular may play: nowhere that asks for weather or a century. */
export const NEUTRAL = [
  'the old exchange',
  'the halfway house',
  'the assembly rooms',
  'the lending house',
  'the long gallery',
] as const
