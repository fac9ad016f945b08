import { isGeneric } from '../generic.ts'
import type { ReadNoun } from '../typed-reading.ts'
import { LONGEST_NOUN } from '../typed-reading.ts'
import type { PlacedNoun } from './nouns.ts'
import { isPortable } from './portable.ts'

const TAKES =
  /^(?:steal|steals|stole|stealing|find|finds|found|inherit|inherits|inherited|receive|receives|received|deliver|delivers|delivering|carry|carries|carrying|lose|loses|lost|hide|hides|hid|win|wins|buy|buys|bought|sell|sells|build|builds|make|makes|bake|bakes|forge|forges|rob|bring|brings|protect|protects|guard|guards|repair|repairs|mend|mends|fix|fixes|play|plays|keep|keeps|return|returns|discover|discovers|write|writes|paint|paints|break|breaks|open|opens|borrow|borrows|collect|collects|invent|invents|recover|recover|retrieve|retrieves|smuggle|smuggles|seek|seeks|knit|knits|sew|sews|brew|brews|own|owns|swap|swaps|save|saves|get|take|takes|took|grow|grows)$/
const RUNS =
  /^(?:opens?|opened|runs?|ran|inherits?|inherited|buys?|bought|keeps?|saves?|founded|founds|builds?|built|starts?|enters?|visits?)$/
const AT = /^(?:in|at|on|aboard|inside|under|beneath|behind|beyond|near|outside)$/
const WIDE = /^(?:seas?|ocean|world|earth|sky|space|country|universe|galaxy|continent)$/
/** Many who decide as one: nobody plays them while there is somebody whom they decide about. */
const SITTING = /^(?:council|committee|parliament|assembly|senate|jury|board|elders)$/
const VEHICLE =
  /^(?:submarine|boat|ship|raft|canoe|car|train|bus|tram|sledge|airship|ferr(?:y|ie)|barge|plane|spaceship)s?$/
const STEERS = /^(?:rac|row|sail|rid|driv|fly|flies|pilot|steer|build)(?:e|es|s|ing)?$/
const BODY = /^(?:hands?|faces?|eyes?|hearts?|hair|tooth|teeth|wings?|tails?|bones?|skull)$/

const best = (
  nouns: readonly PlacedNoun[],
  rank: (placed: PlacedNoun) => number,
): PlacedNoun | undefined =>
  nouns
    .map((placed) => ({ placed, at: rank(placed) }))
    .filter(({ at }) => at > 0)
    .sort((a, b) => b.at - a.at)[0]?.placed

function standing({ noun, owner, acts, preposition, within, whose, doneTo }: PlacedNoun): number {
  const person = noun.kind === 'person'
  if (whose && person) return 6.6
  // “bees only sting liars”, “where the mother went”
  if (within || (doneTo !== '' && acts)) return person ? 3.5 : 2
  if (acts && !owner) return 6
  if (owner) return person ? 1 : 0.5
  return (person ? 4 : 2) - (preposition === '' ? 0 : 1)
}

/** Whose daughter somebody is says who they are. */
const KIN =
  /^(?:daughter|son|wife|widow|husband|mother|father|sister|brother|granddaughter|grandson|niece|nephew|apprentice|assistant|boys?|girls?|lads?)$/

/** Who owns what comes next, right before it. */
const ownerOf = (nouns: readonly PlacedNoun[], { phrase }: PlacedNoun): PlacedNoun | undefined =>
  nouns.find((one) => {
    const between = phrase.from - one.phrase.head
    return one.owner && !one.inner && one.noun.kind === 'person' && between > 0 && between <= 2
  })

/** “The lighthouse keeper’s daughter” is told by both words; a beast that is somebody's leaves the part to them. */
export function namedByOwner(
  nouns: readonly PlacedNoun[],
  who: PlacedNoun | undefined,
): PlacedNoun | undefined {
  const owner = who && ownerOf(nouns, who)
  if (owner === undefined) return who
  if (who?.noun.kind === 'creature') return owner
  if (who === undefined || !KIN.test(who.noun.head)) return who
  const text = `${owner.noun.text}${owner.noun.plural ? '’' : '’s'} ${who.noun.text}`
  return text.length > LONGEST_NOUN ? who : { ...who, noun: { ...who.noun, text } }
}

/** Whom the idea is about: who does something in it; never whom it has lost. */
export function whoOf(
  nouns: readonly PlacedNoun[],
  playsAs: boolean,
  toldByMe: boolean,
): PlacedNoun | undefined {
  return best(nouns, (placed) => {
    const { noun, lost } = placed
    if ((noun.kind !== 'person' && noun.kind !== 'creature') || lost) return 0
    if (SITTING.test(noun.head)) return 0.3
    // “I have a bus, and zombies have the town”: the beasts are the others.
    if (toldByMe && noun.kind === 'creature' && !playsAs) return 0
    return playsAs && placed === nouns[0] ? 9 : standing(placed)
  })
}

/** How near to the heart a thing stands: what is taken before what does something, that before what is only there. */
function nearness({ noun, doneTo, acts, preposition, owner }: PlacedNoun): number {
  if (noun.because === 'trade') return -1.5
  const free = preposition === '' || preposition === 'with'
  return (
    (TAKES.test(doneTo) ? 4 : 0) +
    (acts ? 2 : 0) +
    (doneTo === '' ? 0 : 1) +
    (free ? 0.5 : 0) -
    (owner ? 1 : 0)
  )
}

/** The thing at the heart of it: what is taken, found or made before what merely stands there. */
export function whatOf(nouns: readonly PlacedNoun[]): PlacedNoun | undefined {
  return best(nouns, (placed) => {
    const { noun, doneTo, owner } = placed
    if (noun.kind !== 'thing')
      return noun.kind === 'abstract' && !owner && TAKES.test(doneTo) ? 0.2 : 0
    if (isGeneric(noun.head)) return 0
    if (BODY.test(noun.head)) return 0.1
    return (isPortable(noun) ? 2 : 1) + nearness(placed)
  })
}

function placing({ noun, preposition, doneTo, inner }: PlacedNoun): number {
  if (noun.head === 'stage') return 2
  const wide = WIDE.test(noun.head)
  // who races a boat is not there
  if (VEHICLE.test(noun.head) && STEERS.test(doneTo)) return 1.1
  // two who run rival ferries are on neither
  if (VEHICLE.test(noun.head) && noun.plural) return 0.2
  if (/^(?:before|after|until|since)$/.test(preposition)) return 0
  if (inner) return 3.2
  if (noun.because === 'preposition' && !/^(?:moon|sun|star)/.test(noun.head)) return 1.2
  if (RUNS.test(doneTo)) return 5
  if (AT.test(preposition)) return wide ? 1.5 : 4
  return wide ? 1 : 3
}

/** Where it plays: where something happens, before what somebody runs, before what is only named. */
export const whereOf = (nouns: readonly PlacedNoun[]): PlacedNoun | undefined =>
  best(nouns, (placed) => (placed.noun.kind === 'place' ? placing(placed) : 0))

/** What it comes to: the first event it names. */
export const eventOf = (nouns: readonly PlacedNoun[]): ReadNoun | null =>
  nouns.find(({ noun }) => noun.kind === 'event')?.noun ?? null
